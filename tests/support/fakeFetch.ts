import { ApiError } from '../../src/api/ApiError';
import { createHttp, type HttpOptions, type Send } from '../../src/api/http';
import { createSession, type Session } from '../../src/api/session';
import { createOnError } from '../../src/providers/authProvider';

export interface SeenRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

export function memoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const items = new Map(Object.entries(initial));
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

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

type Backend = (request: SeenRequest) => Response | Promise<Response>;

/** Creates a `fetch` that gets its responses from `backend`, and records all requests in `seen`. */
export function fetchOver(backend: Backend): { fetch: typeof globalThis.fetch; seen: SeenRequest[] } {
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
        .then(() => backend(request))
        .then(resolve, reject);
    });
  };
  return { fetch, seen };
}

/** Creates the portal's HTTP client. `backend` gives the responses, `seen` records the requests. */
export function httpOver(
  backend: Backend,
  { token = 'secret-token', ...options }: Partial<HttpOptions> & { readonly token?: string } = {},
): { send: Send; session: Session; seen: SeenRequest[] } {
  const { fetch, seen } = fetchOver(backend);
  // Store the token before creating the session, as after a reload: the session then starts signed in.
  const session = createSession(memoryStorage(token ? { token } : {}), new EventTarget());
  const onError = createOnError(session);
  const send = createHttp({
    host: 'https://backend.test',
    session,
    onError,
    fetch,
    timeout: 60_000,
    ...options,
  });
  return { send, session, seen };
}

/** Returns the ApiError that a call rejects with. Throws when the call succeeds or rejects with another error. */
export const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};
