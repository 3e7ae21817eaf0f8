import { createElement } from 'react';
import type { NonIndexRouteObject } from 'react-router-dom';
import { isList, type ListResource, type Resource } from '../core/defineResource';
import { currentListView } from '../core/listView';
import { partsOf } from '../list/listParts';
import { listViews } from '../list/listViews';
import * as registry from '../resources';
import { lazyScreen, type LoadScreen } from './lazyScreen';
import { prefetchReads, resourceOf, type Read } from './prefetchReads';

/** The groups of the sidebar, below the items that product.md specifies (product.md: Layout). */
export type MenuGroup = 'Main' | 'Money' | 'Income' | 'Help';

/** The facts about a member screen from which menu, breadcrumbs, palette, titles and the prefetch follow. */
export interface ScreenHandle {
  /** The title of the browser tab. */
  readonly title: string;
  /** The resource that Refine's hooks find for this path. */
  readonly resource?: string;
  /** The label in the sidebar; without it the sidebar has no item. */
  readonly menu?: string;
  readonly group?: MenuGroup;
  /** The path of the menu item that is current on a screen without its own item. */
  readonly under?: string;
  /** The path of the parent screen. */
  readonly parent?: string;
  /** The name in the command palette, if another screen has the same title; false to exclude the screen. */
  readonly findAs?: string | false;
  /**
   * The resources that are prefetched. Bindings are excluded because keys are not cached. Calls that send a code are
   * excluded by type.
   */
  readonly reads: readonly Read[];
  /** Whether the screen shows a list, and needs the code of tables or cards. */
  readonly hasList: boolean;
  /** The screen's own code; undefined for the screen of a single list. */
  readonly load?: LoadScreen;
}

export interface MemberRoute extends NonIndexRouteObject {
  readonly path: string;
  readonly handle: ScreenHandle;
}

/** Loads the code of the lists on a screen. If it fails, the list loads it again. */
const loadLists = ({ hasList, reads }: ScreenHandle) =>
  Promise.allSettled(
    (hasList
      ? [listViews[currentListView()], ...reads.map(resourceOf).filter(isList).flatMap(partsOf)]
      : []
    ).map((code) => code.load()),
  );

type Page = Partial<ScreenHandle> & Pick<ScreenHandle, 'title'> & { path: string; load: LoadScreen };

/** Returns the route of a screen that is more than one list. */
function memberPage({ path, load, hasList = true, reads = [], ...rest }: Page): MemberRoute {
  const handle: ScreenHandle = { ...rest, hasList, reads, load };
  const loadScreen = lazyScreen(load);
  return {
    path,
    handle,
    loader: prefetchReads(reads),
    lazy: async () => (await Promise.all([loadScreen(), loadLists(handle)]))[0],
  };
}

/** Returns the routes of a list with its own screens. */
const listRoutes = (resource: ListResource): MemberRoute[] =>
  (resource.screens ?? []).map(({ path, ...screen }) => {
    const handle: ScreenHandle = {
      ...screen,
      title: resource.title,
      resource: resource.name,
      reads: [resource],
      hasList: true,
    };
    return {
      path,
      handle,
      loader: prefetchReads(handle.reads),
      lazy: async () => {
        const [{ ListScreen }] = await Promise.all([import('../list/ListScreen'), loadLists(handle)]);
        return { element: createElement(ListScreen, { key: path, resource }) };
      },
    };
  });

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
