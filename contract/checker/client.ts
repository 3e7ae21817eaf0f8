import type { CheckOptions, HttpExchange } from './types';

export interface Request {
  readonly method: string;
  /** Relative to the host: 'api/user/trades'. */
  readonly path: string;
  /** Sent as JSON; a string is sent unchanged. In a GET request, an object is sent as the query string. */
  readonly body?: unknown;
  /** The Authorization header. Default: the token in the options. null: send no header. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Send = (request: Request) => Promise<HttpExchange>;

/** Thrown when the check was stopped, to end the rules that are still running. */
export class Stopped extends Error {}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const describeFailure = (error: unknown, limited: boolean, timeout: number): string => {
  if (limited) return `no response within ${timeout} ms`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * Creates a client that limits concurrent requests, requests per second and the time of each request. If no
 * response arrives, `send` still resolves, to an HttpExchange with `noResponse`. It rejects with Stopped once
 * `signal` is aborted.
 */
export function createClient(options: CheckOptions): { send: Send; requestCount: () => number } {
  const { host, token: member, concurrency = 4, perSecond = 20, timeout = 15_000, signal } = options;
  const { fetch = globalThis.fetch } = options;
  const waiting: (() => void)[] = [];
  let running = 0;
  let nextStart = 0;
  let count = 0;

  const acquireSlot = async () => {
    if (running >= concurrency) await new Promise<void>((resume) => waiting.push(resume));
    else running += 1;
    const now = Date.now();
    const at = Math.max(now, nextStart);
    nextStart = at + 1000 / perSecond;
    if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now));
  };
  const releaseSlot = () => {
    const resume = waiting.shift();
    if (resume) resume();
    else running -= 1;
  };

  const send: Send = async ({ method, path, body, token = member, headers: extraHeaders }) => {
    await acquireSlot();
    try {
      if (signal?.aborted) throw new Stopped();
      const query = method === 'GET' && typeof body === 'object' && body !== null;
      const search = query ? new URLSearchParams(body as Record<string, string>).toString() : '';
      const url = `${host}/${path}${search && `?${search}`}`;
      const payload =
        query || body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      // Like the portal, send Accept only in GET and DELETE requests (product.md: Request behaviour).
      const acceptsJson = method === 'GET' || method === 'DELETE';
      const headers = {
        ...(acceptsJson && { Accept: 'application/json' }),
        ...((acceptsJson || payload !== undefined) && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: token }),
        ...extraHeaders,
      };
      const limit = AbortSignal.timeout(timeout);
      const start = Date.now();
      const requestData = { method, url, headers, body: payload };
      count += 1;
      try {
        const response = await fetch(url, {
          method,
          headers,
          redirect: 'manual',
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(payload !== undefined && { body: payload }),
        });
        const text = await response.text();
        return {
          ...requestData,
          status: response.status,
          contentType: response.headers.get('content-type') ?? '',
          responseHeaders: Object.fromEntries(response.headers),
          text,
          json: parse(text),
          noResponse: undefined,
          ms: Date.now() - start,
        };
      } catch (error) {
        if (signal?.aborted) throw new Stopped();
        const noResponse = describeFailure(error, limit.aborted, timeout);
        const emptyResponse = { status: 0, contentType: '', responseHeaders: {}, text: '', json: undefined };
        return { ...requestData, ...emptyResponse, noResponse, ms: Date.now() - start };
      }
    } finally {
      releaseSlot();
    }
  };
  return { send, requestCount: () => count };
}
