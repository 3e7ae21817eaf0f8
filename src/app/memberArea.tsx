import { Refine, useGetIdentity } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { Identity } from '../core/identity';
import { MemberAccountContext } from '../data/memberSteps';
import { MemberIdContext } from '../data/useMemberStorage';
import { useObject } from '../data/useObject';
import { watchClock } from '../data/watchClock';
import { routerProvider } from '../providers/routerProvider';
import { bindings } from '../resources/bindings';
import { dashboard } from '../resources/dashboard';
import { RouteError } from './errorPages';
import { PortalLayout } from './layout/PortalLayout';
import { UnreadCounts } from './layout/UnreadCounts';
import { lazyScreen } from './lazyScreen';
import { LeaveGuard } from './LeaveGuard';
import { memberData, type MemberData } from './memberData';
import { prefetchReads } from './memberPage';
import { memberRoutes } from './memberRoutes';
import { refineResources } from './refineResources';
import { titleOf } from './screens';
import { useServices, useSession } from './services';

export { preloadScreen } from './screens';

const tabTitleOf = ({ pathname = '' }: { readonly pathname?: string }) =>
  `${titleOf(pathname) ?? 'Page not found'} · Member portal`;

function MemberProvider({ children }: { readonly children: ReactNode }) {
  const { value } = useObject(dashboard);
  const { data: identity } = useGetIdentity<Identity | null>();
  const account = useMemo(() => ({ dashboard: value, bindings }), [value]);
  return (
    <MemberIdContext value={identity?.id}>
      <MemberAccountContext value={account}>{children}</MemberAccountContext>
    </MemberIdContext>
  );
}

/** Renders the member area, remounted for each session. Renders nothing for visitors, whom a route guard redirects. */
function MemberPortal() {
  // Re-render when the session changes.
  useSession();
  const data = memberData(useServices());
  return data && <SessionPortal key={data.token} data={data} />;
}

function SessionPortal({
  data: { queryClient, authProvider, dataProviders },
}: {
  readonly data: MemberData;
}) {
  const { notifications } = useServices();
  useEffect(() => () => queryClient.clear(), [queryClient]);
  useEffect(() => watchClock(queryClient), [queryClient]);
  // React Query assumes that the browser is online at the start. Without this, it would miss a later reconnect.
  useEffect(() => onlineManager.setOnline(window.navigator.onLine), []);
  return (
    <Refine
      dataProvider={dataProviders}
      authProvider={authProvider}
      notificationProvider={notifications}
      routerProvider={routerProvider}
      resources={refineResources}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <MemberProvider>
        <UnreadCounts>
          <PortalLayout>
            <Outlet />
          </PortalLayout>
        </UnreadCounts>
      </MemberProvider>
      <DocumentTitleHandler handler={tabTitleOf} />
      <LeaveGuard />
    </Refine>
  );
}

/** The routes of the member area. The layout stays visible when a screen fails to load. */
export const memberArea: RouteObject[] = [
  // The top bar of every screen shows the member's name, which the dashboard's data contains, so prefetch that data.
  {
    Component: MemberPortal,
    ...prefetchReads([dashboard]),
    // The layout stays mounted from screen to screen. Screens that show this data read it themselves.
    shouldRevalidate: () => false,
    children: [
      {
        errorElement: <RouteError />,
        children: [
          ...memberRoutes,
          { path: '*', lazy: lazyScreen(() => import('../pages/status/NotFoundScreen')) },
        ],
      },
    ],
  },
];
