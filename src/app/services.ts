import { takeEarlyRead } from '../api/earlyReads';
import { createHttp, type Send } from '../api/http';
import { preferencesCleared } from '../core/preferences';
import { createSession, type Session } from '../api/session';
import { createAuthProvider, type PortalAuth } from '../providers/authProvider';
import { createNotificationProvider, type Notifications } from '../providers/notificationProvider';
import { readApiHost } from '../core/env';

/** Everything the portal is made of below its screens, wired once: env → http → session → providers. */
export interface Services {
  readonly host: string;
  readonly session: Session;
  readonly send: Send;
  readonly auth: PortalAuth;
  readonly notifications: Notifications;
}

/** This browser's storage; a member who forbids it gets a session that ends with the tab. */
function storageOf(window: Window): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Wires the services for one browser window. */
export function createServices(window: Window): Services {
  const host = readApiHost(window.document);
  const session = createSession(storageOf(window), window);
  const send = createHttp({
    host,
    session,
    early: takeEarlyRead,
    online: () => window.navigator.onLine,
  });
  const notifications = createNotificationProvider();
  // The screens whose reads were refused are gone by the time they could toast it themselves.
  session.subscribe(() => {
    const { token, redirectAfter } = session.state();
    if (token !== null) return;
    // Log-out clears storage, and with it what was preferred.
    preferencesCleared();
    if (redirectAfter.message) notifications.open({ type: 'error', message: redirectAfter.message });
  });
  return {
    host,
    session,
    send,
    auth: createAuthProvider(send, session),
    notifications,
  };
}
