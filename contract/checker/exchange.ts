import { parseJson } from '../../src/core/parse';
import type { CheckOptions, HttpExchange } from './types';

export interface Request {
  readonly method: string;
  /** Relative to the host: 'api/user/trades'. */
  readonly path: string;
  /** Sent as JSON; a string is sent unchanged. In a GET request, an object is sent as the query string. */
  readonly body?: unknown;
  /** The Authorization header, with $TOKEN for the token in the options. Default: that token. null: send no header. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to send the request even if the check knows the response to an identical one. */
  readonly fresh?: boolean;
  /** Whether to send the request before those that wait. */
  readonly urgent?: boolean;
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** Returns the message of an error; its code if it has no message, as when all addresses of a name refuse. */
const describeError = (error: unknown): string => {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};

const CLOSED = /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/;
const isClosed = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof Error && 'code' in cause && CLOSED.test(String(cause.code));
};

type ExchangeOptions = Pick<CheckOptions, 'host' | 'token' | 'expiredToken' | 'fetch' | 'signal'> & {
  readonly timeout: number;
  readonly now: () => number;
  /** Called with the exchange before it is returned. If it throws, the exchange is one without a response. */
  readonly onExchange: (exchange: HttpExchange) => void;
};

/** Returns headers by their names. The cookies are on one line each. */
const headersOf = (headers: Headers): Record<string, string> => ({
  ...Object.fromEntries(headers),
  ...(headers.has('set-cookie') && { 'set-cookie': headers.getSetCookie().join('\n') }),
});

/** Returns what a report shows for a request's token: a name, or a token that a rule made up as it is; null for none. */
function reportedToken(token: string | null | undefined, expiredToken: string | undefined): string | null {
  if (token === undefined) return '$TOKEN';
  return token === expiredToken ? '$EXPIRED_TOKEN' : token;
}

/**
 * Sends a request once. Without a response, resolves to an exchange with `noResponse`; follows no redirect. The
 * exchange has $TOKEN and $EXPIRED_TOKEN in place of the tokens in the options. `wasClosed`: the connection was closed
 * before a byte of the response arrived, as happens to reused connections.
 */
export async function sendOnce(
  { method, path, body, token, headers: extraHeaders }: Request,
  { host, token: member, expiredToken, fetch = globalThis.fetch, signal, ...options }: ExchangeOptions,
) {
  const { timeout, now, onExchange } = options;
  const query = method === 'GET' && typeof body === 'object' && body !== null;
  const search = query ? new URLSearchParams(body as Record<string, string>).toString() : '';
  const url = `${host}/${path}${search && `?${search}`}`;
  const payload =
    query || body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
  // Like the portal, send Accept only in GET and DELETE requests (product.md: Request behaviour).
  const acceptsJson = method === 'GET' || method === 'DELETE';
  const headersWith = (authorization: string | null) => ({
    ...(acceptsJson && { Accept: 'application/json' }),
    ...((acceptsJson || payload !== undefined) && { 'Content-Type': 'application/json' }),
    ...(authorization !== null && { Authorization: authorization }),
    ...extraHeaders,
  });
  const limit = AbortSignal.timeout(timeout);
  const start = now();
  const requestData = {
    method,
    url,
    headers: headersWith(reportedToken(token, expiredToken)),
    body: payload,
  };
  let hasArrived = false;
  try {
    const response = await fetch(url, {
      method,
      headers: headersWith(token === undefined ? member : (token?.replace('$TOKEN', () => member) ?? null)),
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(payload !== undefined && { body: payload }),
    });
    hasArrived = true;
    const text = await response.text();
    const exchange = {
      ...requestData,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      responseHeaders: headersOf(response.headers),
      text,
      json: parseJson(text),
      noResponse: undefined,
      ms: now() - start,
    };
    onExchange(exchange);
    return { exchange, wasClosed: false };
  } catch (error) {
    const reason = hasArrived ? `its body can't be read: ${describeError(error)}` : describeError(error);
    const noResponse = limit.aborted ? `no response within ${timeout} ms` : reason;
    const emptyResponse = { status: 0, contentType: '', responseHeaders: {}, text: '', json: undefined };
    const exchange = { ...requestData, ...emptyResponse, noResponse, ms: now() - start };
    onExchange(exchange);
    return { exchange, wasClosed: !hasArrived && !limit.aborted && isClosed(error) };
  }
}
