import type { BaseRecord, GetListResponse } from '@refinedev/core';
import { ApiError } from '../../src/api/ApiError';
import { isJsonObject, messageOf } from '../../src/api/answer';
import { pick, type Field, type ListResource, type ObjectResource } from '../../src/core/defineResource';
import { UNREADABLE, valueTypeOf } from '../../src/core/valueTypes';
import { inRange } from '../../src/core/dateRange';
import { drawnRows, fillAddress } from '../../src/list/rows';
import { bannerPictures } from '../../src/pages/dashboard/bannerPictures';
import { totalFields, withTotals } from '../../src/pages/dashboard/dashboardTotals';
import { readResults } from '../../src/core/profitRows';
import { profitPoints } from '../../src/pages/profit/profitPoints';
import type { WireAnswer } from './answers';

/** What no member may read, unless the server itself wrote it. */
const NEVER = ['undefined', 'NaN', '[object Object]', 'Invalid Date'];
/** Rows of a page (product.md: Constants). */
const PAGE = 10;
const RANGE = { from: '2026-01-01', to: '2026-12-31' };
/** Characters that the portal's own sentences may have, whatever a server put into them. */
const LONGEST_SENTENCE = 300;

/** Half a character, as it stands in a text and as JSON writes it. */
const HALF = /\p{Surrogate}/u;
const ESCAPED_HALF = /\\ud[89a-f]/i;

export function claim(holds: boolean, fault: () => string): asserts holds {
  if (!holds) throw new Error(fault());
}

const shown = (value: unknown) => JSON.stringify(String(value)).slice(0, 200);

/** No word in it that only a mistake of ours puts there. `source`: what the server wrote. */
function claimPlain(text: string, source: string, where: string): void {
  for (const word of NEVER)
    claim(!text.includes(word) || source.includes(word), () => `${where} says ${shown(text)}`);
}

/** As plain as that, and no character of it cut in two. */
export function claimDrawn(text: string, source: string, where: string): void {
  claimPlain(text, source, where);
  const cut = HALF.test(text) && !HALF.test(source) && !ESCAPED_HALF.test(source);
  claim(!cut, () => `${where} cuts a character of ${shown(text)}`);
}

/** What was granted, as far as it can be told without the portal's own reading; undefined for all else. */
export function grantedOf({ status, text }: WireAnswer): Record<string, unknown> | undefined {
  const body = parsed(text);
  return isJsonObject(body) && body.success === true && status < 400 ? body : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A refusal is one ApiError that says what was wrong: in the server's words, else in ours. */
export function claimRefusal(error: unknown, wire: WireAnswer, promised: RegExp): void {
  claim(error instanceof ApiError, () => `it failed with ${shown(error)}, which is no ApiError`);
  const body = parsed(wire.text);
  const theirs = isJsonObject(body) ? messageOf(body) : '';
  if (grantedOf(wire)) {
    claim(promised.test(error.message), () => `the reason is not named: ${shown(error.message)}`);
  } else if (theirs) {
    claim(
      error.message === theirs,
      () => `the server's words were ${shown(theirs)}, not ${shown(error.message)}`,
    );
    return;
  } else {
    claim(
      error.message.startsWith('Something went wrong, ERROR: '),
      () => `odd words: ${shown(error.message)}`,
    );
  }
  claim(error.message.length <= LONGEST_SENTENCE, () => `a reason of ${error.message.length} characters`);
  claimPlain(error.message, wire.text, 'the reason');
}

/** A day, a time or both, as the portal writes them. */
const MOMENT = /^(\d{4}-\d{2}-\d{2}( \d{2}:\d{2}(:\d{2})?)?|\d{2}-\d{2}-\d{2}|\d{2}:\d{2}:\d{2} [AP]M)$/;
/** A moment that says of itself which day it is, wherever it is read. */
const OWN_DAY = /^(\d{4}-\d{2}-\d{2})([T ][\d:.]*)?$/;

function claimMoment(text: string, raw: unknown, { format = 'second' }: Field): void {
  if (text === UNREADABLE) return;
  claim(MOMENT.test(text), () => `${shown(raw)} is drawn as the moment ${shown(text)}`);
  const day = typeof raw === 'string' && format !== 'clock' ? OWN_DAY.exec(raw)?.[1] : undefined;
  if (day === undefined) return;
  const expected = format === 'shortDay' ? day.slice(2) : day;
  claim(text.startsWith(expected), () => `${shown(raw)} is drawn as another day: ${text}`);
}

/** One cell: plain words, whatever the row holds. */
function claimCell(field: Field, row: unknown): void {
  const raw = pick(row, field.key);
  const type = valueTypeOf(field.valueType);
  const text: unknown = type.text(raw, field);
  claim(typeof text === 'string' && text !== '', () => `${field.key} is drawn as ${shown(text)}`);
  claimDrawn(text, typeof raw === 'string' ? raw + raw.toUpperCase() : '', field.key);
  const tone: unknown = type.tone?.(raw, field);
  claim(
    [undefined, 'gain', 'loss', 'accent', 'amber'].includes(tone as undefined),
    () => `${field.key} has the tone ${shown(tone)}`,
  );
  if (field.valueType === 'date') claimMoment(text, raw, field);
}

const parts = (address: string) => new URL(address, 'https://portal.test').pathname.split('/').length;

/** Rows as they are drawn: a key of its own for each, cells in plain words, addresses that lead where they say. */
export function claimRows(list: ListResource, rows: readonly unknown[]): number {
  const drawn = drawnRows({ resource: list, rows, page: 1, fresh: new Set() });
  const keys = new Set(drawn.map(({ key }) => key));
  claim(keys.size === rows.length, () => `${rows.length} rows have ${keys.size} keys`);
  for (const { row } of drawn) {
    for (const field of list.fields) claimCell(field, row);
    for (const action of list.actions ?? []) {
      if (!('to' in action)) continue;
      const address = fillAddress(action.to, row);
      claim(
        address === undefined || parts(address) === parts(action.to),
        () => `${action.to} became ${shown(address)}`,
      );
    }
  }
  return rows.length * list.fields.length;
}

/** What the provider made of a list's answer: the rows that came, or the first page of all, and their count. */
export function claimList(
  list: ListResource,
  result: GetListResponse,
  granted: Readonly<Record<string, unknown>>,
): void {
  const rows = granted[list.read.rows ?? 'data'];
  claim(Array.isArray(rows), () => 'rows that are no list were taken');
  const paged = list.read.method === 'POST';
  const total = paged ? granted.count : rows.length;
  const length = paged ? rows.length : Math.min(rows.length, PAGE);
  claim(result.total === total, () => `the total is ${result.total}`);
  claim(result.data.length === length, () => `${result.data.length} rows of ${length}`);
  for (const field of list.summary ?? []) claimCell(field, result);
  const { dateFilter } = list;
  if (dateFilter !== undefined) for (const row of result.data) inRange(pick(row, dateFilter), RANGE);
  for (const { label, profit, total: sum } of list.name === 'profit'
    ? profitPoints(readResults(result.data))
    : [])
    claim(label !== '' && Number.isFinite(profit) && Number.isFinite(sum), () => `a point of ${sum}`);
}

/** An object as its screens draw it: its fields, the sums of the dashboard, banners, an address. Gives how many. */
export function claimObject(object: ObjectResource, value: BaseRecord): number {
  const isDashboard = object.name === 'dashboard';
  const shownFields = [...object.fields, ...(isDashboard ? Object.values(totalFields) : [])];
  for (const field of shownFields) claimCell(field, isDashboard ? withTotals(value) : value);
  for (const { src, title } of bannerPictures(value.value)) {
    claim(/^https?:/.test(src), () => `a banner from ${shown(src)}`);
    claim(typeof title === 'string' && title !== '', () => `a banner called ${shown(title)}`);
  }
  return shownFields.length;
}
