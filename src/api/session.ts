import { attempt } from '../core/attempt';
import { TOKEN_KEY } from './request';

export interface SessionState {
  readonly token: string | null;
  /** Whether a read received 'Unauthorized!'. The session is over, but the token is kept. */
  readonly expired: boolean;
  /** Whether the member signed in in this tab, after the page was loaded. */
  readonly startedInThisTab?: boolean;
  /** Whether the member logged out, in this or another tab. Otherwise, the server ended the session. */
  readonly loggedOut?: boolean;
  /** The page to open after a log-out. Without it, the next sign-in returns to the current page. */
  readonly redirectTo?: string;
  /** The server's message, when the server ended the session. */
  readonly message?: string | undefined;
}

/**
 * Creates the session store: one token in `storage`. Storage events, received on `events`, keep the token in sync
 * across tabs. If the browser blocks storage or it is full, the session lives in memory until the page unloads.
 */
export function createSession(storage: Storage | undefined, events: EventTarget) {
  const listeners = new Set<() => void>();
  const read = () => attempt(() => storage?.getItem(TOKEN_KEY)) ?? null;
  let state: SessionState = { token: read(), expired: false };
  let isStored = true;
  const setState = (next: Omit<SessionState, 'expired'>, expired = false) => {
    state = { ...next, expired };
    listeners.forEach((listener) => listener());
  };

  const sync = (loggedOut = false) => {
    const token = isStored ? read() : state.token;
    if (token !== state.token) setState({ token, ...(loggedOut && { loggedOut }) });
  };
  events.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if (storageArea === storage && (key === null || key === TOKEN_KEY))
      // Only a log-out clears the whole storage.
      sync(key === null);
  });
  // A page in the back/forward cache, or that a phone has suspended, receives no storage events.
  for (const type of ['pageshow', 'visibilitychange']) events.addEventListener(type, () => sync());

  return {
    state: (): SessionState => state,
    start(token: string) {
      attempt(() => storage?.setItem(TOKEN_KEY, token));
      isStored = read() === token;
      setState({ token, startedInThisTab: true });
    },
    /** Ends the session if `token` is still the current token, so that several failing calls end it only once. */
    end(token: string, message?: string) {
      if (state.token !== token) return;
      attempt(() => storage?.removeItem(TOKEN_KEY));
      setState({ token: null, message });
    },
    /** Marks the session as expired and keeps the token. Does nothing if `token` is no longer the current token. */
    expire(token: string) {
      if (state.token === token && !state.expired) setState({ token }, true);
    },
    /** Logs out: clears the storage and redirects to `to`. */
    logOut(to: string) {
      attempt(() => storage?.clear());
      setState({ token: null, redirectTo: to, loggedOut: true });
    },
    /** Calls `listener` after every change in this tab or another. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
