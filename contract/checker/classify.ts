import { UNAUTHORIZED } from '../../src/core/failure';
import { isRecord } from '../../src/core/isRecord';
import type { HttpExchange } from './types';

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MISSING: readonly number[] = [404, 405, 501];

const isUnauthorized = (status: number, json: unknown) =>
  status === 401 || (isRecord(json) && json.success !== true && json.message === UNAUTHORIZED);

export type ResponseClass = ReturnType<typeof classify>;

/**
 * Returns the class of a response. Every rule checks it before anything else:
 *
 * - `no-response`: nothing arrived.
 * - `redirect`: 301, 302, 303, 307 or 308.
 * - `rate-limited`: 429, or 503 with `Retry-After`.
 * - `unauthorized`: 401, or the message 'Unauthorized!' without success.
 * - `missing`: 404, 405 or 501: the backend lacks the call, or what it should find.
 * - `server-error`: 5xx.
 * - `not-json`: the body is not a JSON object.
 * - `ok`: 2xx with `success: true`.
 * - `rejected`: any other JSON object.
 */
export function classify({ noResponse, status, json, responseHeaders }: HttpExchange) {
  if (noResponse !== undefined) return 'no-response';
  if (REDIRECTS.includes(status)) return 'redirect';
  if (status === 429 || (status === 503 && responseHeaders['retry-after'] !== undefined))
    return 'rate-limited';
  if (isUnauthorized(status, json)) return 'unauthorized';
  if (MISSING.includes(status)) return 'missing';
  if (status >= 500) return 'server-error';
  if (!isRecord(json)) return 'not-json';
  return status >= 200 && status < 300 && json.success === true ? 'ok' : 'rejected';
}

/** Returns where a redirect leads, as the backend sent it. */
export const redirectTarget = ({ responseHeaders }: HttpExchange): string =>
  responseHeaders.location ?? 'an address that it does not name (no Location)';
