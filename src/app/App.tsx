import { ConfigProvider } from 'antd';
import { Suspense, useCallback, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { usePreferences } from '../components/usePreferences';
import { prefersReducedMotion } from '../components/useReducedMotion';
import { ErrorBoundary } from './ErrorBoundary';
import { Protected, PublicOnly } from './guards';
import { LazyToasts } from './LazyToasts';
import { lazyScreen } from './lazyScreen';
import { ProgressLine } from './ProgressLine';
import { loadPortal, publicPages } from './publicPages';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf } from './theme';
import { usePrefetchPortal } from './usePrefetchPortal';
import { useScheme } from './useScheme';

const Portal = lazyScreen(loadPortal, { alone: true });

const publicRoutes = publicPages.map(({ path, load, visitorsOnly = false }) => {
  const Page = lazyScreen(load, { alone: true });
  return { visitorsOnly, route: <Route key={path} path={path} element={<Page />} /> };
});
const routesFor = (visitorsOnly: boolean) =>
  publicRoutes.filter((page) => page.visitorsOnly === visitorsOnly).map(({ route }) => route);

function Prefetch() {
  usePrefetchPortal();
  return null;
}

interface AppProps {
  readonly services: Services;
  /** The router: BrowserRouter by default, another one for prerendering (src/prerender.tsx). */
  readonly Router?: ComponentType<{ children: ReactNode }>;
}

/** Renders the root of the portal: theme, toasts, services, and the public and member routes. */
export function App({ services, Router = BrowserRouter }: AppProps) {
  const scheme = useScheme(usePreferences().theme);
  // Read once: another value would make antd remount the portal, and typed text would be lost.
  const [motion] = useState(() => !prefersReducedMotion());
  const [theme, setTheme] = useState(() => ({ scheme, config: themeOf(scheme, motion) }));
  if (theme.scheme !== scheme) setTheme({ scheme, config: themeOf(scheme, motion) });
  const { notifications, auth } = services;
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  const notify = useCallback<Notify>(
    (type, text) => notifications.open({ type, message: text }),
    [notifications],
  );

  return (
    <ConfigProvider theme={theme.config}>
      <LazyToasts notifications={notifications} />
      <ErrorBoundary>
        <ServicesContext value={services}>
          <NotifyContext value={notify}>
            <AuthContext value={auth}>
              <Router>
                <Prefetch />
                <ProgressLine />
                <Suspense fallback={null}>
                  <Routes>
                    {routesFor(false)}
                    <Route element={<PublicOnly />}>{routesFor(true)}</Route>
                    <Route element={<Protected />}>
                      <Route path="*" element={<Portal />} />
                    </Route>
                  </Routes>
                </Suspense>
              </Router>
            </AuthContext>
          </NotifyContext>
        </ServicesContext>
      </ErrorBoundary>
    </ConfigProvider>
  );
}
