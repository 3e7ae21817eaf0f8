import type { Call } from '../core/call';
import { ApiError } from './ApiError';
import type { Session } from './session';

/** A JSON object the server answered with success true. */
export type Answer = Readonly<Record<string, unknown>> & { readonly message: string };

interface SendOptions {
  readonly signal?: AbortSignal | undefined;
}

/** Sends one call with its body (the query, where the method is GET). Throws ApiError, nothing else. */
export type Send = (
  call: Pick<Call, 'method' | 'path'>,
  body?: object,
  options?: SendOptions,
) => Promise<Answer>;

export interface HttpOptions {
  /** Base address with no trailing slash; '' is the same origin. */
  readonly host: string;
  readonly session: Pick<Session, 'state' | 'end' | 'expire'>;
  readonly fetch?: typeof fetch;
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number;
}

const UNAUTHORIZED = 'Unauthorized!';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** SPEC §7 "Request behaviour", method by method. */
function requestOf(
  method: Call['method'],
  body: object | undefined,
): { headers: Record<string, string>; body?: BodyInit } {
  const accept = { Accept: 'application/json', ...JSON_TYPE };
  switch (method) {
    case 'GET':
      return { headers: accept };
    case 'PATCH':
      return { headers: {}, body: body as BodyInit };
    case 'DELETE':
      return { headers: accept, body: JSON.stringify(body ?? {}) };
    case 'POST':
      return { headers: JSON_TYPE, body: JSON.stringify(body ?? {}) };
  }
}

function urlOf(
  host: string,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: object | undefined,
): string {
  const query = method === 'GET' ? new URLSearchParams(Object.entries(body ?? {})).toString() : '';
  return `${host}/${path}${query && `?${query}`}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives the sender of every call: headers, token, time limit, and one ApiError for every failure. */
export function createHttp({ host, session, fetch = globalThis.fetch, timeout = 30_000 }: HttpOptions): Send {
  return async (call, body, { signal } = {}) => {
    const { token } = session.state();
    const { headers, body: payload } = requestOf(call.method, body);
    const limit = AbortSignal.timeout(timeout);
    const failure = (cause: unknown, status: number) => {
      if (signal?.aborted) return ApiError.lost('aborted', 'the request was cancelled', status);
      if (limit.aborted) return ApiError.lost('timeout', 'the server did not answer in time', status);
      return ApiError.lost(status === 0 ? 'network' : 'malformed', cause, status);
    };

    let status = 0;
    let answer: unknown;
    try {
      const response = await fetch(urlOf(host, call, body), {
        method: call.method,
        headers: { ...headers, ...(token !== null && { Authorization: token }) },
        ...(payload !== undefined && { body: payload }),
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw failure(cause, status);
    }

    if (!isObject(answer)) throw failure('the answer is no object', status);
    const message = typeof answer.message === 'string' ? answer.message : '';
    if (answer.success === true && status < 400) return { ...answer, message };

    if (message === UNAUTHORIZED && token !== null) {
      if (call.method === 'POST') session.end(token, message);
      else session.expire(token);
    }
    if (message) throw new ApiError('refused', message, status);
    throw ApiError.lost(
      status >= 400 ? 'http' : 'malformed',
      `the server answered ${status} without a message`,
      status,
    );
  };
}
