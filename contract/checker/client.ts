import type { CheckOptions, Exchange } from './types';

export interface Request {
  readonly method: string;
  /** Relative to the host: 'api/user/trades'. */
  readonly path: string;
  /** Sent as JSON, or unchanged when it is a string. For GET it becomes the query string. */
  readonly body?: unknown;
  /** undefined: the member's token. null: no Authorization header. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (request: Request) => Promise<Exchange>;

/** Thrown when the check was stopped, to end the rules that are still running. */
export class Stopped extends Error {}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const reason = (error: unknown, limited: boolean, timeout: number): string => {
  if (limited) return `no answer within ${timeout} ms`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Creates a client that limits concurrent requests, requests per second and the time of each request. Returns
 * an Exchange for a request without a response too. Throws Stopped when the signal is aborted.
 */
export function createClient(options: CheckOptions): { send: Send; requestCount: () => number } {
  const { host, token: member, concurrency = 4, perSecond = 20, timeout = 15_000, signal } = options;
  const { fetch = globalThis.fetch } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  let next = 0;
  let count = 0;

  const enter = async () => {
    if (running >= concurrency) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + 1000 / perSecond;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
  const leave = () => {
    const go = waiting.shift();
    if (go) go();
    else running -= 1;
  };

  const send: Send = async ({ method, path, body, token = member, headers: more }) => {
    await enter();
    try {
      if (signal?.aborted) throw new Stopped();
      const query = method === 'GET' && typeof body === 'object' && body !== null;
      const search = query ? new URLSearchParams(body as Record<string, string>).toString() : '';
      const url = `${host}/${path}${search && `?${search}`}`;
      const sent =
        query || body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      const headers = {
        Accept: 'application/json',
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: token }),
        ...more,
      };
      const limit = AbortSignal.timeout(timeout);
      const start = Date.now();
      const known = { method, url, headers, body: sent };
      count += 1;
      try {
        const response = await fetch(url, {
          method,
          headers,
          redirect: 'manual',
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(sent !== undefined && { body: sent }),
        });
        const text = await response.text();
        return {
          ...known,
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          answerHeaders: Object.fromEntries(response.headers),
          text,
          json: parse(text),
          noResponse: undefined,
          ms: Date.now() - start,
        };
      } catch (error) {
        if (signal?.aborted) throw new Stopped();
        const noResponse = reason(error, limit.aborted, timeout);
        const noResult = { status: 0, contentType: '', answerHeaders: {}, text: '', json: undefined };
        return { ...known, ...noResult, noResponse, ms: Date.now() - start };
      }
    } finally {
      leave();
    }
  };
  return { send, requestCount: () => count };
}
