import { lazy, type ReactElement } from 'react';
import * as registry from '../resources';
import { isList, type ListResource, type Resource } from '../shared/defineResource';
import { ComingScreen } from '../pages/ComingScreen';
import { ListScreen } from '../pages/ListScreen';
import { NotFoundScreen } from '../pages/NotFoundScreen';
import { TabbedLedgers } from '../pages/TabbedLedgers';

const ActivationScreen = lazy(() => import('../pages/ActivationScreen'));
const BindScreen = lazy(() => import('../pages/BindScreen'));
const DashboardScreen = lazy(() => import('../pages/DashboardScreen'));
const DepositScreen = lazy(() => import('../pages/DepositScreen'));
const TicketScreen = lazy(() => import('../pages/TicketScreen'));
const TransferScreen = lazy(() => import('../pages/TransferScreen'));

interface PortalRoute {
  readonly path: string;
  readonly element: ReactElement;
}

/** DESIGN decision 5: one futures and one spot screen, each with its trades and its orders. */
const positions = (path: string, trades: ListResource, orders: ListResource) => [
  { label: 'Trades', to: `${path}?tab=trades`, resource: trades },
  { label: 'Orders', to: `${path}?tab=orders`, resource: orders },
];
const futures = (path: string) => (
  <TabbedLedgers title="Futures" tabs={positions(path, registry.futuresTrades, registry.futuresOrders)} />
);
const spot = (path: string, first: 'Trades' | 'Orders') => (
  <TabbedLedgers
    title="Spot"
    tabs={positions(path, registry.spotTrades, registry.spotOrders)}
    first={first}
  />
);

const bonuses = (
  <TabbedLedgers
    title="Bonus"
    tabs={[
      { label: 'Level Income', to: '/bonus', resource: registry.levelIncome },
      { label: 'Rewards Bonus', to: '/club', resource: registry.rewards },
      { label: 'Royalty Bonus', to: '/layalty', resource: registry.royalty },
    ]}
  />
);

const team = (
  <TabbedLedgers
    title="Team"
    tabs={[
      { label: 'Team', to: '/team', resource: registry.teamLevels },
      { label: 'Direct Team', to: '/direct', resource: registry.directTeam },
    ]}
  />
);

/** Screens that are more than one list (SPEC §2). */
const screens: readonly PortalRoute[] = [
  {
    path: '/dashboard',
    element: <DashboardScreen winners={registry.winners} dashboard={registry.dashboard} />,
  },
  { path: '/open_position', element: futures('/open_position') },
  { path: '/close_position', element: futures('/close_position') },
  { path: '/openspotposition', element: spot('/openspotposition', 'Trades') },
  { path: '/closespotposition', element: spot('/closespotposition', 'Orders') },
  ...['/bonus', '/dashBonus', '/club', '/layalty'].map((path) => ({ path, element: bonuses })),
  ...['/team', '/direct'].map((path) => ({ path, element: team })),
  {
    path: '/bindapi',
    element: <BindScreen bindings={registry.bindings} serverIp={registry.serverIp} />,
  },
  {
    path: '/deposit',
    element: <DepositScreen deposits={registry.deposits} depositAddress={registry.depositAddress} />,
  },
  {
    path: '/fundtransfer',
    element: (
      <TransferScreen
        transfers={registry.transfers}
        recipient={registry.recipient}
        dashboard={registry.dashboard}
      />
    ),
  },
  {
    path: '/mithdraw',
    element: (
      <ComingScreen title="Withdraw" list={registry.withdrawals}>
        Withdrawing to an address or to the Fuel Wallet will be done here. Your withdrawals are listed
        already.
      </ComingScreen>
    ),
  },
  {
    path: '/depositpage',
    element: (
      <ActivationScreen
        activations={registry.activations}
        packages={registry.packages}
        dashboard={registry.dashboard}
      />
    ),
  },
  {
    path: '/ticket',
    element: <TicketScreen tickets={registry.tickets} />,
  },
  {
    path: '/profile',
    element: <ComingScreen title="Profile">Your profile and referral link will be shown here.</ComingScreen>,
  },
  {
    path: '/success',
    element: <ComingScreen title="Success">The result of an action will be shown here.</ComingScreen>,
  },
];

/** Every route of the signed-in area: the screens, then each resource that has a screen of its own. */
export function portalRoutes(resources: readonly Resource[]): PortalRoute[] {
  const lists = resources.filter(isList).flatMap((resource) =>
    (resource.screen?.paths ?? []).map((path) => ({
      path,
      element: <ListScreen key={path} resource={resource} />,
    })),
  );
  return [...screens, ...lists, { path: '*', element: <NotFoundScreen /> }];
}
