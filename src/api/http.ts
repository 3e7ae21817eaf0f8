import type { Call } from '../core/call';
import { UNAUTHORIZED } from '../core/failure';
import { isRecord } from '../core/isRecord';
import { messages } from '../core/messages';
import { visibleText } from '../core/visibleText';
import { ApiError, type FailureReason } from './ApiError';
import { httpRequest, type HttpRequest } from './request';
import type { Session } from './session';

/** A JSON response with `success: true`. */
export type SuccessResponse = Readonly<Record<string, unknown>> & { readonly message: string };

interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** Whether this is a background request. 'Unauthorized!' then marks the session as expired and keeps the screen. */
  readonly background?: boolean;
  /** Marks a write, which isn't sent offline: 'member' needs a session that hasn't expired, 'public' needs none. */
  readonly write?: 'member' | 'public';
}

/** Sends one API call. A GET sends `body` as its query string. Throws only ApiError. */
export type Send = (
  call: Pick<Call, 'method' | 'path'>,
  body?: object,
  options?: SendOptions,
) => Promise<SuccessResponse>;

export interface HttpOptions {
  /** The base URL without a trailing slash; '' is the same origin. */
  readonly host: string;
  readonly session: Pick<Session, 'state'>;
  /** Called with the error of a rejected call before the call throws it. */
  readonly onError?: (error: ApiError) => unknown;
  readonly fetch?: typeof fetch;
  /** Returns the response that the boot script prefetched for this request; undefined if there is none. */
  readonly prefetched?: (request: HttpRequest) => Promise<Response> | undefined;
  readonly online?: () => boolean;
  /** Called when a member's write is sent. Returns a function to call once the outcome is known. */
  readonly trackWrite?: () => () => void;
  /** The time limit of a call in ms. */
  readonly timeout?: number;
}

/** Rejects as soon as `signal` is aborted, also while waiting for a prefetched request, which can't be cancelled. */
async function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true }),
  );
  return Promise.race([work, aborted]);
}

/** Returns how long the server asks to wait, in ms; 0 if it doesn't. The time until a date is told by its own clock. */
function waitOf(headers: Headers): number {
  const wait = headers.get('Retry-After') ?? '';
  const ms = Number(wait) * 1000 || Date.parse(wait) - Date.parse(headers.get('Date') ?? '');
  return ms > 0 ? ms : 0;
}

/** Creates the function that sends every call. The function adds headers, token and time limit, and throws ApiError. */
export function createHttp({
  host,
  session,
  onError = () => undefined,
  fetch = globalThis.fetch,
  prefetched,
  online = () => true,
  trackWrite = () => () => undefined,
  timeout = 30_000,
}: HttpOptions): Send {
  return async (call, body, { signal, background = false, write } = {}) => {
    if (write && !online()) throw new ApiError('offline', messages.notSent);
    const { token, expired } = session.state();
    // The server would reject the write and end the session, which would discard what the member typed.
    if (write === 'member' && expired) throw new ApiError('expired', messages.notSentExpired);
    const request = httpRequest(host, call, body, token);
    const timeoutSignal = AbortSignal.timeout(timeout);
    // A GET that is declared as a write only requests a code.
    const settle = write === 'member' && call.method !== 'GET' ? trackWrite() : undefined;
    let status = 0;
    let json: unknown;
    let retryAfter = 0;
    const settled = (error: ApiError) => {
      error.retryAfter = retryAfter;
      if (!error.outcomeUnknown) settle?.();
      return error;
    };
    const failure = (reason: FailureReason, cause: unknown) =>
      settled(ApiError.noResponse(reason, cause, status));
    try {
      // Not AbortSignal.any, because iOS 16 doesn't have it.
      const controller = new AbortController();
      for (const source of [signal, timeoutSignal])
        source?.addEventListener('abort', () => controller.abort(), { once: true });
      if (signal?.aborted) controller.abort();
      const prefetchedResponse = prefetched?.(request);
      const response = await (prefetchedResponse
        ? abortable(controller.signal, prefetchedResponse)
        : fetch(request.url, { ...request.init, signal: controller.signal }));
      ({ status } = response);
      retryAfter = waitOf(response.headers);
      json = await abortable(controller.signal, response.json());
    } catch (cause) {
      if (signal?.aborted) throw failure('aborted', 'the request was cancelled');
      if (timeoutSignal.aborted) throw failure('timeout', "the server didn't answer in time");
      if (status >= 400) throw failure('http', `the server answered ${status} without a message`);
      // Other errors while the body is read are those of the connection.
      if (status > 0 && (cause as Error).name === 'SyntaxError') throw failure('malformed', cause);
      throw failure('network', online() ? cause : "you're offline");
    }

    if (!isRecord(json)) throw failure('malformed', "the answer isn't a JSON object");
    const message = typeof json.message === 'string' ? visibleText(json.message).trim() : '';
    if (json.success === true && status < 400) {
      settle?.();
      return { ...json, message };
    }
    const effect = call.method === 'POST' && !background ? 'end' : 'expire';
    const rejectedToken =
      message === UNAUTHORIZED && token !== null ? ({ token, effect } as const) : undefined;
    const error = message
      ? settled(new ApiError('serverError', message, status, rejectedToken))
      : failure(status >= 400 ? 'http' : 'malformed', `the server answered ${status} without a message`);
    onError(error);
    throw error;
  };
}
