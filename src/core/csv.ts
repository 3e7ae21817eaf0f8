import Papa from 'papaparse';
import { isoMoment, type Zone } from './dates';
import { pick, type Field } from './defineResource';
import { readDecimal } from './money';
import { UNREADABLE, valueTypeOf, wordsOf } from './valueTypes';

/** Rows of one part of a file: a few milliseconds of work. */
const PART = 500;

/** Spreadsheets take a file for UTF-8 where it begins with this. */
const MARK = '\uFEFF';

const NEWLINE = '\r\n';

/** What a spreadsheet would run: a text that begins so, unless it is a plain number. */
const FORMULA = /^(?!-?\d+(?:\.\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/**
 * The same within a text, where a spreadsheet that parts cells by semicolons begins a cell: there a quote in the middle
 * of a line is a letter like any other, and a line break ends a row.
 */
const WITHIN = /[;\r\n](?!-?\d+(?:\.\d+)?(?:[;\r\n]|$))(?=[=+\-@\t＝＋－＠])/g;
const guarded = (words: string) => words.replace(WITHIN, "$&'");

/** The columns of a file: each value once, and no secret, masked or not. */
export const csvFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    ({ key, valueType }, place) =>
      valueTypeOf(valueType).renderer !== 'secret' &&
      (valueType === 'constant' || fields.findIndex((field) => field.key === key) === place),
  );

/** A heading of its own for each column, so that programs can tell them apart. */
function headings(fields: readonly Field[]): string[] {
  const seen = new Map<string, number>();
  return fields.map(({ title }) => {
    const times = (seen.get(title) ?? 0) + 1;
    seen.set(title, times);
    return guarded(times === 1 ? title : `${title} (${times})`);
  });
}

/** A value as a file has it: a decimal whole and bare, a moment in ISO 8601, the rest in words; '' where it is unreadable. */
function csvValue(field: Field, row: unknown, zone: Zone): string {
  const raw = pick(row, field.key);
  const { renderer } = valueTypeOf(field.valueType);
  if (renderer === 'number') return readDecimal(raw)?.toFixed() ?? '';
  if (renderer === 'time') return isoMoment(raw, zone) ?? '';
  const words = wordsOf(field, raw);
  return words === UNREADABLE ? '' : guarded(words);
}

/** Lets the browser answer the member between two parts. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Rows as a CSV file (RFC 4180, UTF-8 with a mark), part by part: the whole never stands in memory twice.
 * Moments are those of the zone. Stops where the signal says so, by throwing.
 */
export async function* csvOf(
  fields: readonly Field[],
  rows: readonly unknown[],
  { zone, signal }: { readonly zone: Zone; readonly signal?: AbortSignal },
): AsyncGenerator<string, void, undefined> {
  const columns = csvFields(fields);
  const lines = (part: readonly (readonly string[])[]) =>
    Papa.unparse(part, { newline: NEWLINE, escapeFormulae: FORMULA }) + NEWLINE;
  signal?.throwIfAborted();
  yield MARK + lines([headings(columns)]);
  for (let start = 0; start < rows.length; start += PART) {
    await breathe();
    signal?.throwIfAborted();
    const part = rows.slice(start, start + PART);
    yield lines(part.map((row) => columns.map((field) => csvValue(field, row, zone))));
  }
}
