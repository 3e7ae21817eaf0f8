import { Refine, type IResourceItem } from '@refinedev/core';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { MemberContext } from '../data/useMemberStorage';
import { routerProvider } from '../providers/routerProvider';
import { PortalLayout } from './layout/PortalLayout';
import { UnreadCounts } from './layout/UnreadCounts';
import { LeaveGuard } from './LeaveGuard';
import { memberData, type MemberData } from './memberData';
import { currentUserId } from './currentUserId';
import { refineResources } from './refineResources';
import { screenTitle } from './screenTitle';
import { useServices, useSession } from './session';
import { DocumentTitleHandler } from '@refinedev/react-router';

/** Sets the title of the browser tab to the title of the screen and its route parameters: "Level members 2". */
function PortalTitle({ items }: { items: readonly IResourceItem[] }) {
  const titleOf = (pathname: string) =>
    screenTitle(items, pathname)?.join(' ') ?? 'Unexpected Application Error!';
  return <DocumentTitleHandler handler={({ pathname = '' }) => `${titleOf(pathname)} · Member portal`} />;
}

const resources = refineResources();
const titleOf = (pathname: string) => screenTitle(resources, pathname)?.join(' ');

/** Renders the member area and remounts it for each session. Renders nothing for visitors: the guard redirects them. */
export default function Portal() {
  // Renders again when the session changes.
  useSession();
  const data = memberData(useServices());
  return data && <MemberPortal key={data.token} data={data} />;
}

function MemberPortal({ data: { queryClient, dataProvider } }: { readonly data: MemberData }) {
  const { auth, notifications } = useServices();
  // Under the name `default`: Refine would wrap an unnamed provider again on every render.
  const [dataProviders] = useState(() => ({ default: dataProvider }));
  const [member] = useState(() => () => currentUserId(queryClient));
  useEffect(() => () => queryClient.clear(), [queryClient]);
  // Otherwise React Query assumes that the browser starts online and misses the return of the connection.
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
      <MemberContext value={member}>
        <UnreadCounts>
          <PortalLayout titleOf={titleOf}>
            <Outlet />
          </PortalLayout>
        </UnreadCounts>
      </MemberContext>
      <PortalTitle items={resources} />
      <LeaveGuard />
    </Refine>
  );
}
