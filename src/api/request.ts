import type { Call } from '../core/call';
import { withoutEndSlashes } from '../core/paths';

/** The localStorage key of the access token. The boot script reads it too (src/boot/boot.ts). */
export const TOKEN_KEY = 'token';

export interface HttpRequest {
  readonly url: string;
  readonly init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly cache?: 'no-store';
  };
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const ACCEPT = { Accept: 'application/json', ...JSON_TYPE };

/**
 * Returns headers and body. A PATCH sends `body` unchanged, not as JSON. The browser stores no response: a stored one would
 * show an old balance, and would stay after the log-out.
 */
function headersAndBody(method: Call['method'], body: object | undefined) {
  if (method === 'GET') return { headers: ACCEPT, cache: 'no-store' } as const;
  if (method === 'PATCH') return { headers: {}, body: body as unknown as string };
  return { headers: method === 'DELETE' ? ACCEPT : JSON_TYPE, body: JSON.stringify(body ?? {}) };
}

/** Returns the HTTP request of a call. The body of a GET becomes the query string. */
export function httpRequest(
  host: string,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: object | undefined,
  token: string | null,
): HttpRequest {
  const query = method === 'GET' ? new URLSearchParams(Object.entries(body ?? {})).toString() : '';
  const { headers, ...rest } = headersAndBody(method, body);
  return {
    url: `${host}/${path}${query && `?${query}`}`,
    init: {
      method,
      headers: { ...headers, ...(token !== null && { Authorization: token }) },
      ...rest,
    },
  };
}

/** Returns the backend's base URL from the `api-host` meta tag, without trailing slashes. */
export function readApiHost(page: Document): string {
  const host = page.querySelector('meta[name="api-host"]')?.getAttribute('content') ?? '';
  return withoutEndSlashes(host.trim());
}
