import { isList, type Resource } from '../core/defineResource';
import * as registry from '../resources';
import { listRoutes, memberPage, type MemberRoute } from './memberPage';

const dashboard = () => import('../pages/dashboard/DashboardScreen');
const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/**
 * The member routes in the order of the sidebar, with the exact labels of product.md (Member routes, Layout). The
 * routes of lists follow from their resources.
 */
export const memberRoutes: readonly MemberRoute[] = [
  memberPage({
    path: '/dashboard',
    title: 'Dashboard',
    load: dashboard,
    resource: 'dashboard',
    reads: [{ all: registry.news }, registry.banners, registry.winners],
  }),
  memberPage({
    path: '/open_position',
    title: 'Futures',
    load: futures,
    resource: 'futures-trades',
    menu: 'Traders',
    reads: [registry.futuresTrades],
  }),
  memberPage({
    path: '/bindapi',
    title: 'Bind Api',
    load: () => import('../pages/exchange-keys/BindScreen'),
    resource: 'bindings',
    menu: 'Bind Api',
    reads: [registry.serverIp],
  }),
  memberPage({
    path: '/deposit',
    title: 'Deposit',
    load: () => import('../pages/deposit/DepositScreen'),
    resource: 'deposits',
    menu: 'Deposit',
    reads: [registry.depositAddress, registry.deposits],
  }),
  memberPage({
    path: '/close_position',
    title: 'Futures',
    load: futures,
    menu: 'closeposition',
    reads: [registry.futuresTrades],
  }),
  memberPage({
    path: '/openspotposition',
    title: 'Spot',
    load: spot,
    resource: 'spot-trades',
    menu: 'spot position trader',
    reads: [registry.spotTrades],
  }),
  memberPage({
    path: '/closespotposition',
    title: 'Spot',
    load: spot,
    resource: 'spot-orders',
    menu: 'close spot position',
    reads: [registry.spotOrders],
  }),
  memberPage({
    path: '/mithdraw',
    title: 'Withdraw',
    load: () => import('../pages/withdraw/WithdrawScreen'),
    menu: 'Withdraw',
    group: 'Money',
    hasList: false,
  }),
  memberPage({
    path: '/fundtransfer',
    title: 'Fund Transfer',
    load: () => import('../pages/transfer/TransferScreen'),
    menu: 'Fund Transfer',
    group: 'Money',
    hasList: false,
  }),
  memberPage({
    path: '/depositpage',
    title: 'Account activation',
    load: () => import('../pages/activation/ActivationScreen'),
    resource: 'activations',
    menu: 'Account activation',
    group: 'Money',
    reads: [{ all: registry.packages }, registry.activations],
  }),
  memberPage({
    path: '/profit',
    title: 'Profit',
    load: () => import('../pages/profit/ProfitScreen'),
    resource: 'profit',
    menu: 'Profit',
    group: 'Income',
    reads: [registry.profit],
  }),
  memberPage({
    path: '/bonus',
    title: 'Bonus',
    load: bonus,
    resource: 'level-income',
    menu: 'Bonus',
    group: 'Income',
    reads: [registry.levelIncome],
  }),
  memberPage({
    path: '/dashBonus',
    title: 'Bonus',
    load: bonus,
    under: '/bonus',
    reads: [registry.levelIncome],
  }),
  memberPage({
    path: '/club',
    title: 'Bonus',
    load: bonus,
    resource: 'rewards',
    under: '/bonus',
    findAs: 'Rewards Bonus',
    reads: [registry.rewards],
  }),
  memberPage({
    path: '/layalty',
    title: 'Bonus',
    load: bonus,
    resource: 'royalty',
    under: '/bonus',
    findAs: 'Royalty Bonus',
    reads: [registry.royalty],
  }),
  memberPage({
    path: '/team',
    title: 'Team',
    load: team,
    resource: 'team-levels',
    menu: 'Team',
    group: 'Income',
    reads: [registry.teamLevels],
  }),
  memberPage({
    path: '/direct',
    title: 'Team',
    load: team,
    resource: 'direct-team',
    under: '/team',
    findAs: 'Direct Team',
    reads: [registry.directTeam],
  }),
  memberPage({
    path: '/ticket',
    title: 'Ticket',
    load: () => import('../pages/tickets/TicketScreen'),
    resource: 'tickets',
    menu: 'Ticket',
    group: 'Help',
    reads: [registry.tickets],
  }),
  memberPage({
    path: '/profile',
    title: 'Profile',
    load: () => import('../pages/profile/ProfileScreen'),
    resource: 'phone-number',
    hasList: false,
  }),
  memberPage({
    path: '/success',
    title: 'Success',
    under: '/dashboard',
    findAs: false,
    load: () => import('../pages/status/SuccessScreen'),
    hasList: false,
  }),
  ...Object.values<Resource>(registry).filter(isList).flatMap(listRoutes),
];
