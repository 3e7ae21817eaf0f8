import { grantedAnswer, type Answer } from './answer';
import type { HttpRequest } from './request';

/** A read that `early.ts` began before the portal's code was there. */
export interface EarlyRead extends HttpRequest {
  readonly response: Promise<Response>;
  /** When it began, by `performance.now()`, in ms. */
  readonly at: number;
  /** What was granted while the code was still on its way. */
  answer?: Answer | undefined;
}

declare global {
  interface Window {
    earlyReads?: EarlyRead[];
  }
}

/** What nobody has asked for by then is old. */
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

/** Reads the answer as it comes in, so that it is at hand when the first screen is drawn. */
export function noteAnswer(read: EarlyRead): void {
  // A copy: whoever takes the response reads it too, and tells of a refusal, of junk and of a lost line.
  const reading = read.response.then(async (response) => {
    const body: unknown = await response.clone().json();
    read.answer = grantedAnswer(body, response.status);
  });
  // Nor is one that nobody takes an error of the page.
  reading.catch(() => undefined);
}

/** Hands over the response to the very same request, once; undefined where none was begun. */
export const takeEarlyRead = (request: HttpRequest): Promise<Response> | undefined =>
  take(request, () => true)?.response;

/** Hands over what was granted to the very same request, once; undefined where nothing has come in yet. */
export const takeEarlyAnswer = (request: HttpRequest): Answer | undefined =>
  take(request, ({ answer }) => answer !== undefined)?.answer;
