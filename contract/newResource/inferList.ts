import { isDeepStrictEqual } from 'node:util';
import { getValue, type Field } from '../../src/core/defineResource';
import { readDecimal } from '../../src/core/money';
import { isRecord } from '../../src/core/isRecord';
import { CannotRun } from '../cli/commandLine';
import { ID_VALUE, names } from './fieldNames';
import { entriesOf, findRows } from './findRows';
import { inferColumn, isSkipped, type InferredField, type SkippedKey } from './inferField';
import { keysOf, type Row } from './rowKeys';
import { titlesOf } from './titles';

export interface InferredList {
  readonly rowsKey: string;
  /** The `count` of the first response; undefined if there is none. */
  readonly count: number | undefined;
  readonly rowKey: string | undefined;
  readonly dateFilter: string | undefined;
  readonly fields: readonly InferredField[];
  /** The fields of the response outside its rows, such as totals. */
  readonly summary: readonly InferredField[];
  /** Keys that no field can show, such as arrays. */
  readonly skipped: readonly SkippedKey[];
  /** The other properties of the response, such as the page number. */
  readonly ignored: readonly string[];
}

/** Matches the names of envelope and paging properties, which are never summary fields. */
const NO_FIGURE = new RegExp(
  [
    'success|message|msg|status|ok|code|(status|error|err)_?(code|no)|errno|count|limit|offset|skip|start|end|from|to|size|draw',
    'number|sort|order|first|last|next|prev(ious)?|self|href|path|links?|errors?',
    'total_?(count|records|rows|items|elements|results|docs)|records_?(total|filtered)|row_?count|result_?count',
    '.*(page|cursor|timestamp).*|(num|number)_?(of_?)?elements',
    'took|uptime|ttl|now|ts|(generated|cached|updated)_?at',
    '((server|response|request|query|execution|processing|elapsed)_?)?(time|date|elapsed|duration)(_?m?s)?',
    '(api_?)?version|((request|trace|correlation|session|member|user)_?)?id',
  ]
    .map((part) => `^(${part})$`)
    .join('|'),
  'i',
);
const ENVELOPE = ['success', 'message', 'count'];

/** Returns the field that identifies a row: a unique id, or else a unique name or code without spaces. */
function rowKeyOf(fields: readonly Field[], rows: readonly Row[]): string | undefined {
  const isUnique = ({ key }: Field) => new Set(rows.map((row) => getValue(row, key))).size === rows.length;
  const isName = ({ key, valueType }: Field) =>
    (valueType === 'text' || valueType === 'name') &&
    rows.every((row) => /^[A-Za-z][\w-]*$/.test(String(getValue(row, key)))) &&
    /(symbol|code|name|key)$/i.test(key);
  // A uid names a member, who may have several rows.
  const isId = ({ key, valueType }: Field) =>
    valueType === 'id' &&
    !/^uid$/i.test(key) &&
    (names.id.test(key) || rows.every((row) => ID_VALUE.test(String(getValue(row, key)))));
  const candidates = fields.filter((field) => !field.optional && isUnique(field));
  return (
    candidates.find(({ key }) => /^_?id(\.\$oid)?$/.test(key)) ??
    // With a single row, every value is unique, so an id field proves nothing.
    candidates.find((field) => isId(field) && rows.length > 1) ??
    candidates.find(isName)
  )?.key;
}

/** Returns the key of the first date that is certain, or else of the first date. A date of creation comes before others. */
export function dateFilterOf(fields: readonly InferredField[]): string | undefined {
  const dates = fields.filter(({ field }) => field.valueType === 'date');
  const certain = dates.filter(({ confidence }) => confidence === 'certain');
  const candidates = certain.length > 0 ? certain : dates;
  return (candidates.find(({ field }) => /created/i.test(field.key)) ?? candidates[0])?.field.key;
}

/** Returns the rows of all pages. A page that repeats rows, because the server ignores `skip`, adds none. */
function rowsOf(responses: readonly unknown[], rowsKey: string): Row[] {
  const rows: Row[] = [];
  for (const response of responses) {
    const known = [...rows];
    const isNew = (row: Row) => !known.some((other) => isDeepStrictEqual(row, other));
    rows.push(...entriesOf(response, rowsKey).filter(isRecord).filter(isNew));
  }
  return rows;
}

/** Returns the figures beside the rows, which are the same on each page, and the names of the other properties. */
export function inferSummary([first, second]: readonly unknown[], rowsKey: string) {
  const response = isRecord(first) ? first : {};
  const summary = Object.entries(response).flatMap(([key, value]) => {
    const isMetadata = NO_FIGURE.test(key) || (/^total$/i.test(key) && Number.isInteger(Number(value)));
    const isSteady = !isRecord(second) || second[key] === value;
    if (key === rowsKey || key.includes('.') || isMetadata || !isSteady || readDecimal(value) === undefined)
      return [];
    const inferred = inferColumn(key, [value]);
    return !isSkipped(inferred) && ['amount', 'integer'].includes(inferred.field.valueType) ? [inferred] : [];
  });
  const shown = [rowsKey, ...ENVELOPE, ...summary.map(({ field }) => field.key)];
  return { summary, ignored: Object.keys(response).filter((key) => !shown.includes(key)) };
}

/** Infers the fields of keys from their values. Throws CannotRun if no key has a field. */
export function inferFields(columns: ReadonlyMap<string, readonly unknown[]>, rowsKey: string) {
  const titles = titlesOf([...columns.keys()]);
  const fields: InferredField[] = [];
  const skipped: SkippedKey[] = [];
  for (const [key, values] of columns) {
    const inferred = inferColumn(key, values);
    if (isSkipped(inferred)) skipped.push(inferred);
    else fields.push({ ...inferred, field: { ...inferred.field, title: titles.get(key) ?? key } });
  }
  if (fields.length === 0)
    throw new CannotRun(`The portal can show no property of the rows in "${rowsKey}".`);
  return { fields, skipped };
}

/**
 * Infers a list from the responses for the list's first pages. `chosen` is the property with the rows, if it is known.
 * Throws CannotRun if the responses contain no rows.
 */
export function inferList(responses: readonly unknown[], chosen?: string): InferredList {
  const [first] = responses;
  const rowsKey = findRows(first, chosen);
  const rows = rowsOf(responses, rowsKey);
  const { keys, skipped } = keysOf(rows);
  const columns = new Map(keys.map((key) => [key, rows.map((row) => getValue(row, key))]));
  const inferred = inferFields(columns, rowsKey);
  const definitions = inferred.fields.map(({ field }) => field);
  const count = isRecord(first) ? first.count : undefined;
  return {
    rowsKey,
    count: Number.isSafeInteger(count) ? Number(count) : undefined,
    rowKey: rowKeyOf(definitions, rows),
    dateFilter: dateFilterOf(inferred.fields),
    fields: inferred.fields,
    ...inferSummary(responses, rowsKey),
    skipped: [...skipped, ...inferred.skipped],
  };
}
