import { isList, isObject, type Resource } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { callsOf } from '../calls';
import { classify } from './classify';
import { sendOnce, type Request } from './exchange';
import { createPace, MAX_WAIT_MS, parseRetryAfter, systemClock } from './pace';
import type { CheckOptions, HttpExchange } from './types';

export type { Request } from './exchange';

export type Send = (request: Request) => Promise<HttpExchange>;

/** Thrown when the check was stopped, to end the rules that are still running. */
export class Stopped extends Error {}

export interface ClientOptions extends CheckOptions {
  /** Called with each request and its response, or the reason for a missing one. */
  readonly onExchange?: ((request: Request, exchange: HttpExchange) => void) | undefined;
}

export type Client = ReturnType<typeof createClient>;

/** Returns the paths of the calls that only read data, so that a request to them may be repeated. */
export const readPaths = (resources: readonly Resource[] = []): ReadonlySet<string> =>
  new Set(
    [...resources, ...Object.values(registry)].flatMap((resource) =>
      isList(resource) ? resource.read.path : isObject(resource) ? resource.one.path : [],
    ),
  );

/** Returns the paths of all calls of the resources, also those that change data, but not the paths to sign in. */
const callPaths = (resources: readonly Resource[] = []): ReadonlySet<string> =>
  new Set([...resources, ...Object.values(registry)].flatMap(callsOf).map(({ path }) => path));

/** How often a request is repeated that the backend rejects because of its rate limit; once after that was in vain. */
const MAX_REPEATS = 5;
/** The first wait after a rate limit without `Retry-After`, in ms. It doubles with each repetition. */
const FIRST_WAIT_MS = 1_000;

/** Returns the wait in ms that a response asks for, or why it is too long. */
function waitAfter(exchange: HttpExchange, repeats: number, now: number): number | string {
  const { 'retry-after': header, date } = exchange.responseHeaders;
  // 0 asks for no wait, but the next request would meet the same limit.
  const ms = parseRetryAfter(header, now, date) || FIRST_WAIT_MS * 2 ** repeats;
  return ms > MAX_WAIT_MS
    ? `the backend asks to wait ${Math.ceil(ms / 1000)} s, and the check waits at most ${MAX_WAIT_MS / 1000} s`
    : ms;
}

/**
 * Creates a client that limits concurrent requests, requests per second and the time of each request. If no
 * response arrives, `send` still resolves, to an HttpExchange with `noResponse`. It rejects with Stopped once
 * `signal` is aborted.
 *
 * A read is repeated once if its connection was closed before a byte arrived, and after `Retry-After` if the backend
 * limits the rate; then the client also slows down. A write with a valid token is never repeated.
 */
export function createClient(options: ClientOptions) {
  const { concurrency = 4, perSecond = 20, timeout = 15_000, resources, clock = systemClock } = options;
  const pace = createPace(concurrency, perSecond, clock);
  const readable = readPaths(resources);
  const guarded = callPaths(resources);
  let count = 0;
  let held: Promise<unknown> = Promise.resolve();
  let maxRepeats = MAX_REPEATS;

  const sendNow = async (request: Request, signal: AbortSignal | undefined) => {
    if (!request.urgent) await held;
    if (signal?.aborted) throw new Stopped();
    count += 1;
    const attempt = await sendOnce(request, {
      ...options,
      signal,
      timeout,
      now: () => clock.now(),
      onExchange: (exchange) => options.onExchange?.(request, exchange),
    });
    // The request was aborted, so a missing response says nothing about the backend.
    if (signal?.aborted && attempt.exchange.noResponse !== undefined) throw new Stopped();
    return attempt;
  };

  /** Sends a request, and repeats it before others are sent. */
  const sendAndRepeat = async (request: Request, signal: AbortSignal | undefined): Promise<HttpExchange> => {
    // Without a valid token, a call that changes data changes nothing.
    const mayRepeat =
      readable.has(request.path) || (request.token !== undefined && guarded.has(request.path));
    let attempt = await sendNow(request, signal);
    if (attempt.wasClosed && mayRepeat) attempt = await sendNow(request, signal);
    for (let repeats = 0; classify(attempt.exchange) === 'rate-limited'; repeats++) {
      const wait = waitAfter(attempt.exchange, repeats, clock.now());
      if (typeof wait === 'string') return { ...attempt.exchange, notRepeated: wait };
      if (repeats === 0) pace.slowDown();
      pace.pause(wait);
      if (!mayRepeat) break;
      if (repeats === maxRepeats) {
        maxRepeats = 1;
        const notRepeated = `the backend limits the rate also after ${repeats} repetitions`;
        return { ...attempt.exchange, notRepeated };
      }
      await pace.waitForStart(signal);
      attempt = await sendNow(request, signal);
    }
    pace.recover();
    return attempt.exchange;
  };

  const sendWith = async (request: Request, signal: AbortSignal | undefined): Promise<HttpExchange> => {
    const end = await pace.start(signal, request.urgent);
    try {
      return await sendAndRepeat(request, signal);
    } finally {
      end();
    }
  };

  return {
    send: (request: Request) => sendWith(request, options.signal),
    /** Sends requests also after the check was stopped. */
    sendUninterrupted: (request: Request) => sendWith(request, undefined),
    /** Holds back all requests that are not urgent until a promise settles. */
    hold: (until: Promise<unknown>) => {
      held = until.catch(() => undefined);
    },
    requestCount: () => count,
    clock,
  };
}

const keyOf = ({ method, path, body, token, headers }: Request) =>
  JSON.stringify([method, path, token === undefined ? 'member' : [token], headers, body]);

/** Returns a `send` that sends identical requests once and shares their response, except requests with `fresh`. */
export function shareResponses(send: Send): Send {
  const responses = new Map<string, Promise<HttpExchange>>();
  return (request) => {
    if (request.fresh) return send(request);
    const key = keyOf(request);
    const known = responses.get(key);
    if (known) return known;
    const response = send(request);
    responses.set(key, response);
    return response;
  };
}
