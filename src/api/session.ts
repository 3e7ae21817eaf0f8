import { attempt } from '../core/attempt';
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
  /** Whether a read received 'Unauthorized!'. The session is over, but the token is kept (product.md, decision 12). */
  readonly expired: boolean;
  readonly redirectAfter: RedirectAfter;
}

const TO_LOGIN: RedirectAfter = { to: '/login', shouldReturn: true };

/**
 * Creates the session store: one token in `storage`. Storage events, received on `events`, keep the token in sync
 * across tabs. If the browser blocks storage, the session lives in memory until the page unloads.
 */
export function createSession(storage: Storage | undefined, events: EventTarget) {
  const listeners = new Set<() => void>();
  const read = () => attempt(() => storage?.getItem(TOKEN_KEY)) ?? null;
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
    state: (): SessionState => state,
    start(token: string) {
      attempt(() => storage?.setItem(TOKEN_KEY, token));
      setState({ token, redirectAfter: TO_LOGIN });
    },
    /** Ends the session if `token` is still the current token, so that several failing calls end it only once. */
    end(token: string, message?: string) {
      if (state.token !== token) return;
      attempt(() => storage?.removeItem(TOKEN_KEY));
      setState({ token: null, redirectAfter: message === undefined ? TO_LOGIN : { ...TO_LOGIN, message } });
    },
    /** Marks the session as expired and keeps the token. Does nothing if `token` is no longer the current token. */
    expire(token: string) {
      if (state.token === token && !state.expired) setState({ expired: true });
    },
    /** Logs out: clears the storage and redirects to `to` (product.md: States). */
    logOut(to: string) {
      attempt(() => storage?.clear());
      setState({ token: null, redirectAfter: { to, shouldReturn: false } });
    },
    /** Calls `listener` after every change in this tab or another. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
