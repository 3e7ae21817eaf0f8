import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useCallback, useLayoutEffect, useState, type ReactNode, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { usePreferences } from '../data/usePreferences';
import { prefersReducedMotion } from '../components/useReducedMotion';
import { LazyToasts } from './LazyToasts';
import type { createPortalRouter } from './router';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf, type Scheme } from './theme';
import { FallbackBoundary } from '../components/FallbackBoundary';
import { CrashScreen } from './CrashScreen';
import type { Preferences } from '../data/preferences';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (listener: () => void) => {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Returns the system's colour scheme; 'light' during prerendering, whose markup fits both (build/prerender). */
const current = () => (typeof window !== 'undefined' && dark().matches ? 'dark' : 'light');

/** Returns the colour scheme of a theme; the system theme follows the system's setting. */
function useScheme(theme: Preferences['theme']): Scheme {
  const system = useSyncExternalStore(followSystem, current, current);
  return theme === 'system' ? system : theme;
}

/** Renders the crash screen when no boundary further down has caught an error (product.md: Errors). */
const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <FallbackBoundary fallback={() => <CrashScreen />}>{children}</FallbackBoundary>
);

interface AppProps {
  readonly services: Services;
  readonly router: ReturnType<typeof createPortalRouter>;
}

/** Renders the root of the portal: theme, toasts, services, and the public and member routes. */
export function App({ services, router }: AppProps) {
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
    <StyleProvider layer>
      {/* Screen readers don't recognize the options of a virtual list. */}
      <ConfigProvider theme={theme.config} virtual={false}>
        <LazyToasts notifications={notifications} />
        <ErrorBoundary>
          <ServicesContext value={services}>
            <NotifyContext value={notify}>
              <AuthContext value={auth}>
                <RouterProvider router={router} />
              </AuthContext>
            </NotifyContext>
          </ServicesContext>
        </ErrorBoundary>
      </ConfigProvider>
    </StyleProvider>
  );
}
