import { Refine } from '@refinedev/core';
import { DocumentTitleHandler } from '@refinedev/react-router';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { MemberContext, memberIdOf } from '../data/useMemberStorage';
import { useObject } from '../data/useObject';
import { routerProvider } from '../providers/routerProvider';
import { dashboard } from '../resources/dashboard';
import { PortalLayout } from './layout/PortalLayout';
import { UnreadCounts } from './layout/UnreadCounts';
import { LeaveGuard } from './LeaveGuard';
import { memberData, type MemberData } from './memberData';
import { refineResources, titleOf } from './refineResources';
import { useServices, useSession } from './services';

const resources = refineResources();

const tabTitleOf = ({ pathname = '' }: { readonly pathname?: string }) =>
  `${titleOf(pathname) ?? 'Unexpected Application Error!'} · Member portal`;

function MemberIdProvider({ children }: { readonly children: ReactNode }) {
  return <MemberContext value={memberIdOf(useObject(dashboard).value)}>{children}</MemberContext>;
}

/** Renders the member area, remounted for each session. Renders nothing for visitors, whom a route guard redirects. */
export default function MemberPortal() {
  // Re-render when the session changes.
  useSession();
  const data = memberData(useServices());
  return data && <SessionPortal key={data.token} data={data} />;
}

function SessionPortal({ data: { queryClient, dataProvider } }: { readonly data: MemberData }) {
  const { auth, notifications } = useServices();
  // Named `default`, because Refine would wrap an unnamed provider again on every render.
  const [dataProviders] = useState(() => ({ default: dataProvider }));
  useEffect(() => () => queryClient.clear(), [queryClient]);
  // React Query assumes that the browser is online at the start. Without this, it would miss a later reconnect.
  useEffect(() => onlineManager.setOnline(window.navigator.onLine), []);
  return (
    <Refine
      dataProvider={dataProviders}
      authProvider={auth}
      notificationProvider={notifications}
      routerProvider={routerProvider}
      resources={resources}
      options={{
        disableTelemetry: true,
        syncWithLocation: false,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <MemberIdProvider>
        <UnreadCounts>
          <PortalLayout>
            <Outlet />
          </PortalLayout>
        </UnreadCounts>
      </MemberIdProvider>
      <DocumentTitleHandler handler={tabTitleOf} />
      <LeaveGuard />
    </Refine>
  );
}
