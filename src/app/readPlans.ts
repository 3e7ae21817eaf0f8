import { noteAnswer, type EarlyRead } from '../api/earlyReads';
import { httpRequest } from '../api/request';
import { isList, type ListResource, type ObjectResource } from '../core/defineResource';
import { listBody, readListAddress } from '../core/resourceRequest';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A prefetched request: a list as requested by the URL, or a fixed body. */
export type ReadPlan = { readonly call: { readonly method: Method; readonly path: string } } & (
  | { readonly list: { readonly read: ListResource['read'] } }
  | { readonly body: Readonly<Record<string, string | number>> }
);

export const planOf = (resource: ListResource | ObjectResource): ReadPlan =>
  isList(resource)
    ? {
        call: { method: resource.read.method, path: resource.read.path },
        list: { read: resource.read },
      }
    : {
        call: { method: resource.one.method, path: resource.one.path },
        body: resource.fixed ?? {},
      };

interface Address {
  readonly host: string;
  readonly token: string;
  readonly search: URLSearchParams;
  /** The route parameters by name. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Returns the body of a prefetched request; undefined if the URL requests other data first. */
function bodyOf(plan: ReadPlan, { search, params }: Address) {
  if ('body' in plan) return plan.body;
  // Another tab shows another list, and a date range is loaded from the first page on.
  if (['tab', 'from', 'to'].some((key) => search.has(key))) return undefined;
  const asked = readListAddress(plan.list.read, search, params);
  return asked.missing === undefined ? listBody(plan.list, asked.page, asked.params) : undefined;
}

/**
 * Starts the prefetch for a URL. The requests equal those of the portal; each response is used once
 * (`api/earlyReads`).
 */
export function beginReads(plans: readonly ReadPlan[], address: Address): EarlyRead[] {
  return plans.flatMap((plan) => {
    const body = bodyOf(plan, address);
    if (body === undefined) return [];
    const request = httpRequest(address.host, plan.call, body, address.token);
    const read = { ...request, response: fetch(request.url, request.init), at: performance.now() };
    noteAnswer(read);
    return [read];
  });
}
