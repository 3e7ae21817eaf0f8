import type { Call } from '../core/call';
import { UNAUTHORIZED } from '../core/failure';
import { grantedAnswer, isJsonObject, messageOf, type Answer } from './answer';
import { ApiError } from './ApiError';
import { httpRequest, type HttpRequest } from './request';
import type { Session } from './session';

interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Asked by the portal of itself: it marks a session as over, and never takes a screen from under a member. */
  readonly background?: boolean;
  /** Changes something on the server: not sent while the browser is offline (product.md, decision 15). */
  readonly write?: boolean;
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
  /** Gives the answer of that very request where it was begun before this code was there. */
  readonly early?: (request: HttpRequest) => Promise<Response> | undefined;
  /** Whether there is a line at all, as far as the browser knows. */
  readonly online?: () => boolean;
  /** Milliseconds after which a call is given up. */
  readonly timeout?: number;
}

/** An answer that is under way already cannot be called back; whoever no longer wants it need not wait. */
const unless = (signal: AbortSignal, response: Promise<Response>) =>
  Promise.race([
    response,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
    ),
  ]);

/** Gives the sender of every call: headers, token, time limit, and one ApiError for every failure. */
export function createHttp({
  host,
  session,
  fetch = globalThis.fetch,
  early,
  online = () => true,
  timeout = 30_000,
}: HttpOptions): Send {
  return async (call, body, { signal, background = false, write = false } = {}) => {
    if (write && !online()) throw ApiError.notSent();
    const { token } = session.state();
    const request = httpRequest(host, call, body, token);
    const limit = AbortSignal.timeout(timeout);
    const failure = (cause: unknown, status: number) => {
      if (signal?.aborted) return ApiError.lost('aborted', 'the request was cancelled', status);
      if (limit.aborted) return ApiError.lost('timeout', "the server didn't answer in time", status);
      if (status === 0 && !online()) return ApiError.lost('network', 'you are offline', status);
      return ApiError.lost(status === 0 ? 'network' : 'malformed', cause, status);
    };

    let status = 0;
    let answer: unknown;
    try {
      const until = signal ? AbortSignal.any([signal, limit]) : limit;
      const begun = early?.(request);
      const response = await (begun
        ? unless(until, begun)
        : fetch(request.url, { ...request.init, signal: until }));
      status = response.status;
      answer = await response.json();
    } catch (cause) {
      throw failure(cause, status);
    }

    const granted = grantedAnswer(answer, status);
    if (granted) return granted;
    if (!isJsonObject(answer)) throw failure("the answer isn't a JSON object", status);
    const message = messageOf(answer);
    if (message === UNAUTHORIZED && token !== null) {
      if (call.method === 'POST' && !background) session.end(token, message);
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
