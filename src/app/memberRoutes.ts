import { isList, type Resource } from '../core/defineResource';
import * as registry from '../resources';
import { listRoutes, memberPage, type MemberRoute } from './memberPage';

const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/** The member routes, with the labels of product.md, in sidebar order; `refineResources.ts` orders the group Main. */
export const memberRoutes: readonly MemberRoute[] = [
  memberPage('/dashboard', 'Dashboard', () => import('../pages/dashboard/DashboardScreen'), {
    resource: registry.dashboard,
    reads: [registry.news, registry.banners, registry.winners],
  }),
  memberPage('/open_position', 'Futures', futures, { resource: registry.futuresTrades, menu: 'Traders' }),
  memberPage('/bindapi', 'Bind Api', () => import('../pages/exchange-keys/BindScreen'), {
    resource: registry.bindings,
    menu: 'Bind Api',
    // Not the default, which would prefetch the exchange keys.
    reads: [registry.serverIp],
  }),
  memberPage('/deposit', 'Deposit', () => import('../pages/deposit/DepositScreen'), {
    resource: registry.deposits,
    menu: 'Deposit',
    reads: [registry.depositAddress, registry.deposits],
  }),
  memberPage('/close_position', 'Futures', futures, {
    menu: 'closeposition',
    defaultFlag: 'true',
    reads: [registry.futuresTrades],
  }),
  memberPage('/openspotposition', 'Spot', spot, {
    resource: registry.spotTrades,
    menu: 'spot position trader',
  }),
  memberPage('/closespotposition', 'Spot', spot, {
    resource: registry.spotOrders,
    menu: 'close spot position',
  }),
  memberPage('/mithdraw', 'Withdraw', () => import('../pages/withdraw/WithdrawScreen'), {
    menu: 'Withdraw',
  }),
  memberPage('/fundtransfer', 'Fund Transfer', () => import('../pages/transfer/TransferScreen'), {
    menu: 'Fund Transfer',
  }),
  memberPage('/depositpage', 'Account activation', () => import('../pages/activation/ActivationScreen'), {
    resource: registry.activations,
    menu: 'Account activation',
    reads: [registry.packages, registry.activations],
  }),
  memberPage('/profit', 'Profit', () => import('../pages/profit/ProfitScreen'), {
    resource: registry.profit,
    menu: 'Profit',
    group: 'Income',
  }),
  memberPage('/bonus', 'Bonus', bonus, { resource: registry.levelIncome, menu: 'Bonus', group: 'Income' }),
  memberPage('/dashBonus', 'Bonus', bonus, {
    menuParent: '/bonus',
    reads: [registry.levelIncome],
  }),
  memberPage('/club', 'Bonus', bonus, { resource: registry.rewards, menuParent: '/bonus' }),
  memberPage('/layalty', 'Bonus', bonus, { resource: registry.royalty, menuParent: '/bonus' }),
  memberPage('/team', 'Team', team, { resource: registry.teamLevels, menu: 'Team', group: 'Income' }),
  memberPage('/direct', 'Team', team, { resource: registry.directTeam, menuParent: '/team' }),
  memberPage('/ticket', 'Ticket', () => import('../pages/tickets/TicketScreen'), {
    resource: registry.tickets,
    menu: 'Ticket',
    group: 'Help',
  }),
  memberPage('/profile', 'Profile', () => import('../pages/profile/ProfileScreen'), {
    resource: registry.phoneNumber,
  }),
  memberPage('/success', 'Success', () => import('../pages/status/SuccessScreen'), {
    menuParent: '/dashboard',
  }),
  ...Object.values<Resource>(registry).filter(isList).flatMap(listRoutes),
];
