import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useCallback, useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { AuthContext } from '../pages/auth/auth';
import { NotifyContext, type Notify } from '../components/notify';
import { usePreferences } from '../data/usePreferences';
import { prefersReducedMotion } from '../components/useReducedMotion';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyToasts } from './LazyToasts';
import type { createPortalRouter } from './router';
import type { Services } from './services';
import { ServicesContext } from './session';
import { themeOf } from './theme';
import { useScheme } from './useScheme';

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
      <ConfigProvider theme={theme.config}>
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
