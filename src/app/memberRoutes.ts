import { isList, type Resource } from '../core/defineResource';
import * as registry from '../resources';
import { listRoutes, memberPage, type MemberRoute } from './memberPage';

const dashboard = () => import('../pages/dashboard/DashboardScreen');
const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/**
 * The member routes in the order of the sidebar, with the exact labels of product.md (Member routes, Layout). The last
 * ones are created from the list resources.
 */
export const memberRoutes: readonly MemberRoute[] = [
  memberPage('/dashboard', 'Dashboard', dashboard, {
    resource: 'dashboard',
    reads: [{ all: registry.news }, registry.banners, registry.winners],
  }),
  memberPage('/open_position', 'Futures', futures, {
    resource: 'futures-trades',
    menu: 'Traders',
    reads: [registry.futuresTrades],
  }),
  memberPage('/bindapi', 'Bind Api', () => import('../pages/exchange-keys/BindScreen'), {
    resource: 'bindings',
    menu: 'Bind Api',
    reads: [registry.serverIp],
  }),
  memberPage('/deposit', 'Deposit', () => import('../pages/deposit/DepositScreen'), {
    resource: 'deposits',
    menu: 'Deposit',
    reads: [registry.depositAddress, registry.deposits],
  }),
  memberPage('/close_position', 'Futures', futures, {
    menu: 'closeposition',
    reads: [registry.futuresTrades],
  }),
  memberPage('/openspotposition', 'Spot', spot, {
    resource: 'spot-trades',
    menu: 'spot position trader',
    reads: [registry.spotTrades],
  }),
  memberPage('/closespotposition', 'Spot', spot, {
    resource: 'spot-orders',
    menu: 'close spot position',
    reads: [registry.spotOrders],
  }),
  memberPage('/mithdraw', 'Withdraw', () => import('../pages/withdraw/WithdrawScreen'), {
    menu: 'Withdraw',
    group: 'Money',
    hasList: false,
  }),
  memberPage('/fundtransfer', 'Fund Transfer', () => import('../pages/transfer/TransferScreen'), {
    menu: 'Fund Transfer',
    group: 'Money',
    hasList: false,
  }),
  memberPage('/depositpage', 'Account activation', () => import('../pages/activation/ActivationScreen'), {
    resource: 'activations',
    menu: 'Account activation',
    group: 'Money',
    reads: [{ all: registry.packages }, registry.activations],
  }),
  memberPage('/profit', 'Profit', () => import('../pages/profit/ProfitScreen'), {
    resource: 'profit',
    menu: 'Profit',
    group: 'Income',
    reads: [registry.profit],
  }),
  memberPage('/bonus', 'Bonus', bonus, {
    resource: 'level-income',
    menu: 'Bonus',
    group: 'Income',
    reads: [registry.levelIncome],
  }),
  memberPage('/dashBonus', 'Bonus', bonus, { under: '/bonus', reads: [registry.levelIncome] }),
  memberPage('/club', 'Bonus', bonus, {
    resource: 'rewards',
    under: '/bonus',
    paletteTitle: 'Rewards Bonus',
    reads: [registry.rewards],
  }),
  memberPage('/layalty', 'Bonus', bonus, {
    resource: 'royalty',
    under: '/bonus',
    paletteTitle: 'Royalty Bonus',
    reads: [registry.royalty],
  }),
  memberPage('/team', 'Team', team, {
    resource: 'team-levels',
    menu: 'Team',
    group: 'Income',
    reads: [registry.teamLevels],
  }),
  memberPage('/direct', 'Team', team, {
    resource: 'direct-team',
    under: '/team',
    paletteTitle: 'Direct Team',
    reads: [registry.directTeam],
  }),
  memberPage('/ticket', 'Ticket', () => import('../pages/tickets/TicketScreen'), {
    resource: 'tickets',
    menu: 'Ticket',
    group: 'Help',
    reads: [registry.tickets],
  }),
  memberPage('/profile', 'Profile', () => import('../pages/profile/ProfileScreen'), {
    resource: 'phone-number',
    hasList: false,
  }),
  memberPage('/success', 'Success', () => import('../pages/status/SuccessScreen'), {
    under: '/dashboard',
    paletteTitle: false,
    hasList: false,
  }),
  ...Object.values<Resource>(registry).filter(isList).flatMap(listRoutes),
];
