import type { Call } from '../core/call';
import { isList, type ListResource, type ObjectResource, type Read } from '../core/defineResource';
import { listBody, parsePageRequest } from '../core/resourceRequest';
import { httpRequest, type HttpRequest } from './request';

/** A request that the boot script has sent (src/boot/boot.ts). */
interface Prefetched extends HttpRequest {
  readonly response: Promise<Response>;
  /** The time when the request started, by `performance.now()`, in ms. */
  readonly startedAt: number;
}

declare global {
  interface Window {
    prefetched?: Prefetched[];
  }
}

/** The maximum age of a prefetched response, in ms. Older responses are ignored. */
const MAX_AGE_MS = 15_000;

/** A request to prefetch. The body depends on the page's URL for a list, and is fixed for an object. */
export type PrefetchPlan =
  Read | (Pick<Call, 'method' | 'path'> & { readonly body: Readonly<Record<string, string | number>> });

export const toPrefetchPlan = (resource: ListResource | ObjectResource): PrefetchPlan =>
  isList(resource)
    ? resource.read
    : { method: resource.one.method, path: resource.one.path, body: resource.fixed ?? {} };

interface Visit {
  readonly host: string;
  readonly token: string;
  readonly search: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the body of a screen's first request; undefined if the URL doesn't tell what the screen requests. */
function bodyOf(plan: PrefetchPlan, { search, params }: Visit) {
  if ('body' in plan) return plan.body;
  const request = parsePageRequest(plan, search, params);
  const names = ['page', ...(plan.params ?? []), ...(plan.choices ?? []).map(({ name }) => name)];
  // With a filter, the list starts with page 1 instead; with `tab`, the screen may show another of its lists.
  const isCertain = request.page === 1 || [...search.keys()].every((name) => names.includes(name));
  return request.missing === undefined && isCertain && !search.has('tab')
    ? listBody(plan, request.page, request.params)
    : undefined;
}

/** Sends a screen's requests before the screen's code has loaded. `consumePrefetch` returns the responses. */
export function startPrefetch(plans: readonly PrefetchPlan[], visit: Visit): void {
  window.prefetched = plans.flatMap((plan) => {
    const body = bodyOf(plan, visit);
    if (body === undefined) return [];
    const request = httpRequest(visit.host, plan, body, visit.token);
    const response = fetch(request.url, request.init);
    // Avoid an unhandled rejection before the response is used.
    response.catch(() => undefined);
    return [{ ...request, response, startedAt: performance.now() }];
  });
}

const isFresh = ({ startedAt }: Prefetched): boolean => performance.now() - startedAt < MAX_AGE_MS;

/** Returns the prefetched response for a request and removes it; undefined if the request was not prefetched. */
export function consumePrefetch({ url, init }: HttpRequest): Promise<Response> | undefined {
  const all = window.prefetched ?? [];
  const initJson = JSON.stringify(init);
  const index = all.findIndex((entry) => entry.url === url && JSON.stringify(entry.init) === initJson);
  const [found] = index < 0 ? [] : all.splice(index, 1);
  return found && isFresh(found) ? found.response : undefined;
}
