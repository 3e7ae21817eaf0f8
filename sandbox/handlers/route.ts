import type { BodyOf, Call } from '../../src/core/call';
import type { Field, ListResource, ObjectResource, RowOf } from '../../src/core/defineResource';
import type { Db } from '../db/open';
import type { Page } from '../db/page';
import type { Mailer } from '../domain/mail';
import type { Member } from '../domain/members';
import type { Vault } from '../domain/vault';
import { textOf } from '../domain/values';

export interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly seed: number;
  readonly mail: Mailer;
  readonly vault: Vault;
}

export interface PublicContext extends Services {
  /** The origin of links in responses, such as 'http://localhost:4300'. */
  readonly origin: string;
  /** The caller's IPv4 address or /64 network of IPv6 (domain/limits). */
  readonly clientIp: string;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
}

/** The validated body, or the query parameters of a GET. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** The properties of a response besides `success`. `message` defaults to ''. */
export type ResponseBody = { readonly message?: string } & Readonly<Record<string, unknown>>;

type Awaitable<T> = T | Promise<T>;

export interface RouteKey {
  readonly method: string;
  readonly path: string;
}

/**
 * A handler and the call that it responds to. `params` names the parameters that a list handler reads;
 * tests/unit/registry.test.ts compares them with the parameters of the resources.
 */
export type Route = RouteKey & { readonly params?: readonly string[] } & (
    | { readonly access: 'public'; run(context: PublicContext, body: RequestBody): Awaitable<ResponseBody> }
    | { readonly access: 'member'; run(context: MemberContext, body: RequestBody): Awaitable<ResponseBody> }
  );

const keyOf = ({ method, path }: RouteKey): RouteKey => ({ method, path });

// Safe cast: http/validate has checked the body against the schema that BodyOf is derived from.
const typed = <C extends Call>(body: RequestBody) => body as BodyOf<C>;

/** Creates a route that needs no token. */
export const open = <const C extends Call>(
  call: C,
  run: (context: PublicContext, body: BodyOf<C>) => Awaitable<ResponseBody>,
): Route => ({ ...keyOf(call), access: 'public', run: (context, body) => run(context, typed<C>(body)) });

/** Creates a route for signed-in members. */
export const member = <const C extends Call>(
  call: C,
  run: (context: MemberContext, body: BodyOf<C>) => Awaitable<ResponseBody>,
): Route => ({ ...keyOf(call), access: 'member', run: (context, body) => run(context, typed<C>(body)) });

type DataOf<R extends ObjectResource> = R extends { scalar: 'text' }
  ? string
  : R extends { scalar: 'anything' }
    ? unknown
    : RowOf<R>;

/** Creates a route that returns a single object, typed by its resource. */
export const one = <const R extends ObjectResource>(
  resource: R,
  run: (context: MemberContext, body: BodyOf<R['one']>) => Awaitable<DataOf<R>>,
): Route => member<R['one']>(resource.one, async (context, body) => ({ data: await run(context, body) }));

type SummaryOf<R> = R extends { summary: infer S extends readonly Field[] }
  ? { readonly summary: RowOf<{ fields: S }> & object }
  : { readonly summary?: never };

interface ListRequest<Name extends string> extends Page {
  /** Returns a parameter of the request, or '' if it is missing. */
  text(name: Name): string;
}

type ListResult<R extends ListResource> = SummaryOf<R> & {
  readonly rows: readonly RowOf<R>[];
  /** The number of rows on all pages. Default: the number of `rows`. */
  readonly count?: number;
};

interface Listed {
  readonly rows: readonly unknown[];
  readonly count?: number;
  readonly summary?: object;
}

/** Creates a route for all lists with this path. The handler can read only the parameters in `params`. */
export const list = <const R extends ListResource, const Name extends string>(
  { read }: R,
  params: readonly Name[],
  run: (context: MemberContext, request: ListRequest<Name>) => Awaitable<ListResult<NoInfer<R>>>,
): Route => ({
  ...keyOf(read),
  access: 'member',
  params,
  run: async (context, body) => {
    const [limit, skip] = [Number(body.limit ?? 0), Number(body.skip ?? 0)];
    const listed: Listed = await run(context, { limit, skip, text: (name) => textOf(body[name]) });
    const { rows, count = rows.length, summary } = listed;
    return { [read.rows ?? 'data']: rows, count, ...summary };
  },
});
