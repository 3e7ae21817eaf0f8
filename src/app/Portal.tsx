import { Refine } from '@refinedev/core';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, Route, Routes } from 'react-router-dom';
import * as registry from '../resources';
import { createDataProvider } from '../providers/dataProvider';
import { createQueryClient } from '../providers/queryClient';
import { isList, type Resource } from '../core/defineResource';
import { portalRoutes } from './portalRoutes';
import { useServices, useSession } from './session';
import { Shell } from './layout/PortalLayout';

const resources: readonly Resource[] = Object.values(registry);

const refineResources = resources.map((resource) => {
  const path = isList(resource) ? resource.screen?.paths[0] : undefined;
  return { name: resource.name, ...(path !== undefined && { list: path }) };
});

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
      resources={refineResources}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
    >
      <Routes>
        <Route
          element={
            <Shell resources={resources}>
              <Suspense fallback={null}>
                <Outlet />
              </Suspense>
            </Shell>
          }
        >
          {portalRoutes(resources).map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
      </Routes>
    </Refine>
  );
}
