import { Refine } from '@refinedev/core';
import { UnsavedChangesNotifier } from '@refinedev/react-router';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import { isList, type Resource } from '../core/defineResource';
import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import { routerProvider } from '../providers/routerProvider';
import * as registry from '../resources';
import { PortalLayout } from './layout/PortalLayout';
import { PortalTitle } from './PortalTitle';
import { portalRoutes } from './portalRoutes';
import { refineResources } from './refineResources';
import { useServices, useSession } from './session';

const resources: readonly Resource[] = Object.values(registry);
const items = refineResources(resources);
const routes = portalRoutes(resources.filter(isList));

/** The signed-in layer. Each session has its own: nothing of one member's data reaches the next. */
export default function Portal() {
  const { token } = useSession();
  return <MemberPortal key={token} />;
}

function MemberPortal() {
  const { host, send, auth, notifications } = useServices();
  const [queryClient] = useState(() => createQueryClient(notifications));
  const [dataProvider] = useState(() => createDataProvider(send, resources, host));
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return (
    <Refine
      dataProvider={dataProvider}
      authProvider={auth}
      notificationProvider={notifications}
      routerProvider={routerProvider}
      resources={items}
      options={{
        disableTelemetry: true,
        syncWithLocation: false,
        warnWhenUnsavedChanges: true,
        reactQuery: { clientConfig: queryClient },
      }}
    >
      <Routes>
        <Route
          element={
            <PortalLayout>
              <Suspense fallback={null}>
                <Outlet />
              </Suspense>
            </PortalLayout>
          }
        >
          {routes.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
      </Routes>
      <PortalTitle items={items} />
      <UnsavedChangesNotifier message="What you typed here is not sent yet. Leave this screen?" />
    </Refine>
  );
}
