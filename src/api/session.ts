import { TOKEN_KEY } from './request';

/** The page to open when the session ends. With `shouldReturn`, the next sign-in returns to the current page. */
interface RedirectAfter {
  readonly to: string;
  readonly shouldReturn: boolean;
  /** The server's message, when the server ended the session. */
  readonly message?: string;
}

export interface SessionState {
  readonly token: string | null;
  /**
   * Whether a GET or a background request received 'Unauthorized!'. The session is over, but the token is kept
   * (product.md, decision 12).
   */
  readonly expired: boolean;
  readonly redirectAfter: RedirectAfter;
}

export interface Session {
  readonly state: () => SessionState;
  readonly start: (token: string) => void;
  /** Ends the session if `token` is still the current token, so that several failing calls end it only once. */
  readonly end: (token: string, message?: string) => void;
  /** Marks the session as expired and keeps the token. Does nothing if `token` is no longer the current token. */
  readonly expire: (token: string) => void;
  /** Logs out: clears the storage and redirects to `to` (product.md: States). */
  readonly logOut: (to: string) => void;
  /** Calls `listener` after every change in this tab or another. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const TO_LOGIN: RedirectAfter = { to: '/login', shouldReturn: true };

/**
 * Creates the session store: one token in `storage`. Storage events, received on `events`, keep the token in sync
 * across tabs. If the browser blocks storage, the session lives in memory until the page unloads.
 */
export function createSession(storage: Storage | undefined, events: EventTarget): Session {
  const listeners = new Set<() => void>();
  const read = (): string | null => {
    try {
      return storage?.getItem(TOKEN_KEY) ?? null;
    } catch {
      return null;
    }
  };
  const write = (change: () => void) => {
    try {
      change();
    } catch {
      // The browser blocks storage: `state` keeps the token until the page unloads.
    }
  };
  let state: SessionState = { token: read(), expired: false, redirectAfter: TO_LOGIN };
  const setState = (next: Partial<SessionState>) => {
    state = { ...state, expired: false, ...next };
    listeners.forEach((listener) => listener());
  };

  events.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if (storageArea !== storage || (key !== null && key !== TOKEN_KEY)) return;
    const token = read();
    if (token !== state.token) setState({ token, redirectAfter: TO_LOGIN });
  });

  return {
    state: () => state,
    start(token) {
      write(() => storage?.setItem(TOKEN_KEY, token));
      setState({ token, redirectAfter: TO_LOGIN });
    },
    end(token, message) {
      if (state.token !== token) return;
      write(() => storage?.removeItem(TOKEN_KEY));
      setState({ token: null, redirectAfter: message === undefined ? TO_LOGIN : { ...TO_LOGIN, message } });
    },
    expire(token) {
      if (state.token === token && !state.expired) setState({ expired: true });
    },
    logOut(to) {
      write(() => storage?.clear());
      setState({ token: null, redirectAfter: { to, shouldReturn: false } });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
