import type { HttpRequest } from './request';

/** A read that `early.ts` began before the portal's code was there. */
export interface EarlyRead extends HttpRequest {
  readonly response: Promise<Response>;
  /** When it began, by `performance.now()`, in ms. */
  readonly at: number;
}

declare global {
  interface Window {
    earlyReads?: EarlyRead[];
  }
}

/** What nobody has asked for by then is old. */
const FRESH_MS = 15_000;

/** Hands over the answer of the very same request, once; undefined where none was begun. */
export function takeEarlyRead({ url, init }: HttpRequest): Promise<Response> | undefined {
  const reads = window.earlyReads ?? [];
  const same = JSON.stringify(init);
  const place = reads.findIndex((read) => read.url === url && JSON.stringify(read.init) === same);
  const [found] = place < 0 ? [] : reads.splice(place, 1);
  return found && performance.now() - found.at < FRESH_MS ? found.response : undefined;
}
