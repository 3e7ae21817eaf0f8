import { grantedAnswer, type Answer } from './answer';
import type { HttpRequest } from './request';

/** A request that was sent before the portal's code was ready to send it (`early.ts`, `app/firstReads`). */
export interface EarlyRead extends HttpRequest {
  readonly response: Promise<Response>;
  /** The time when the request started, by `performance.now()`, in ms. */
  readonly at: number;
  /** The successful answer, once its JSON is parsed. */
  answer?: Answer | undefined;
}

declare global {
  interface Window {
    earlyReads?: EarlyRead[];
  }
}

/** A prefetched answer older than this, in ms, is dropped. */
const FRESH_MS = 15_000;

function take({ url, init }: HttpRequest, ready: (read: EarlyRead) => boolean): EarlyRead | undefined {
  const reads = window.earlyReads ?? [];
  const same = JSON.stringify(init);
  const place = reads.findIndex((read) => read.url === url && JSON.stringify(read.init) === same);
  const found = reads[place];
  if (!found || !ready(found)) return undefined;
  reads.splice(place, 1);
  return performance.now() - found.at < FRESH_MS ? found : undefined;
}

/** Parses the answer when it arrives, so that the first render can use it synchronously. */
export function noteAnswer(read: EarlyRead): void {
  // Clone the response: `takeEarlyRead` returns it, and its caller parses it again to report errors.
  const reading = read.response.then(async (response) => {
    const body: unknown = await response.clone().json();
    read.answer = grantedAnswer(body, response.status);
  });
  // A failed request must not cause an unhandled rejection.
  reading.catch(() => undefined);
}

/** Returns the response to the same request, once; undefined when it was not prefetched. */
export const takeEarlyRead = (request: HttpRequest): Promise<Response> | undefined =>
  take(request, () => true)?.response;

/** Returns the parsed answer to the same request, once; undefined when it has not arrived. */
export const takeEarlyAnswer = (request: HttpRequest): Answer | undefined =>
  take(request, ({ answer }) => answer !== undefined)?.answer;
