import Papa from 'papaparse';
import { toIsoDateTime, type Zone } from '../../core/dates';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { UNREADABLE, valueTypeOf, formatValue } from '../../core/valueTypes';
import { yieldToMain } from '../rows/runChunked';

/** The number of rows per part of the file. Formatting a part takes a few milliseconds. */
const PART_ROWS = 500;

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/** Matches texts that a spreadsheet would run as a formula; plain numbers are excluded. */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/**
 * Matches a semicolon or line break before a possible formula inside a text. A spreadsheet set to split cells at
 * semicolons ignores the quotes around the text, so it would start a new cell with the formula.
 */
const INNER_FORMULA = /[;\r\n](?!-?\d+(?:\.\d+)?(?:[;\r\n]|$))(?=[=+\-@\t＝＋－＠])/g;
const escapeInnerFormulas = (text: string) => text.replace(INNER_FORMULA, "$&'");

/** Returns the fields to export: no secrets, and one field per key (constants may share a key). */
export const csvFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    ({ key, valueType }, index) =>
      valueTypeOf(valueType).renderer !== 'secret' &&
      (valueType === 'constant' || fields.findIndex((field) => field.key === key) === index),
  );

/** Returns a unique heading for each column, so that programs can distinguish them. */
const headings = (fields: readonly Field[]): string[] =>
  fields.map(({ title }, index) => {
    const count = fields.slice(0, index + 1).filter((field) => field.title === title).length;
    return escapeInnerFormulas(count === 1 ? title : `${title} (${count})`);
  });

/** Returns an exact decimal, an ISO 8601 date-time or a text for a CSV cell; an empty text for unreadable values. */
function csvValue(field: Field, row: unknown, zone: Zone): string {
  const raw = getValue(row, field.key);
  const { renderer } = valueTypeOf(field.valueType);
  if (renderer === 'number') return readDecimal(raw)?.toFixed() ?? '';
  if (renderer === 'time') return toIsoDateTime(raw, zone) ?? '';
  const text = formatValue(field, raw);
  return text === UNREADABLE ? '' : escapeInnerFormulas(text);
}

/** Yields rows as CSV (RFC 4180) in parts, so that the whole text is never in memory at once. Throws when aborted. */
export async function* formatCsv(
  fields: readonly Field[],
  rows: readonly unknown[],
  { zone, signal }: { readonly zone: Zone; readonly signal?: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  const columns = csvFields(fields);
  const lines = (part: (readonly string[])[]) =>
    Papa.unparse(part, { newline: NEWLINE, escapeFormulae: FORMULA }) + NEWLINE;
  signal?.throwIfAborted();
  yield BYTE_ORDER_MARK + lines([headings(columns)]);
  for (let start = 0; start < rows.length; start += PART_ROWS) {
    await yieldToMain();
    signal?.throwIfAborted();
    const part = rows.slice(start, start + PART_ROWS);
    yield lines(part.map((row) => columns.map((field) => csvValue(field, row, zone))));
  }
}

/** Builds a file name from its parts: 'transactions M100 2026-01-01 to 2026-01-31.csv'. */
export function csvName(parts: readonly (string | undefined)[]): string {
  const name = parts
    .filter(Boolean)
    .join(' ')
    // Replace characters that file systems reject or that would change the folder.
    .replace(/[\p{C}\\/:*?"<>|]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 120);
  return `${name.trim() || 'list'}.csv`;
}
