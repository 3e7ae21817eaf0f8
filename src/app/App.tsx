import { ConfigProvider, message } from 'antd';
import { Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { TOAST_LIMIT } from '../providers/notificationProvider';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { prefersReducedMotion } from '../components/useReducedMotion';
import { ErrorBoundary } from './ErrorBoundary';
import { Protected, PublicOnly } from './guards';
import { lazyScreen } from './lazyScreen';
import { loadPortal, publicPages } from './publicPages';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf } from './theme';
import { SchemeContext } from './layout/schemeContext';
import { usePrefetchPortal } from './usePrefetchPortal';
import { useScheme } from './useScheme';

const Portal = lazyScreen(loadPortal);

const publicRoutes = publicPages.map(({ path, load, visitorsOnly = false }) => {
  const Page = lazyScreen(load);
  return { visitorsOnly, route: <Route key={path} path={path} element={<Page />} /> };
});
const routesFor = (visitorsOnly: boolean) =>
  publicRoutes.filter((page) => page.visitorsOnly === visitorsOnly).map(({ route }) => route);

function Prefetch() {
  usePrefetchPortal();
  return null;
}

/** The composition root: theme, toasts, services, and the two layers of routes. */
export function App({ services }: { services: Services }) {
  const [scheme, toggleScheme] = useScheme();
  // Taken once: another value would make antd draw the whole portal anew, and what was typed would be gone.
  const [motion] = useState(() => !prefersReducedMotion());
  const [theme, setTheme] = useState(() => ({ scheme, config: themeOf(scheme, motion) }));
  if (theme.scheme !== scheme) setTheme({ scheme, config: themeOf(scheme, motion) });
  const { notifications, auth } = services;
  // antd's toasts are no live region of their own, so they are drawn in one.
  const spoken = useRef<HTMLDivElement>(null);
  const [toasts, toastHolder] = message.useMessage({
    maxCount: TOAST_LIMIT,
    getContainer: () => spoken.current ?? document.body,
  });

  useLayoutEffect(() => notifications.attach(toasts), [notifications, toasts]);
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  const notify = useCallback<Notify>(
    (type, text) => notifications.open({ type, message: text }),
    [notifications],
  );

  return (
    <ConfigProvider theme={theme.config}>
      <div ref={spoken} aria-live="polite" />
      {toastHolder}
      <ErrorBoundary>
        <ServicesContext value={services}>
          <SchemeContext value={{ scheme, toggleScheme }}>
            <NotifyContext value={notify}>
              <AuthContext value={auth}>
                <BrowserRouter>
                  <Prefetch />
                  <Suspense fallback={null}>
                    <Routes>
                      {routesFor(false)}
                      <Route element={<PublicOnly />}>{routesFor(true)}</Route>
                      <Route element={<Protected />}>
                        <Route path="*" element={<Portal />} />
                      </Route>
                    </Routes>
                  </Suspense>
                </BrowserRouter>
              </AuthContext>
            </NotifyContext>
          </SchemeContext>
        </ServicesContext>
      </ErrorBoundary>
    </ConfigProvider>
  );
}
