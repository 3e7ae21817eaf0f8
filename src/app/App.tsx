import {
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { AuthContext } from '../pages/auth/useAuth';
import { NotificationContext } from '../lib/useNotification';
import { usePreferences } from '../lib/usePreferences';
import { useKeepFocus } from '../lib/replacedPage';
import { matchesMedia, REDUCED_MOTION, useMediaQuery } from '../lib/useMediaQuery';
import { lazyWithPreload } from '../components/lazyWithPreload';
import type { Notifications } from '../providers/notificationProvider';
import { CrashScreen } from './errorPages';
import { ServicesContext, type Services } from './services';
import { themeOf } from './theme';
import { whenIdle } from '../lib/whenIdle';
import { applyScheme } from '../lib/applyScheme';
import { useIgnoreComposition } from '../lib/useIgnoreComposition';
import { FallbackBoundary } from '../components/FallbackBoundary';

const Toasts = lazyWithPreload(() => import('./Toasts'));

/** The icons of antd's parts. Screen readers would read the file names of antd's own icons. */
const icons: Pick<ConfigProviderProps, 'alert' | 'button'> = {
  alert: {
    errorIcon: <CloseCircleFilled aria-hidden />,
    warningIcon: <ExclamationCircleFilled aria-hidden />,
    infoIcon: <InfoCircleFilled aria-hidden />,
  },
  // Without the animation of antd's own icon, which may run longer than the request.
  button: { loadingIcon: <LoadingOutlined aria-hidden /> },
};

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
      {/* Must exist before a toast opens, or screen readers skip the announcement. */}
      <div ref={container} aria-live="polite" className="no-print" />
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

function Theme({ children }: { readonly children: ReactNode }) {
  const preferred = usePreferences().theme;
  // Pages are prerendered as 'light'; their markup is the same in both schemes (build/prerender).
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const scheme = preferred === 'system' ? system : preferred;
  // Read the motion preference only once: a change would make antd remount the portal, and typed text would be lost.
  const [motion] = useState(() => !matchesMedia(REDUCED_MOTION));
  useLayoutEffect(() => applyScheme(document, scheme), [scheme]);
  // The style sheets change the colours. Only charts read the tokens, so render them after the next paint.
  const deferred = useDeferredValue(scheme);
  const theme = useMemo(() => themeOf(deferred, motion), [deferred, motion]);
  return (
    // Screen readers don't recognize the options of a virtual list.
    <ConfigProvider theme={theme} virtual={false} {...icons}>
      {children}
    </ConfigProvider>
  );
}

export function App({ services, router }: { services: Services; router: DataRouter }) {
  useKeepFocus();
  useIgnoreComposition();
  return (
    <Theme>
      <LazyToasts notifications={services.notifications} />
      {/* Catches the errors that no inner boundary catches. */}
      <FallbackBoundary fallback={() => <CrashScreen />}>
        <ServicesContext value={services}>
          <NotificationContext value={services.notifications}>
            <AuthContext value={services.auth}>
              <RouterProvider router={router} />
            </AuthContext>
          </NotificationContext>
        </ServicesContext>
      </FallbackBoundary>
    </Theme>
  );
}
