import { isList, type Resource } from '../core/defineResource';
import * as registry from '../resources';
import { listRoutes, memberPage, type MemberRoute } from './memberPage';

const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const trade = () => import('../pages/trades/TradeScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/** The member routes. A list with its own screen names its routes in its resource. */
export const memberRoutes: readonly MemberRoute[] = [
  memberPage('/dashboard', 'Dashboard', () => import('../pages/dashboard/DashboardScreen'), {
    resource: registry.dashboard,
    tab: { label: 'Home', order: 1, icon: 'home' },
    reads: [registry.news, registry.banners, registry.winners],
  }),
  memberPage('/open_position', 'Futures', futures, {
    resource: registry.futuresTrades,
    menu: { label: 'Traders', group: 'Main', order: 1 },
    tab: { label: 'Trades', order: 4, icon: 'fund' },
  }),
  memberPage('/bindapi', 'Bind Api', () => import('../pages/exchange-keys/BindScreen'), {
    resource: registry.bindings,
    menu: { label: 'Bind Api', group: 'Main', order: 2 },
    tab: { label: 'API', order: 3, icon: 'api' },
    // Not the default, which would prefetch the exchange keys.
    reads: [registry.serverIp],
  }),
  memberPage('/deposit', 'Deposit', () => import('../pages/deposit/DepositScreen'), {
    resource: registry.deposits,
    menu: { label: 'Deposit', group: 'Main', order: 3, icon: 'download' },
    reads: [registry.depositAddress, registry.deposits],
  }),
  memberPage('/close_position', 'Futures', futures, {
    menu: { label: 'closeposition', group: 'Main', order: 4, icon: 'check-square' },
    defaultFlag: 'true',
    reads: [registry.futuresTrades],
  }),
  memberPage('/openspotposition', 'Spot', spot, {
    resource: registry.spotTrades,
    menu: { label: 'spot position trader', group: 'Main', order: 6, icon: 'stock' },
  }),
  memberPage('/closespotposition', 'Spot', spot, {
    resource: registry.spotOrders,
    menu: { label: 'close spot position', group: 'Main', order: 7, icon: 'carry-out' },
  }),
  memberPage('/openview', 'Trade detail', trade, {
    resource: registry.tradeDetails,
    parent: '/open_position',
  }),
  memberPage('/openspotview', 'Trade detail', trade, {
    resource: registry.tradeDetails,
    parent: '/openspotposition',
  }),
  memberPage('/mithdraw', 'Withdraw', () => import('../pages/withdraw/WithdrawScreen'), {
    menu: { label: 'Withdraw', order: 1, icon: 'upload' },
  }),
  memberPage('/fundtransfer', 'Fund Transfer', () => import('../pages/transfer/TransferScreen'), {
    menu: { label: 'Fund Transfer', order: 2, icon: 'send' },
  }),
  memberPage('/depositpage', 'Account activation', () => import('../pages/activation/ActivationScreen'), {
    resource: registry.activations,
    menu: { label: 'Account activation', order: 3, icon: 'appstore' },
    reads: [registry.packages, registry.activations],
  }),
  memberPage('/statement', 'Statement', () => import('../pages/statement/StatementScreen'), {
    menu: { label: 'Statement', order: 8, icon: 'profile' },
    reads: [registry.dashboard],
  }),
  memberPage('/profit', 'Profit', () => import('../pages/profit/ProfitScreen'), {
    resource: registry.profit,
    menu: { label: 'Profit', group: 'Income', order: 1, icon: 'rise' },
  }),
  memberPage('/bonus', 'Bonus', bonus, {
    resource: registry.levelIncome,
    menu: { label: 'Bonus', group: 'Income', order: 2, icon: 'gift' },
  }),
  memberPage('/dashBonus', 'Bonus', bonus, {
    menuParent: '/bonus',
    reads: [registry.levelIncome],
  }),
  memberPage('/club', 'Bonus', bonus, { resource: registry.rewards, menuParent: '/bonus' }),
  memberPage('/layalty', 'Bonus', bonus, { resource: registry.royalty, menuParent: '/bonus' }),
  memberPage('/team', 'Team', team, {
    resource: registry.teamLevels,
    menu: { label: 'Team', group: 'Income', order: 3 },
    tab: { label: 'Team', order: 5, icon: 'team' },
  }),
  memberPage('/direct', 'Team', team, { resource: registry.directTeam, menuParent: '/team' }),
  memberPage('/ticket', 'Ticket', () => import('../pages/tickets/TicketScreen'), {
    resource: registry.tickets,
    menu: { label: 'Ticket', group: 'Help', order: 1, icon: 'customer-service' },
  }),
  memberPage('/profile', 'Profile', () => import('../pages/profile/ProfileScreen'), {
    resource: registry.phoneNumber,
    tab: { label: 'Profile', order: 6, icon: 'user' },
  }),
  memberPage('/success', 'Success', () => import('../pages/status/SuccessScreen'), {
    menuParent: '/dashboard',
  }),
  ...Object.values<Resource>(registry).filter(isList).flatMap(listRoutes),
];
