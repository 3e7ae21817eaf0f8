import type { ComponentType } from 'react';

/** The groups of the sidebar, below the items that product.md specifies (product.md: Layout). */
export type MenuGroup = 'Main' | 'Money' | 'Income' | 'Help';

/** A screen of the signed-in area that is more than one list. It is plain data without React. */
export interface MemberScreen {
  readonly path: string;
  /** The title of the browser tab. */
  readonly title: string;
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The resource that Refine's hooks find for this path. */
  readonly resource?: string;
  /** The label in the sidebar; without it the sidebar has no item. */
  readonly menu?: string;
  readonly group?: MenuGroup;
  /** The path of the menu item that is current on a screen without its own item. */
  readonly under?: string;
  /** The name in the command palette, if another screen has the same title; false to exclude the screen. */
  readonly findAs?: string | false;
  /** The screen shows no list, so it does not need the code of tables and cards. */
  readonly withoutList?: true;
}

const dashboard = () => import('../pages/dashboard/DashboardScreen');
const futures = () => import('../pages/trades/FuturesScreen');
const spot = () => import('../pages/trades/SpotScreen');
const bonus = () => import('../pages/bonus/BonusScreen');
const team = () => import('../pages/team/TeamScreen');

/**
 * The member routes and the sidebar, with the exact labels of product.md (Member routes, Layout). Screens of a single
 * list are defined by their resource.
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
  {
    path: '/mithdraw',
    title: 'Withdraw',
    load: () => import('../pages/withdraw/WithdrawScreen'),
    menu: 'Withdraw',
    group: 'Money',
    withoutList: true,
  },
  {
    path: '/fundtransfer',
    title: 'Fund Transfer',
    load: () => import('../pages/transfer/TransferScreen'),
    menu: 'Fund Transfer',
    group: 'Money',
    withoutList: true,
  },
  {
    path: '/depositpage',
    title: 'Account activation',
    load: () => import('../pages/activation/ActivationScreen'),
    resource: 'activations',
    menu: 'Account activation',
    group: 'Money',
  },
  {
    path: '/profit',
    title: 'Profit',
    load: () => import('../pages/profit/ProfitScreen'),
    resource: 'profit',
    menu: 'Profit',
    group: 'Income',
  },
  {
    path: '/bonus',
    title: 'Bonus',
    load: bonus,
    resource: 'level-income',
    menu: 'Bonus',
    group: 'Income',
  },
  { path: '/dashBonus', title: 'Bonus', load: bonus, under: '/bonus' },
  {
    path: '/club',
    title: 'Bonus',
    load: bonus,
    resource: 'rewards',
    under: '/bonus',
    findAs: 'Rewards Bonus',
  },
  {
    path: '/layalty',
    title: 'Bonus',
    load: bonus,
    resource: 'royalty',
    under: '/bonus',
    findAs: 'Royalty Bonus',
  },
  {
    path: '/team',
    title: 'Team',
    load: team,
    resource: 'team-levels',
    menu: 'Team',
    group: 'Income',
  },
  {
    path: '/direct',
    title: 'Team',
    load: team,
    resource: 'direct-team',
    under: '/team',
    findAs: 'Direct Team',
  },
  {
    path: '/ticket',
    title: 'Ticket',
    load: () => import('../pages/tickets/TicketScreen'),
    resource: 'tickets',
    menu: 'Ticket',
    group: 'Help',
  },
  {
    path: '/profile',
    title: 'Profile',
    load: () => import('../pages/profile/ProfileScreen'),
    resource: 'phone-number',
    withoutList: true,
  },
  {
    path: '/success',
    title: 'Success',
    under: '/dashboard',
    findAs: false,
    load: () => import('../pages/status/SuccessScreen'),
    withoutList: true,
  },
];
