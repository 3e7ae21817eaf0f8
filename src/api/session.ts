import { TOKEN_KEY } from '../core/tokenKey';

/** Where a member who was signed in goes when the session is gone, and whether to come back after. */
interface RedirectAfter {
  readonly to: string;
  readonly comeBack: boolean;
  /** The server's word, where it ended the session. */
  readonly message?: string;
}

export interface SessionState {
  readonly token: string | null;
  /** It began in this tab, after the page was opened. */
  readonly begunHere: boolean;
  /**
   * A read was answered 'Unauthorized!': the token is kept, yet the session is over
   * (product.md, decision 12).
   */
  readonly expired: boolean;
  readonly redirectAfter: RedirectAfter;
}

export interface Session {
  readonly state: () => SessionState;
  /** Stores a token; every earlier redirectAfter is forgotten. */
  readonly start: (token: string) => void;
  /** Removes the token if it is still that one, so that many failing calls end a session once. */
  readonly end: (token: string, message?: string) => void;
  /** Marks the session of that token as over without removing it. */
  readonly expire: (token: string) => void;
  /** Logs out: clears everything this browser stores, and leads to `to` (product.md: States). */
  readonly leave: (to: string) => void;
  /** Calls back after every change, in this tab or another; gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

const lost: RedirectAfter = { to: '/login', comeBack: true };

/**
 * The session store: one token in localStorage, shared with other tabs through the storage event.
 * Where storage is forbidden the session lives in memory.
 */
export function createSession(storage: Storage | undefined, tabs: EventTarget): Session {
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
      // A browser that forbids storage still gets a session until the tab closes.
    }
  };
  let state: SessionState = { token: read(), begunHere: false, expired: false, redirectAfter: lost };
  const become = (next: Partial<SessionState>) => {
    state = { ...state, begunHere: false, expired: false, ...next };
    listeners.forEach((listener) => listener());
  };

  tabs.addEventListener('storage', (event) => {
    const { key, storageArea } = event as StorageEvent;
    if (storageArea !== storage || (key !== null && key !== TOKEN_KEY)) return;
    const token = read();
    if (token !== state.token) become({ token, redirectAfter: lost });
  });

  return {
    state: () => state,
    start(token) {
      write(() => storage?.setItem(TOKEN_KEY, token));
      become({ token, begunHere: true, redirectAfter: lost });
    },
    end(token, message) {
      if (state.token !== token) return;
      write(() => storage?.removeItem(TOKEN_KEY));
      become({ token: null, redirectAfter: message === undefined ? lost : { ...lost, message } });
    },
    expire(token) {
      if (state.token === token && !state.expired) become({ begunHere: state.begunHere, expired: true });
    },
    leave(to) {
      write(() => storage?.clear());
      become({ token: null, redirectAfter: { to, comeBack: false } });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
