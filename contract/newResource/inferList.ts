import { getValue, type Field } from '../../src/core/defineResource';
import { isRecord } from '../checker/rule';
import { CannotRun } from '../cli/commandLine';
import { inferField, type InferredField } from './inferField';

export interface InferredList {
  /** The property that contains the rows. */
  readonly rowsKey: string;
  /** The `count` of the first response; undefined if there is none. */
  readonly count: number | undefined;
  readonly rowKey: string | undefined;
  readonly dateFilter: string | undefined;
  readonly fields: readonly InferredField[];
  /** The fields of the response outside its rows, such as totals. */
  readonly summary: readonly InferredField[];
  /** Keys that no field can show, such as arrays. */
  readonly skipped: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** Matches the names of envelope and paging properties, which are never summary fields. */
const NO_FIGURE = /^(success|message|status|code|count|limit|skip|page|pages)$/i;

/**
 * Returns the keys that occur in any row, in the order of their first occurrence. Keys of nested objects are joined
 * by dots. Adds keys that no field can show to `skipped`.
 */
function keysOf(rows: readonly Row[], skipped: Set<string>): string[] {
  const keys = new Set<string>();
  const visit = (row: Row, prefix: string) => {
    for (const [name, value] of Object.entries(row)) {
      const key = prefix + name;
      if (Array.isArray(value) || name.includes('.')) skipped.add(key);
      else if (isRecord(value) && prefix.split('.').length < 3) visit(value, `${key}.`);
      else if (isRecord(value)) skipped.add(key);
      else keys.add(key);
    }
  };
  for (const row of rows) visit(row, '');
  // If a value is null in one row and an object in another, drop its key and keep the dotted keys of the object.
  return [...keys].filter((key) => ![...keys].some((other) => other.startsWith(`${key}.`)));
}

/** Returns the field that identifies a row: a unique id, or else a unique name or code without spaces. */
function rowKeyOf(fields: readonly Field[], rows: readonly Row[]): string | undefined {
  const isUnique = ({ key }: Field) => new Set(rows.map((row) => getValue(row, key))).size === rows.length;
  const isName = ({ key, valueType }: Field) =>
    (valueType === 'text' || valueType === 'name') &&
    rows.every((row) => /^[A-Za-z][\w-]*$/.test(String(getValue(row, key)))) &&
    /(symbol|code|name|key)$/i.test(key);
  const candidates = fields.filter((field) => !field.optional && isUnique(field));
  return (
    candidates.find(({ key }) => /^_?id$/.test(key)) ??
    // With a single row, every value is unique, so an id field proves nothing.
    candidates.find(({ valueType }) => valueType === 'id' && rows.length > 1) ??
    candidates.find(isName)
  )?.key;
}

/** Returns the name of the response property that contains the rows: `data`, or the only array of objects. */
function rowsKeyOf(response: Row): string {
  const lists = Object.entries(response).filter(([, value]) => Array.isArray(value) && value.every(isRecord));
  const key = lists.find(([name]) => name === 'data') ?? (lists.length === 1 ? lists[0] : undefined);
  if (key) return key[0];
  throw new CannotRun(
    lists.length === 0
      ? `The response has no list of rows; its properties are ${Object.keys(response).join(', ') || 'none'}.`
      : `The response has several lists: ${lists.map(([name]) => name).join(', ')}.`,
  );
}

/** Infers a list from the responses for the list's first pages. Throws CannotRun if the responses contain no rows. */
export function inferList(responses: readonly unknown[]): InferredList {
  const [first] = responses;
  if (!isRecord(first)) throw new CannotRun('The response is not a JSON object.');
  const rowsKey = rowsKeyOf(first);
  const rows = responses
    .flatMap((response) => (isRecord(response) ? response[rowsKey] : undefined))
    .filter(isRecord);
  if (rows.length === 0) throw new CannotRun(`The list "${rowsKey}" is empty: use a member who has rows.`);
  const skipped = new Set<string>();
  const fields = keysOf(rows, skipped).map((key) =>
    inferField(
      key,
      rows.map((row) => getValue(row, key)),
    ),
  );
  const figures = Object.entries(first).filter(
    ([key, value]) =>
      key !== rowsKey && !NO_FIGURE.test(key) && (typeof value === 'number' || typeof value === 'string'),
  );
  const definitions = fields.map(({ field }) => field);
  return {
    rowsKey,
    count: Number.isSafeInteger(first.count) ? Number(first.count) : undefined,
    rowKey: rowKeyOf(definitions, rows),
    dateFilter: definitions.find(({ valueType }) => valueType === 'date')?.key,
    fields,
    summary: figures.map(([key, value]) => inferField(key, [value])),
    skipped: [...skipped],
  };
}
