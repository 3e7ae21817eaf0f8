import type { ComponentType } from 'react';

/** A screen of the signed-in area that is more than one list. All of it is data: no React here. */
export interface MemberScreen {
  readonly path: string;
  /** Names the browser's tab. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The resource that Refine's hooks find under this address. */
  readonly resource?: string;
  /** Puts it in the sidebar under that label. */
  readonly menu?: string;
  /** It draws no list, so it does without the code of tables and cards. */
  readonly withoutList?: true;
}

const dashboard = () => import('../pages/dashboard/DashboardScreen');
const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/**
 * The member routes and the sidebar, with their labels to the letter (product.md: Member routes, Layout);
 * screens of a single list stand with their resource.
 */
export const memberScreens: readonly MemberScreen[] = [
  { path: '/dashboard', title: 'Dashboard', load: dashboard, resource: 'dashboard' },
  { path: '/open_position', title: 'Futures', load: futures, resource: 'futures-trades', menu: 'Traders' },
  {
    path: '/bindapi',
    title: 'Bind Api',
    load: () => import('../pages/exchange-keys/BindScreen'),
    resource: 'bindings',
    menu: 'Bind Api',
  },
  {
    path: '/deposit',
    title: 'Deposit',
    load: () => import('../pages/deposit/DepositScreen'),
    resource: 'deposits',
    menu: 'Deposit',
  },
  { path: '/close_position', title: 'Futures', load: futures, menu: 'closeposition' },
  {
    path: '/openspotposition',
    title: 'Spot',
    load: spot,
    resource: 'spot-trades',
    menu: 'spot position trader',
  },
  {
    path: '/closespotposition',
    title: 'Spot',
    load: spot,
    resource: 'spot-orders',
    menu: 'close spot position',
  },
  { path: '/bonus', title: 'Bonus', load: bonus, resource: 'level-income' },
  { path: '/dashBonus', title: 'Bonus', load: bonus },
  { path: '/club', title: 'Bonus', load: bonus, resource: 'rewards' },
  { path: '/layalty', title: 'Bonus', load: bonus, resource: 'royalty' },
  { path: '/team', title: 'Team', load: team, resource: 'team-levels' },
  { path: '/direct', title: 'Team', load: team, resource: 'direct-team' },
  {
    path: '/fundtransfer',
    title: 'Fund Transfer',
    load: () => import('../pages/transfer/TransferScreen'),
    withoutList: true,
  },
  {
    path: '/mithdraw',
    title: 'Withdraw',
    load: () => import('../pages/withdraw/WithdrawScreen'),
    withoutList: true,
  },
  {
    path: '/depositpage',
    title: 'Account activation',
    load: () => import('../pages/activation/ActivationScreen'),
    resource: 'activations',
  },
  {
    path: '/ticket',
    title: 'Ticket',
    load: () => import('../pages/tickets/TicketScreen'),
    resource: 'tickets',
  },
  {
    path: '/profile',
    title: 'Profile',
    load: () => import('../pages/profile/ProfileScreen'),
    resource: 'phone-number',
    withoutList: true,
  },
  {
    path: '/profit',
    title: 'Profit',
    load: () => import('../pages/profit/ProfitScreen'),
    resource: 'profit',
  },
  {
    path: '/success',
    title: 'Success',
    load: () => import('../pages/status/SuccessScreen'),
    withoutList: true,
  },
];
