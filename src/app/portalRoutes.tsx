import type { ReactElement } from 'react';
import * as registry from '../resources';
import { isList, type ListResource, type Resource } from '../core/defineResource';
import { ListScreen } from '../list/ListScreen';
import { NotFoundScreen } from '../pages/status/NotFoundScreen';
import { SuccessScreen } from '../pages/status/SuccessScreen';
import { ResourceTabs } from '../list/ResourceTabs';
import { lazyScreen } from './lazyScreen';

const ActivationScreen = lazyScreen(() => import('../pages/activation/ActivationScreen'));
const BindScreen = lazyScreen(() => import('../pages/exchange-keys/BindScreen'));
const DashboardScreen = lazyScreen(() => import('../pages/dashboard/DashboardScreen'));
const DepositScreen = lazyScreen(() => import('../pages/deposit/DepositScreen'));
const ProfileScreen = lazyScreen(() => import('../pages/profile/ProfileScreen'));
const ProfitScreen = lazyScreen(() => import('../pages/profit/ProfitScreen'));
const TicketScreen = lazyScreen(() => import('../pages/tickets/TicketScreen'));
const WithdrawScreen = lazyScreen(() => import('../pages/withdraw/WithdrawScreen'));
const TransferScreen = lazyScreen(() => import('../pages/transfer/TransferScreen'));

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
  <ResourceTabs title="Futures" tabs={positions(path, registry.futuresTrades, registry.futuresOrders)} />
);
const spot = (path: string, first: 'Trades' | 'Orders') => (
  <ResourceTabs title="Spot" tabs={positions(path, registry.spotTrades, registry.spotOrders)} first={first} />
);

const bonuses = (
  <ResourceTabs
    title="Bonus"
    tabs={[
      { label: 'Level Income', to: '/bonus', resource: registry.levelIncome },
      { label: 'Rewards Bonus', to: '/club', resource: registry.rewards },
      { label: 'Royalty Bonus', to: '/layalty', resource: registry.royalty },
    ]}
  />
);

const team = (
  <ResourceTabs
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
    element: (
      <DashboardScreen
        dashboard={registry.dashboard}
        news={registry.news}
        banners={registry.banners}
        winners={registry.winners}
      />
    ),
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
      <WithdrawScreen
        withdrawals={registry.withdrawals}
        code={registry.withdrawalCode}
        dashboard={registry.dashboard}
      />
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
    element: <ProfileScreen dashboard={registry.dashboard} phone={registry.phoneNumber} />,
  },
  { path: '/profit', element: <ProfitScreen profit={registry.profit} /> },
  {
    path: '/success',
    element: <SuccessScreen />,
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
