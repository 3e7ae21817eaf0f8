import type { Call } from './call';
import type { ValueTypeOptions } from './valueType';
import type { ValueTypeName, RawOf } from './valueTypes';

/** One value of a row: where it stands ('downlineId.name'), what it is called, what kind it is. */
export interface Field extends ValueTypeOptions {
  readonly key: string;
  readonly title: string;
  readonly valueType: ValueTypeName;
  /** The server may leave it out or send null. */
  readonly optional?: boolean;
  /** The same in every row as a rule: it stands once above them, and in each only where they differ. */
  readonly caption?: boolean;
  /** What it is, in a sentence: a tip beside its title tells it. */
  readonly note?: string;
}

/** A parameter that the member chooses; the first option is the one a list opens with. */
export interface Choice {
  readonly name: string;
  readonly title: string;
  readonly draw: 'tabs' | 'select';
  /** An option without a value sends nothing. `heading` renames the list's headline figure. */
  readonly options: readonly { readonly label: string; readonly value?: string; readonly heading?: string }[];
}

/** The call that a list reads. POST pages with limit and skip; a GET answers all rows at once. */
export interface Read {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent as they are with every request. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Supplied by the address: a route parameter or a query parameter of that name. */
  readonly params?: readonly string[];
  readonly choices?: readonly Choice[];
  /** The property that holds the rows; 'data' unless told. */
  readonly rows?: string;
}

/**
 * A button of a row: leads to an address with {keys} of the row filled in, or explains itself. `of` says which
 * row it is, to those who only hear it: {keys} again, as their fields write them.
 */
export type RowAction =
  | { readonly title: string; readonly of?: string; readonly to: string }
  | {
      readonly title: string;
      readonly of?: string;
      readonly explain: string;
      /** Left out where the `closedFlag` of the row is true. */
      readonly openOnly?: true;
    };

/** An address where a list stands alone under its title. */
interface ListScreen {
  readonly path: string;
  /** Puts it in the sidebar under that label. */
  readonly menu?: string;
  /** The path of the screen that leads here: the way back above the title. */
  readonly parent?: string;
}

/** What a member may change, each by one call. */
interface Writes {
  readonly create?: Call;
  readonly update?: Call;
  readonly remove?: Call;
  /** Names of the other resources that these writes change: they are read again afterwards. */
  readonly invalidates?: readonly string[];
}

/** A paginated list, whole: everything the portal, the sandbox and the contract know of it. */
export interface ListResource extends Writes {
  readonly name: string;
  readonly title: string;
  readonly read: Read;
  readonly fields: readonly Field[];
  /** Figures that come beside the rows. */
  readonly summary?: readonly Field[];
  /** The heading of a leading column that counts the rows. */
  readonly numbered?: string;
  readonly screens?: readonly ListScreen[];
  /** The key of the moment that date filters go by; without it the list has none. */
  readonly dateFilter?: string;
  /** The key of a flag by whose words the rows can be told apart: all, or those of one. */
  readonly flagFilter?: string;
  /** The key of what results are told apart by where all rows are added up: a trade's pair. */
  readonly resultsBy?: string;
  /** The key of a flag that says whether a row's result is final: only such rows count for the win rate. */
  readonly closedFlag?: string;
  /** What stands above the rows of the row that a member came from; nothing where none led here. */
  readonly origin?: readonly Field[];
  readonly actions?: readonly RowAction[];
  /** The next step for a member whose list is empty: a link to a screen. */
  readonly emptyLink?: { readonly title: string; readonly to: string };
  /** The menu counts what came to its first page since a member last looked at it. */
  readonly news?: true;
  /** The key that names a row; rows without one are named by their place. */
  readonly rowKey?: string;
  /** Keys that every row carries though no field shows them: text or a number. */
  readonly hidden?: readonly string[];
}

/**
 * A single object. `bare` says that the answer's data is one value rather than named ones, given as
 * {value}: 'text' must be a string; of 'anything' the contract promises nothing, not even that it is there.
 */
export interface ObjectResource {
  readonly name: string;
  readonly one: Call;
  /** The body key that carries the id, where the object is looked up by one. */
  readonly idKey?: string;
  /** Sent as it is with every request. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  readonly bare?: 'text' | 'anything';
  readonly fields: readonly Field[];
}

/** Something to ask for that leaves nothing to read: a code by mail, a saved number. Never retried or cached. */
export interface ActionResource extends Writes {
  readonly name: string;
  readonly create: Call;
}

export type Resource = ListResource | ObjectResource | ActionResource;

/** What can be written to. */
export type Writable = ListResource | ActionResource;

export const isList = (resource: Resource): resource is ListResource => 'read' in resource;
export const isObject = (resource: Resource): resource is ObjectResource => 'one' in resource;

/** Keeps a definition's literal types, so that rows and bodies are typed by it. */
export const defineResource = <const R extends ListResource>(resource: R): R => resource;

/** The same for a single object. */
export const defineObject = <const R extends ObjectResource>(resource: R): R => resource;

/** The same for what is only asked for. */
export const defineAction = <const R extends ActionResource>(resource: R): R => resource;

type Entry<K extends string, V> = K extends `${infer Head}.${infer Tail}`
  ? { [P in Head]: Entry<Tail, V> }
  : { [P in K]: V };

type FieldEntry<F> = F extends { key: infer K extends string; valueType: infer N extends ValueTypeName }
  ? N extends 'constant'
    ? unknown
    : F extends { optional: true }
      ? { [P in K]?: RawOf<N> | null }
      : Entry<K, RawOf<N>>
  : never;

type HiddenEntry<R> = R extends { hidden: readonly (infer K extends string)[] }
  ? Entry<K, string | number>
  : never;

type Intersect<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;

/** The row that a well-behaved server sends for these fields. */
export type RowOf<R extends { readonly fields: readonly Field[] }> = Intersect<
  FieldEntry<R['fields'][number]> | HiddenEntry<R>
>;

/** Every value of a row: what its fields show, and what is hidden, which is a name and thus an id. */
export const rowFields = ({ fields, hidden = [] }: ListResource): readonly Field[] => [
  ...fields,
  ...hidden.map((key) => ({ key, title: key, valueType: 'id' as const })),
];

/** The field of that key; a page that asks for one the resource lacks is wrong, and says so at once. */
export function fieldOf({ fields, name }: ListResource | ObjectResource, key: string): Field {
  const field = fields.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`${name} has no field ${key}`);
  return field;
}

/** Reads a dotted key from whatever arrived; undefined where the way ends. */
export function pick(row: unknown, key: string): unknown {
  let value: unknown = row;
  for (const part of key.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}
