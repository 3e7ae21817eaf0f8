import { ApiError } from '../../src/api/ApiError';
import { createHttp, type Send } from '../../src/api/http';
import { createSession, type Session } from '../../src/api/session';

export interface SeenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A storage of its own for each test, with what an earlier visit left. */
export function memoryStorage(left: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(left));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** A JSON answer as a backend gives it. */
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

type Backend = (request: SeenRequest) => Response | Promise<Response>;

/** A `fetch` over a backend of one function, and all requests as they went over the wire. */
export function fetchOver(answer: Backend): { fetch: typeof globalThis.fetch; seen: SeenRequest[] } {
  const seen: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const body = init.body as string | undefined;
    const request: SeenRequest = {
      url: input instanceof Request ? input.url : input.toString(),
      method: init.method ?? 'GET',
      headers: { ...(init.headers as Record<string, string>) },
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body,
    };
    seen.push(request);
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      Promise.resolve()
        .then(() => answer(request))
        .then(resolve, reject);
    });
  };
  return { fetch, seen };
}

/**
 * The real http over a backend of one function. Gives the sender, its session, and all requests
 * as they went over the wire.
 */
export function httpOver(
  answer: Backend,
  {
    token = 'secret-token',
    timeout = 60_000,
    // As one that was there when the page was opened: one that starts begins the first reads by itself.
    session = createSession(memoryStorage(token ? { token } : {}), new EventTarget()),
  } = {},
): { send: Send; session: Session; seen: SeenRequest[] } {
  const { fetch, seen } = fetchOver(answer);
  return { send: createHttp({ host: 'https://backend.test', session, fetch, timeout }), session, seen };
}

/** What a call fails with; a call that does not is a fault of the test. */
export const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};
