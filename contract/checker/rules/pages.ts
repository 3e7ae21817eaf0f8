// Reads pages of a list, and defines rules about them.
import { isDeepStrictEqual } from 'node:util';
import { getValue, rowId, type ListResource } from '../../../src/core/defineResource';
import { classify } from '../classify';
import type { Send } from '../client';
import {
  describe,
  readRows,
  show,
  successBody,
  violation,
  type Rule,
  type ListTarget,
  type RuleResult,
  type Violation,
} from '../rule';
import { VALUES_FROM } from '../stableText';
import type { HttpExchange } from '../types';

/** A page of a list, and the response that contains it. */
export interface Page {
  readonly rows: readonly unknown[];
  readonly count: number;
  readonly exchange: HttpExchange;
}

/** The maximum number of pages that a rule reads from a list: enough to find faults, with few requests. */
const MAX_PAGES = 4;
export const SIZE = 10;
/** The size of the smaller pages that `page-size` and `pages-join` read. */
export const HALF = 5;

class NoPage extends Error {
  readonly request: string;
  readonly exchange: HttpExchange;
  constructor(request: string, exchange: HttpExchange) {
    super(`no valid page for ${request}`);
    this.request = request;
    this.exchange = exchange;
  }
}

/** Reads one page. `fresh` sends the request again, even if an earlier rule has read this page. */
type ReadPage = (limit: number, skip: number, options?: { readonly fresh?: boolean }) => Promise<Page>;

const pageReader =
  ({ contract, resource, body }: ListTarget, send: Send, allFresh: boolean): ReadPage =>
  async (limit, skip, { fresh = allFresh } = {}) => {
    const { method, path } = contract;
    const exchange = await send({ method, path, body: { ...body, limit, skip }, fresh });
    const rows = readRows(exchange, resource.read.rows);
    const count = successBody(exchange)?.count;
    if (!rows || !Number.isSafeInteger(count)) throw new NoPage(`limit ${limit}, skip ${skip}`, exchange);
    return { rows, count: Number(count), exchange };
  };

type CheckPages = (target: ListTarget, read: ReadPage) => Promise<RuleResult>;

/** Runs the check of a paging rule. A later page that is invalid is a violation, unless it proves nothing. */
async function run(checkPages: CheckPages, target: ListTarget, read: ReadPage): Promise<RuleResult> {
  try {
    return await checkPages(target, read);
  } catch (error) {
    if (!(error instanceof NoPage)) throw error;
    const { request, exchange } = error;
    return classify(exchange) === 'rate-limited'
      ? describe(exchange)
      : violation(`a valid page for ${request}`, describe(exchange), exchange);
  }
}

/** Reads page 1. Returns the response if it contains no valid page. */
const pageOrExchange = (read: ReadPage): Promise<Page | HttpExchange> =>
  read(SIZE, 0).catch((error: unknown) => {
    if (error instanceof NoPage) return error.exchange;
    throw error;
  });

export const COUNT_CHANGED = 'the count changed during the check';

/**
 * Defines a paging rule. It is skipped if page 1 is invalid, which the rules in responses.ts report. Pages that an earlier
 * rule has read are not read again. So a violation is confirmed with fresh pages: a live backend may have added rows
 * meanwhile. If the count is the same, a violation that does not occur again is reported too, unless the rule compares rows
 * (`comparesRows`) that have no id.
 */
export const paged = (
  id: string,
  description: string,
  checkPages: CheckPages,
  { comparesRows = false } = {},
): Rule<ListTarget> => ({
  id,
  description,
  check: async (target, send) => {
    if (target.contract.method !== 'POST') return 'it has no pages';
    const shared = pageReader(target, send, false);
    const first = await pageOrExchange(shared);
    if (!('rows' in first)) return `no valid first page: ${describe(first)}`;
    const found = await run(checkPages, target, shared);
    if (typeof found === 'string' || found.length === 0) return found;
    const fresh = pageReader(target, send, true);
    const again = await run(checkPages, target, fresh);
    if (typeof again === 'string' || again.length > 0) return again;
    // Without an id, a row whose values have changed meanwhile looks like another row.
    if (comparesRows && target.resource.rowKey === undefined) return 'a row changed during the check';
    const now = await pageOrExchange(fresh);
    return 'rows' in now && now.count !== first.count ? COUNT_CHANGED : found;
  },
});

/** Reads the first pages of a list, at most MAX_PAGES. */
export async function firstPages(read: ReadPage): Promise<Page[]> {
  const pages: Page[] = [];
  do pages.push(await read(SIZE, pages.length * SIZE));
  while (pages.length < MAX_PAGES && pages.length * SIZE < (pages[0]?.count ?? 0));
  return pages;
}

/**
 * Returns why a rule can't check these pages: it needs a row or, to compare pages, `minPages` pages. Otherwise
 * undefined.
 */
export function reasonNotToCheck(pages: readonly Page[], minPages: number): string | undefined {
  const [first] = pages;
  if (first === undefined || (first.count <= 0 && first.rows.length === 0)) return 'the list is empty';
  return pages.length < minPages ? 'the list has one page' : undefined;
}

/** Returns the first field in which two rows differ, with its value in each of them; without one, both rows. */
function showDifference(list: ListResource, a: unknown, b: unknown): readonly [a: string, b: string] {
  const keys = [...(list.rowKey ? [list.rowKey] : []), ...list.fields.map(({ key }) => key)];
  const different = keys.find((key) => !isDeepStrictEqual(getValue(a, key), getValue(b, key)));
  if (different === undefined) return [show(a), show(b)];
  return [`${different} ${show(getValue(a, different))}`, `${different} ${show(getValue(b, different))}`];
}

/**
 * Returns a violation for the first of the expected rows that a page doesn't have in its place. Rows are compared by their
 * ID, because other values may change, or else by all values. `skip` is the number of rows before the page.
 */
export function rowViolations(
  list: ListResource,
  expectedRows: readonly unknown[],
  { rows, exchange }: Page,
  skip = 0,
): Violation[] {
  const idOf = (row: unknown) => rowId(list, row) ?? row;
  const at = expectedRows.findIndex((row, index) => !isDeepStrictEqual(idOf(row), idOf(rows[index])));
  if (at < 0) return [];
  const [expected, got] = showDifference(list, expectedRows[at], rows[at]);
  const place = `row ${skip + at + 1}`;
  return violation(`${place}${VALUES_FROM}${expected}`, `another row${VALUES_FROM}${got}`, exchange);
}
