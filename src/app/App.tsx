import { ConfigProvider, message } from 'antd';
import {
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { TOAST_LIMIT } from '../providers/notificationProvider';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { ToastText } from './ToastText';
import { usePreferences } from '../components/usePreferences';
import { prefersReducedMotion } from '../components/useReducedMotion';
import { WholeText } from '../components/WholeText';
import { ErrorBoundary } from './ErrorBoundary';
import { Protected, PublicOnly } from './guards';
import { lazyScreen } from './lazyScreen';
import { ProgressLine } from './ProgressLine';
import { loadPortal, publicPages } from './publicPages';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf } from './theme';
import { usePrefetchPortal } from './usePrefetchPortal';
import { useScheme } from './useScheme';

/** Below the top bar, whose name and buttons stay in view and in reach, in px. */
const TOAST_TOP = 60;

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
  /** Where the address comes from: the browser, or the build that draws a page (src/prerender.tsx). */
  readonly Router?: ComponentType<{ children: ReactNode }>;
}

/** The composition root: theme, toasts, services, and the two layers of routes. */
export function App({ services, Router = BrowserRouter }: AppProps) {
  const scheme = useScheme(usePreferences().theme);
  // Taken once: another value would make antd draw the whole portal anew, and what was typed would be gone.
  const [motion] = useState(() => !prefersReducedMotion());
  const [theme, setTheme] = useState(() => ({ scheme, config: themeOf(scheme, motion) }));
  if (theme.scheme !== scheme) setTheme({ scheme, config: themeOf(scheme, motion) });
  const { notifications, auth } = services;
  // antd's toasts are no live region of their own, so they are drawn in one.
  const spoken = useRef<HTMLDivElement>(null);
  const [toasts, toastHolder] = message.useMessage({
    maxCount: TOAST_LIMIT,
    top: TOAST_TOP,
    getContainer: () => spoken.current ?? document.body,
  });

  const [wholeToast, showWhole] = useState<string>();
  useLayoutEffect(() => {
    notifications.attach(toasts, (text, dismiss) => {
      const onShow = () => {
        dismiss();
        showWhole(text);
      };
      return <ToastText text={text} onShow={onShow} />;
    });
  }, [notifications, toasts]);
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
      <div ref={spoken} aria-live="polite" />
      {toastHolder}
      <ErrorBoundary>
        <ServicesContext value={services}>
          <NotifyContext value={notify}>
            {wholeToast !== undefined && (
              <WholeText text={wholeToast} label="Message" onClose={() => showWhole(undefined)} />
            )}
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
