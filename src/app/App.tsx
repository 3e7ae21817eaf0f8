import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { AuthContext } from '../pages/auth/useAuth';
import { NotifyContext } from '../components/notify';
import { usePreferences } from '../data/usePreferences';
import { useKeepFocus } from '../components/replacedPage';
import { matchesMedia, REDUCED_MOTION, useMediaQuery } from '../components/useMediaQuery';
import { lazyWithPreload } from '../components/lazyWithPreload';
import type { Notifications } from '../providers/notificationProvider';
import { CrashScreen } from './errorPages';
import { ServicesContext, type Services } from './services';
import { themeOf } from './theme';
import { whenIdle } from '../components/whenIdle';
import { useIgnoreComposition } from '../components/useIgnoreComposition';
import { FallbackBoundary } from '../components/FallbackBoundary';

const Toasts = lazyWithPreload(() => import('./Toasts'));

/** Loads the code of the toasts when the page is idle or when the first toast is opened. */
function LazyToasts({ notifications }: { readonly notifications: Notifications }) {
  const container = useRef<HTMLDivElement>(null);
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const load = () => setNeeded(true);
    void notifications.firstToast.then(load);
    return whenIdle(load);
  }, [notifications]);
  return (
    <>
      {/* A live region, because antd's toasts are not announced by themselves. */}
      <div ref={container} aria-live="polite" />
      {needed && (
        <Toasts
          notifications={notifications}
          getContainer={() => container.current ?? document.body}
          failed={null}
        />
      )}
    </>
  );
}

export function App({ services, router }: { services: Services; router: DataRouter }) {
  const preferred = usePreferences().theme;
  // Pages are prerendered as 'light'; their markup is the same in both schemes (build/prerender).
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const scheme = preferred === 'system' ? system : preferred;
  // Read the motion preference only once: a change would make antd remount the portal, and typed text would be lost.
  const [motion] = useState(() => !matchesMedia(REDUCED_MOTION));
  const theme = useMemo(() => themeOf(scheme, motion), [scheme, motion]);
  useKeepFocus();
  useIgnoreComposition();
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = scheme;
    document.documentElement.dataset.scheme = scheme;
  }, [scheme]);
  return (
    <StyleProvider layer>
      {/* Screen readers don't recognize the options of a virtual list. */}
      <ConfigProvider theme={theme} virtual={false}>
        <LazyToasts notifications={services.notifications} />
        {/* Catches the errors that no inner boundary catches (product.md: Errors). */}
        <FallbackBoundary fallback={() => <CrashScreen />}>
          <ServicesContext value={services}>
            <NotifyContext value={services.notify}>
              <AuthContext value={services.auth}>
                <RouterProvider router={router} />
              </AuthContext>
            </NotifyContext>
          </ServicesContext>
        </FallbackBoundary>
      </ConfigProvider>
    </StyleProvider>
  );
}
