import { Refine } from '@refinedev/core';
import { UnsavedChangesNotifier } from '@refinedev/react-router';
import { onlineManager } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { takeEarlyAnswer } from '../api/earlyReads';
import { isList, type Resource } from '../core/defineResource';
import { createNews } from '../core/newsStore';
import { FirstAnswersContext } from '../list/firstAnswersContext';
import { NewsContext } from '../list/newsContext';
import { MemberContext } from '../list/memberContext';
import { createDataProvider } from '../providers/dataProvider';
import { createFirstAnswers } from '../providers/firstAnswers';
import { createQueryClient } from '../providers/queryClient';
import { routerProvider } from '../providers/routerProvider';
import * as registry from '../resources';
import { beginFirstReads, partsAt } from './firstReads';
import { PortalLayout } from './layout/PortalLayout';
import { ScreenSkeleton } from '../components/Screen';
import { memberOf } from './memberOf';
import { PortalTitle } from './PortalTitle';
import { portalRoutes } from './portalRoutes';
import { refineResources } from './refineResources';
import { screenTitle } from './screenTitle';
import { useServices, useSession } from './session';

const resources: readonly Resource[] = Object.values(registry);
const items = refineResources(resources);
const routes = portalRoutes(resources.filter(isList));
const titleOf = (pathname: string) => screenTitle(items, pathname)?.join(' ');

/** `bootstrap` can determine the optional chunks only after the portal's code has loaded. */
export { partsAt };

/**
 * Renders the signed-in area. The key gives each session its own instance, so data never passes from one member to
 * the next.
 */
export default function Portal() {
  const { token } = useSession();
  return <MemberPortal key={token} />;
}

/** Renders the first screen of a visit while its code loads. */
function Awaited() {
  const title = titleOf(useLocation().pathname);
  return title === undefined ? null : <ScreenSkeleton title={title} />;
}

function MemberPortal() {
  const { token, begunHere } = useSession();
  const { host, send, auth, notifications } = useServices();
  const [queryClient] = useState(() => createQueryClient(notifications));
  // Passed under the name `default`: Refine would wrap an unnamed provider again on every render, and effects that
  // depend on it would restart.
  const [dataProvider] = useState(() => ({ default: createDataProvider(send, resources, host) }));
  const { pathname, search } = useLocation();
  const [firstAnswers] = useState(() => {
    if (token !== null && begunHere) beginFirstReads({ host, token, pathname, search });
    return createFirstAnswers({ take: takeEarlyAnswer, resources, host, token });
  });
  const [news] = useState(createNews);
  const [member] = useState(() => () => memberOf(queryClient));
  useEffect(() => () => queryClient.clear(), [queryClient]);
  // Otherwise React Query assumes that the browser starts online and misses the return of the connection.
  useEffect(() => onlineManager.setOnline(window.navigator.onLine), []);
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
      <FirstAnswersContext value={firstAnswers}>
        <MemberContext value={member}>
          <NewsContext value={news}>
            <Routes>
              <Route
                element={
                  <PortalLayout titleOf={titleOf}>
                    <Suspense fallback={<Awaited />}>
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
          </NewsContext>
        </MemberContext>
      </FirstAnswersContext>
      <PortalTitle items={items} />
      <UnsavedChangesNotifier message="Discard what you entered?" />
    </Refine>
  );
}
