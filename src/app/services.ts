import { createContext, use, useSyncExternalStore } from 'react';
import { consumePrefetch } from '../api/prefetch';
import { createHttp } from '../api/http';
import { attempt } from '../core/attempt';
import { leaveEntry } from '../lib/historyEntry';
import { loadChunk } from '../lib/loadChunk';
import { clearDrafts, trackWrite } from '../data/drafts';
import { notifyPreferenceListeners } from '../lib/preferences';
import { storeSessionEnded, storeTabMember } from '../data/signInState';
import { createSession, type SessionState } from '../api/session';
import { createAuthProvider, createOnError } from '../providers/authProvider';
import { createNotificationProvider } from '../providers/notificationProvider';
import { readApiHost } from '../api/request';

/** Creates the services of the portal, once per browser window. */
export function createServices(window: Window) {
  const host = readApiHost(window.document);
  // Some browsers throw when a page reads `localStorage`: the session then lasts until the page unloads.
  const storage = attempt(() => window.localStorage);
  const session = createSession(storage, window);
  const send = createHttp({
    host,
    session,
    onError: createOnError(session),
    prefetched: consumePrefetch,
    online: () => window.navigator.onLine,
    trackWrite,
  });
  const notifications = createNotificationProvider();
  // Show the server's message about an ended session here, because the screen whose request failed unmounts.
  session.subscribe(() => {
    const { token, message, loggedOut = false, startedInThisTab, redirectTo } = session.state();
    // The member of this tab changes on purpose, not by a sign-in in another tab.
    if (startedInThisTab) storeTabMember(undefined);
    // Not after a log-out in another tab: this tab needs its member to say that another one signed in.
    if (redirectTo !== undefined) {
      leaveEntry();
      attempt(() => window.sessionStorage.clear());
    }
    if (token !== null) return;
    storeSessionEnded(!loggedOut);
    if (loggedOut) clearDrafts();
    // Logging out also clears the stored preferences, so components that use them must re-render.
    notifyPreferenceListeners();
    if (message) notifications.open({ type: 'error', message });
  });
  const auth = createAuthProvider(send, session, async () => {
    // Imported for signed-in members only: the resource is part of the member area's code.
    const { dashboard } = await loadChunk(() => import('../resources/dashboard'));
    return (await send(dashboard.one)).data;
  });
  return { host, session, send, auth, notifications };
}

export type Services = ReturnType<typeof createServices>;

export const ServicesContext = createContext<Services | undefined>(undefined);

/** Returns the services of this window; throws outside <App>. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs <App>');
  return services;
}

/** Returns the current session and re-renders when it changes in this or another tab. */
export function useSession(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
