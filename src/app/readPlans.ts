import { noteAnswer, type EarlyRead } from '../api/earlyReads';
import { httpRequest } from '../api/request';
import { isList, type ListResource, type ObjectResource } from '../core/defineResource';
import { listBody, readListAddress } from '../core/resourceRequest';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One read that an address begins with: a list as the address asks for it, or a fixed body. */
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
  /** What the path says, by the names of its route. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The body of a first read; undefined where the address asks for something else first. */
function bodyOf(plan: ReadPlan, { search, params }: Address) {
  if ('body' in plan) return plan.body;
  // Another tab is another list, and a range of days is read from its first page on.
  if (['tab', 'from', 'to'].some((key) => search.has(key))) return undefined;
  const asked = readListAddress(plan.list.read, search, params);
  return asked.missing === undefined ? listBody(plan.list, asked.page, asked.params) : undefined;
}

/** Begins the reads of an address: the same requests as the portal's own, each answer used once (`api/earlyReads`). */
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
