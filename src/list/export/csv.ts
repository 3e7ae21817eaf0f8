import Papa from 'papaparse';
import { isDay, toSheetDateTime, zoneName, type Zone } from '../../core/dates';
import { getValue, type Field } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { UNREADABLE, valueTypeOf, formatValue } from '../../core/valueTypes';
import { yieldToMain } from '../rows/runChunked';

/** The number of rows per part of the file. Formatting a part takes a few milliseconds. */
const PART_ROWS = 500;

/** The byte order mark, which makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const NEWLINE = '\r\n';

/** Matches texts that a spreadsheet would run as a formula; plain numbers are excluded. */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/**
 * Matches a semicolon or line break before a possible formula inside a text. A spreadsheet set to split cells at
 * semicolons ignores the quotes around the text, so it would start a new cell with the formula.
 */
const INNER_FORMULA = /[;\r\n](?!-?\d+(?:\.\d+)?(?:[;\r\n]|$))(?=[=+\-@\t＝＋－＠])/g;
const escapeInnerFormulas = (text: string) => text.replace(INNER_FORMULA, "$&'");

/**
 * Matches texts that a spreadsheet would change, because it reads them as a number or a date: leading zeros, more than 15
 * digits, an exponent, or parts of a date.
 */
const CHANGED_BY_SPREADSHEETS =
  /^\s*(?:0\d+|\d{16,}|\d+(?:\.\d+)?e[+-]?\d+|\d{1,4}[-/.:]\d{1,2}(?:[-/.:]\d{1,4})?)\s*$/i;

const NUMBER = /^\s*\d+(?:\.\d+)?\s*$/;

/** Marks a text with an apostrophe, so that it stays a text; ids always, so that a column has one type. */
function keepText({ valueType }: Field, text: string): string {
  const isId = valueTypeOf(valueType).renderer === 'code';
  return CHANGED_BY_SPREADSHEETS.test(text) || (isId && NUMBER.test(text)) ? `'${text}` : text;
}

/** Returns the fields to export: no secrets, and one field per key (constants may share a key). */
export const csvFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    ({ key, valueType }, index) =>
      valueTypeOf(valueType).renderer !== 'secret' &&
      (valueType === 'constant' || fields.findIndex((field) => field.key === key) === index),
  );

/** Returns a unique heading for each column, so that programs can distinguish them. Times name their zone. */
const headings = (fields: readonly Field[], rows: readonly unknown[], zone: Zone): string[] =>
  fields.map(({ key, title, valueType }, index) => {
    const count = fields.slice(0, index + 1).filter((field) => field.title === title).length;
    const hasTimes =
      valueTypeOf(valueType).renderer === 'time' && !rows.every((row) => isDay(getValue(row, key)));
    const unique = count === 1 ? title : `${title} (${count})`;
    return hasTimes ? `${unique} (${zoneName(zone)})` : unique;
  });

/** Returns an exact decimal, a date-time or a text for a CSV cell; an empty text for unreadable values. */
function csvValue(field: Field, row: unknown, zone: Zone): string {
  const raw = getValue(row, field.key);
  const { renderer } = valueTypeOf(field.valueType);
  if (renderer === 'number') return readDecimal(raw)?.toFixed() ?? '';
  if (renderer === 'time') return toSheetDateTime(raw, zone) ?? '';
  const text = formatValue(field, raw);
  return text === UNREADABLE ? '' : keepText(field, text);
}

/** Returns rows of texts as CSV (RFC 4180), without a byte order mark. No cell can start a formula. */
export const csvLines = (rows: (readonly string[])[]): string =>
  Papa.unparse(
    rows.map((row) => row.map(escapeInnerFormulas)),
    { newline: NEWLINE, escapeFormulae: FORMULA },
  ) + NEWLINE;

/** Yields rows as CSV (RFC 4180) in parts, so that the whole text is never in memory at once. Throws when aborted. */
export async function* formatCsv(
  fields: readonly Field[],
  rows: readonly unknown[],
  { zone, signal }: { readonly zone: Zone; readonly signal?: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  const columns = csvFields(fields);
  signal?.throwIfAborted();
  yield BYTE_ORDER_MARK + csvLines([headings(columns, rows, zone)]);
  for (let start = 0; start < rows.length; start += PART_ROWS) {
    await yieldToMain();
    signal?.throwIfAborted();
    const part = rows.slice(start, start + PART_ROWS);
    yield csvLines(part.map((row) => columns.map((field) => csvValue(field, row, zone))));
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
