import { attempt } from './attempt';
import type { Call } from './call';
import type { Field } from './field';
import type { MenuItem, TabItem } from './menu';

export type { Field, ReceivedObject, ReceivedRow, RowOf } from './field';

/** A request parameter that the member chooses with tabs or a select. The first option is the default. */
export interface Choice {
  readonly name: string;
  readonly title: string;
  /** A list has at most one choice with tabs. */
  readonly control: 'tabs' | 'select';
  /** An option without `value` omits the parameter. `heading` replaces the title of the first summary figure. */
  readonly options: readonly { readonly label: string; readonly value?: string; readonly heading?: string }[];
}

/** The request of a list. A POST requests one page with `limit` and `skip`; a GET returns all rows. */
export interface Read {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Sent with every request. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Route parameters or query parameters that the URL must supply. */
  readonly params?: readonly string[];
  readonly choices?: readonly Choice[];
  /** The property of the response that contains the rows; 'data' by default. */
  readonly rows?: string;
}

/** A button in each row: a link or a dialog with an explanation. {keys} in `to` are replaced by values of the row. */
export type RowAction = { readonly title: string } & (
  | { readonly to: string }
  /** `openOnly` hides the button if the `closedFlag` of the row is true. */
  | { readonly explain: string; readonly openOnly?: true }
);

/** A route whose screen shows only this list. */
export interface ListScreen {
  readonly path: string;
  /** The item in the sidebar, if any. */
  readonly menu?: MenuItem;
  /** The item in the tab bar, if any. */
  readonly tab?: TabItem;
  /** The path of the parent screen, for the breadcrumbs. A row's link leads back to its own list instead. */
  readonly parent?: string;
}

/** The steps that a member takes before the bot trades. */
type MemberStep = 'bind' | 'deposit' | 'activate';

/** A link in an empty list. It is hidden once the member has taken `step`, and while `balance` isn't above 0. */
export interface EmptyLink {
  readonly title: string;
  readonly to: string;
  readonly step?: MemberStep;
  /** The key of a balance in the dashboard's data. */
  readonly balance?: 'mainBalance' | 'incomeBalance';
}

interface Writes {
  readonly create?: Call;
  readonly update?: Call;
  readonly remove?: Call;
  /** The names of other resources to invalidate after a write. */
  readonly invalidates?: readonly string[];
}

/** A sum over several kinds or statuses, in addition to the lines of each. */
interface TotalsSum {
  readonly title: string;
  readonly values: readonly string[];
  readonly tooltip: string;
  /** Shows a sum of debits, which is negative, as a positive amount. */
  readonly negate?: true;
}

/**
 * Divides the total of a list's amounts, so that no sum mixes what doesn't belong together. Each kind or status has a line
 * of its own, unless it is one of the `flows`. Letter case doesn't matter.
 */
interface TotalsRule {
  /** The key of the kind or status. */
  readonly by: string;
  /** The kinds that count as In or Out. So do fees, whose kind contains "fee". Their Net is the sum of all kinds. */
  readonly flows?: readonly string[];
  /** Titles of lines by kind; other lines have the name of their kind. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly sums?: readonly TotalsSum[];
  /** For amounts without a sign: the key and value that mark a debit. */
  readonly debit?: { readonly key: string; readonly value: string };
}

/** Values that a row has, by key. Letter case doesn't matter. */
export type RowCondition = Readonly<Record<string, string>>;

/** A row of another list that belongs to a record: it has the same amount, ignoring the sign. */
export interface RelatedRecord {
  readonly title: string;
  /** Which records have such a row; all by default. */
  readonly when?: RowCondition;
  /** Which rows of the other list are meant. */
  readonly where: RowCondition;
  /** The time of the row: within a minute of the record's, or not before it. */
  readonly time: 'same' | 'after';
  /** The values of the row to show in the record. */
  readonly fields?: readonly Field[];
}

/** Opens each row as a record: a drawer with its own URL. Rows have `createdAt` and `amount`. */
interface RecordOptions {
  /** Names the record: 'Withdrawal of {createdAt}'. Amounts are left out while they are hidden. */
  readonly label: string;
  /** The keys of the values that identify a row without an ID. They never change, as a status would. */
  readonly idKeys: readonly string[];
  /** The rows whose amount is a debit although it has no sign; {} for all rows. */
  readonly debit?: RowCondition;
  /** Further values, shown if the server sends them. */
  readonly fields?: readonly Field[];
  /** The rows of the list with the name `list` that belong to a record. Their records link back. */
  readonly related?: { readonly list: string; readonly rows: readonly RelatedRecord[] };
  /** Links of a record. {keys} in `title` and `to` are replaced by values of the row. `when`: all records by default. */
  readonly links?: readonly { readonly title: string; readonly to: string; readonly when?: RowCondition }[];
  /** The key of a payment's status and its two final values, for a timeline. */
  readonly timeline?: { readonly key: string; readonly paid: string; readonly rejected: string };
}

/** Defines a paginated list for the portal, the sandbox and the contract. */
export interface ListResource extends Writes {
  readonly name: string;
  readonly title: string;
  /** A row in a count, such as 'trade' in '12 trades'; 'row' by default. */
  readonly noun?: string;
  readonly read: Read;
  readonly fields: readonly Field[];
  /** The figures that the response contains in addition to the rows. */
  readonly summary?: readonly Field[];
  /** The heading of a leading column with row numbers. */
  readonly indexColumn?: string;
  readonly screens?: readonly ListScreen[];
  /** The key of the date-time that the date filter compares. Without a key, there is no date filter. */
  readonly dateFilter?: string;
  /** The key of the flag for the boolean filter. */
  readonly booleanFilter?: string;
  /** The key that totals are grouped by, such as a trade's pair. */
  readonly groupBy?: string;
  /** Divides the total of the list's amounts by the kind or status of its rows. */
  readonly totals?: TotalsRule;
  /** The key of the currency. Amounts in different currencies have separate totals. */
  readonly currencyField?: string;
  /** The wallet's balance after the newest row: a value of an object. The list shows the balance after each row. */
  readonly balance?: { readonly of: ObjectResource; readonly key: string };
  /** The key of the flag that marks a row's result as final; only such rows count for the sum and the win rate. */
  readonly closedFlag?: string;
  readonly actions?: readonly RowAction[];
  readonly record?: RecordOptions;
  /** The message if the URL lacks a required parameter. */
  readonly unselected?: { readonly title: string; readonly text: string };
  /** A link beside the title of the list's own screen. */
  readonly link?: { readonly title: string; readonly to: string };
  /** Says what fills the list, while it is empty. True for every member, whatever he has done so far. */
  readonly emptyText?: string;
  /** The next step for an empty list: a link to a screen. Of several links, the first that isn't hidden is shown. */
  readonly emptyLink?: EmptyLink | readonly EmptyLink[];
  /** Shows an unread count in the menu: rows added to the first page since the member last viewed it. */
  readonly unreadCount?: true;
  /** The key of the row ID. Rows without an ID are identified by their index. */
  readonly rowKey?: string;
  /** Keys that only `rowKey` or links use, such as '_id'. Their values are strings or numbers in every row. */
  readonly hidden?: readonly string[];
}

/** Defines a single object. With `scalar`, the response has one value, which the data provider returns as {value}. */
export interface ObjectResource {
  readonly name: string;
  readonly one: Call;
  /** The key of the ID in the request body, if the object is looked up by ID. */
  readonly idKey?: string;
  /** Sent with every request. */
  readonly fixed?: Readonly<Record<string, string | number>>;
  readonly scalar?: 'text' | 'anything';
  readonly fields: readonly Field[];
}

/** Defines a write without readable data, such as requesting an e-mail code. Never retried or cached. */
export interface ActionResource extends Writes {
  readonly name: string;
  readonly create: Call;
}

export type Resource = ListResource | ObjectResource | ActionResource;

export type Writable = ListResource | ActionResource;

export const isList = (resource: Resource): resource is ListResource => 'read' in resource;
export const isObject = (resource: Resource): resource is ObjectResource => 'one' in resource;

/** Rejects options that `T` doesn't have, such as a misspelt name; TypeScript allows them in an `R extends T`. */
type Exact<T, R extends T> = R & { readonly [K in Exclude<keyof R, keyof T>]: never };

/** Returns a list definition unchanged, with its literal types, from which the types of rows and bodies are derived. */
export const defineResource = <const R extends ListResource>(resource: Exact<ListResource, R>): R => resource;

export const defineObject = <const R extends ObjectResource>(resource: Exact<ObjectResource, R>): R =>
  resource;

export const defineAction = <const R extends ActionResource>(resource: Exact<ActionResource, R>): R =>
  resource;

/** Returns the field with that key. Throws if the resource has none, which is a programming error. */
export function fieldOf({ fields, name }: ListResource | ObjectResource, key: string): Field {
  const field = fields.find((candidate) => candidate.key === key);
  if (!field) throw new Error(`${name} has no field ${key}`);
  return field;
}

/** Returns the value at a dotted key such as 'user.name'; undefined if a part is missing. */
export function getValue(row: unknown, key: string): unknown {
  let value: unknown = row;
  for (const part of key.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** Returns the ID of a row; undefined if it has none, or a number that is too large to be exact. */
export function rowId({ rowKey }: ListResource, row: unknown): string | number | undefined {
  const id = rowKey === undefined ? undefined : getValue(row, rowKey);
  return typeof id === 'string' || Number.isSafeInteger(id) ? (id as string | number) : undefined;
}

/** Returns a row as JSON for comparison. Rows that are nested too deep to serialize all return the same text. */
export const rowJson = (row: unknown): string => attempt(() => JSON.stringify(row)) ?? 'too deep';
