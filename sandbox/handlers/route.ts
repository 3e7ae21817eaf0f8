import type { BodyOf, Call } from '../../src/core/call';
import type { Field, ListResource, ObjectResource, RowOf } from '../../src/core/defineResource';
import type { Db } from '../db/open';
import type { Page } from '../db/page';
import type { Guesses } from '../domain/guesses';
import type { KnownSources } from '../domain/knownSources';
import type { Letters } from '../domain/letters';
import type { Mailer } from '../domain/mail';
import type { Member } from '../domain/members';
import type { Cooldown } from '../domain/throttle';
import type { Vault } from '../domain/vault';
import { textOf } from '../domain/serialize';

/** What every handler works with; one object for the life of a sandbox. */
export interface Services {
  readonly db: Db;
  readonly now: () => Date;
  readonly seed: number;
  readonly mail: Mailer;
  /** The limits of mailed codes. */
  readonly letters: Letters;
  /** Between two codes that one caller asks for again for one e-mail. */
  readonly resends: Cooldown;
  /** The limits of wrong passwords and codes. */
  readonly guesses: Guesses;
  readonly known: KnownSources;
  /** Seals what must not lie in the database in clear. */
  readonly vault: Vault;
}

export interface PublicContext extends Services {
  /** Where the portal was called, for links: 'http://localhost:4300'. */
  readonly origin: string;
  /** Who calls, as domain/source has it. */
  readonly source: string;
}

export interface MemberContext extends PublicContext {
  readonly member: Member;
}

/** The validated body, or the query of a GET. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** What an answer carries beside success; the message is empty unless told. */
export type Answer = { readonly message?: string } & Readonly<Record<string, unknown>>;

type Awaitable<T> = T | Promise<T>;

interface RouteKey {
  readonly method: string;
  readonly path: string;
}

/**
 * A handler by method and path; the access says whether a token is asked for first. A list that takes no
 * more than some parameters says which: registry.test holds resources to them.
 */
export type Route = RouteKey & { readonly takes?: readonly string[] } & (
    | { readonly access: 'public'; run(context: PublicContext, body: RequestBody): Awaitable<Answer> }
    | { readonly access: 'member'; run(context: MemberContext, body: RequestBody): Awaitable<Answer> }
  );

const keyOf = ({ method, path }: RouteKey): RouteKey => ({ method, path });

// The one cast: http/validate has held the body against the very schema that BodyOf is read from.
const typed = <C extends Call>(body: RequestBody) => body as BodyOf<C>;

/** A call that needs no token. */
export const open = <const C extends Call>(
  call: C,
  run: (context: PublicContext, body: BodyOf<C>) => Awaitable<Answer>,
): Route => ({ ...keyOf(call), access: 'public', run: (context, body) => run(context, typed<C>(body)) });

/** A call of a signed-in member. */
export const member = <const C extends Call>(
  call: C,
  run: (context: MemberContext, body: BodyOf<C>) => Awaitable<Answer>,
): Route => ({ ...keyOf(call), access: 'member', run: (context, body) => run(context, typed<C>(body)) });

type DataOf<R extends ObjectResource> = R extends { bare: 'text' }
  ? string
  : R extends { bare: 'anything' }
    ? unknown
    : RowOf<R>;

/** A single object, typed by its resource. */
export const one = <const R extends ObjectResource>(
  resource: R,
  run: (context: MemberContext, body: BodyOf<R['one']>) => Awaitable<DataOf<R>>,
): Route => member<R['one']>(resource.one, async (context, body) => ({ data: await run(context, body) }));

type SummaryOf<R> = R extends { summary: infer S extends readonly Field[] }
  ? { readonly summary: RowOf<{ fields: S }> & object }
  : { readonly summary?: never };

interface ListRequest<Name extends string> extends Page {
  /** A parameter of the list; empty when it was not sent. */
  text(name: Name): string;
}

type ListResult<R extends ListResource> = SummaryOf<R> & {
  readonly rows: readonly RowOf<R>[];
  readonly count: number;
};

interface Listed {
  readonly rows: readonly unknown[];
  readonly count: number;
  readonly summary?: object;
}

const readList = (body: RequestBody): ListRequest<string> => ({
  limit: Number(body.limit ?? 0),
  skip: Number(body.skip ?? 0),
  text: (name) => textOf(body[name]),
});

/**
 * A list, its rows and summary typed by the resource; resources that share a path share the handler. It
 * can read no parameter that it does not say it takes.
 */
export const list = <const R extends ListResource, const Name extends string>(
  { read }: R,
  takes: readonly Name[],
  run: (context: MemberContext, request: ListRequest<Name>) => Awaitable<ListResult<NoInfer<R>>>,
): Route => ({
  ...keyOf(read),
  access: 'member',
  takes,
  run: async (context, body) => {
    const listed: Listed = await run(context, readList(body));
    return { [read.rows ?? 'data']: listed.rows, count: listed.count, ...listed.summary };
  },
});
