import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { usePreferences } from '../data/usePreferences';
import { matchesMedia, REDUCED_MOTION, useMediaQuery } from '../components/useMediaQuery';
import { LazyToasts } from './LazyToasts';
import type { createPortalRouter } from './router';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf, type Scheme } from './theme';
import { FallbackBoundary } from '../components/FallbackBoundary';
import { CrashScreen } from './CrashScreen';
import type { Preferences } from '../data/preferences';

/** Returns the colour scheme of a theme; the system theme follows the system's setting. */
function useScheme(theme: Preferences['theme']): Scheme {
  // Prerendered markup is 'light'; it fits both schemes (build/prerender).
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
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
  const [motion] = useState(() => !matchesMedia(REDUCED_MOTION));
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
