import { isDeepStrictEqual } from 'node:util';
import { getValue, rowId, type ListResource } from '../../../src/core/defineResource';
import { classify } from '../classify';
import type { Send } from '../client';
import { describe, successBody, pagedRule, show, type Rule, type ListTarget, type RuleResult } from '../rule';
import { violations } from '../../validate';
import type { HttpExchange } from '../types';

interface Page {
  readonly rows: readonly unknown[];
  readonly count: number;
  readonly exchange: HttpExchange;
}

/** The maximum number of pages that a rule reads from a list: enough to find faults, with few requests. */
const MAX_PAGES = 4;
const SIZE = 10;

/** Thrown when a response contains no valid page. */
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
    const envelope = successBody(exchange);
    const rows = envelope?.[resource.read.rows ?? 'data'];
    const count = envelope?.count;
    if (!Array.isArray(rows) || !Number.isSafeInteger(count))
      throw new NoPage(`limit ${limit}, skip ${skip}`, exchange);
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
      : [{ expected: `a valid page for ${request}`, got: describe(exchange), exchange }];
  }
}

/** Reads page 1. Returns the response if it contains no valid page. */
const pageOrExchange = (read: ReadPage): Promise<Page | HttpExchange> =>
  read(SIZE, 0).catch((error: unknown) => {
    if (error instanceof NoPage) return error.exchange;
    throw error;
  });

const COUNT_CHANGED = 'the count changed during the check';

/**
 * Defines a paging rule. It is skipped if page 1 is invalid, which the rules in responses.ts report. Pages that an earlier
 * rule has read are not read again. So a violation is confirmed with fresh pages: a live backend may have added rows
 * meanwhile. If the count is the same, a violation that does not occur again is reported too.
 */
const paged = (id: string, description: string, checkPages: CheckPages): Rule<ListTarget> =>
  pagedRule({
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
      const now = await pageOrExchange(fresh);
      return 'rows' in now && now.count !== first.count ? COUNT_CHANGED : found;
    },
  });

/** Reads the first pages of a list, at most MAX_PAGES. */
async function firstPages(read: ReadPage): Promise<Page[]> {
  const pages: Page[] = [];
  do pages.push(await read(SIZE, pages.length * SIZE));
  while (pages.length < MAX_PAGES && pages.length * SIZE < (pages[0]?.count ?? 0));
  return pages;
}

/** Returns why a rule can't check these pages: it needs a row or, to compare pages, `minPages` pages. Otherwise undefined. */
function reasonNotToCheck(pages: readonly Page[], minPages: number): string | undefined {
  const [first] = pages;
  if (first === undefined || (first.count <= 0 && first.rows.length === 0)) return 'the list is empty';
  return pages.length < minPages ? 'the list has one page' : undefined;
}

/** Returns whether two rows are the same: by their ID, because other values may change, or else by all values. */
const isSameRow = (list: ListResource, a: unknown, b: unknown) =>
  isDeepStrictEqual(rowId(list, a) ?? a, rowId(list, b) ?? b);

export const pagingRules: readonly Rule<ListTarget>[] = [
  paged('page-size', 'A page has `limit` rows, or the rest on the last page.', async (_, read) => {
    const pages = await firstPages(read);
    const reason = reasonNotToCheck(pages, 1);
    if (reason !== undefined) return reason;
    const full = pages.map((ten, index) => ({ limit: SIZE, skip: index * SIZE, ...ten }));
    const one = { limit: 1, skip: 0, ...(await read(1, 0)) };
    const three = { limit: 3, skip: 0, ...(await read(3, 0)) };
    return [one, three, ...full].flatMap(({ limit, skip, rows, count, exchange }) => {
      const expected = Math.min(limit, Math.max(0, count - skip));
      const request = `limit ${limit}, skip ${skip}, count ${count}`;
      return rows.length === expected
        ? []
        : [{ expected: `${expected} rows (${request})`, got: `${rows.length} rows`, exchange }];
    });
  }),
  paged('later-fields', 'Rows of later pages have every field with its type.', async (target, read) => {
    const key = target.resource.read.rows ?? 'data';
    const schema = target.contract.response.properties?.[key];
    const pages = await firstPages(read);
    const [first, ...later] = pages;
    const reason = reasonNotToCheck(pages, 2);
    if (reason !== undefined) return reason;
    if (!schema || !first) return 'it has no fields';
    if (violations(schema, first.rows).length > 0) return 'the first page has invalid rows';
    return later.flatMap(({ rows, exchange }) =>
      violations(schema, rows)
        .slice(0, 1)
        .map((got) => ({ expected: 'values that match the contract', got, exchange })),
    );
  }),
  paged('count-steady', 'Every page has the same count.', async (_, read) => {
    const pages = await firstPages(read);
    const [first, ...others] = pages;
    const found = others
      .filter(({ count }) => count !== first?.count)
      .slice(0, 1)
      .map(({ count, exchange }) => ({
        expected: `count ${first?.count}, as on page 1`,
        got: `count ${count}`,
        exchange,
      }));
    return reasonNotToCheck(pages, 2) ?? found;
  }),
  paged('no-row-twice', 'No row is on two pages.', async ({ resource: { rowKey } }, read) => {
    const seen = new Map<string, number>();
    const pages = await firstPages(read);
    let compared = 0;
    // Without a row key, two different rows may look equal, so compare whole pages.
    for (const [number, { rows, exchange }] of pages.entries()) {
      const names = rowKey
        ? rows.map((row) => show(getValue(row, rowKey)))
        : rows.length > 1
          ? [JSON.stringify(rows)]
          : [];
      compared += names.length;
      for (const name of names) {
        const before = seen.get(name);
        if (before !== undefined) {
          const what = rowKey ? `${rowKey} ${name}` : 'the same rows';
          return [
            {
              expected: 'rows that are on no earlier page',
              got: `${what} on pages ${before} and ${number + 1}`,
              exchange,
            },
          ];
        }
        seen.set(name, number + 1);
      }
    }
    return reasonNotToCheck(pages, 2) ?? (compared > 1 ? [] : 'its second page has one row, without an id');
  }),
  paged('past-the-end', 'The rows end where `count` says, with the same count there.', async (_, read) => {
    const { count } = await read(SIZE, 0);
    const lastPage = Math.floor(Math.max(0, count - 1) / SIZE) * SIZE;
    for (const skip of new Set([lastPage, count, count + SIZE])) {
      const { rows, count: countThere, exchange } = await read(SIZE, skip);
      const expected = Math.max(0, count - skip);
      if (rows.length === expected && countThere === count) continue;
      // A live backend may have added rows since page 1 was read.
      if ((await read(SIZE, 0, { fresh: true })).count !== count) return COUNT_CHANGED;
      return rows.length === expected
        ? [{ expected: `count ${count}`, got: `count ${countThere}`, exchange }]
        : [
            {
              expected: `${expected} rows at skip ${skip}, count ${count}`,
              got: `${rows.length} rows`,
              exchange,
            },
          ];
    }
    return [];
  }),
  paged('same-again', 'The same request returns the same rows.', async ({ resource }, read) => {
    const [once, again] = [await read(SIZE, 0), await read(SIZE, 0, { fresh: true })];
    const reason = reasonNotToCheck([once, again], 1);
    if (reason !== undefined) return reason;
    const { exchange } = again;
    if (once.rows.length !== again.rows.length)
      return [{ expected: `${once.rows.length} rows`, got: `${again.rows.length} rows`, exchange }];
    const at = once.rows.findIndex((row, index) => !isSameRow(resource, row, again.rows[index]));
    return at < 0
      ? []
      : [
          {
            expected: `row ${at + 1}: ${show(once.rows[at])}`,
            got: `another row for the same request: ${show(again.rows[at])}`,
            exchange,
          },
        ];
  }),
  paged(
    'pages-join',
    'Rows keep their order with other page sizes and starts.',
    async ({ resource }, read) => {
      const pages = await firstPages(read);
      const reason = reasonNotToCheck(pages, 1);
      if (reason !== undefined) return reason;
      const list = pages.flatMap(({ rows }) => rows);
      const half = SIZE / 2;
      // Pages of the full size that begin in the middle of a page already read.
      const overlapping = Array.from({ length: Math.ceil(list.length / SIZE) - 1 }, (_page, index) => ({
        limit: SIZE,
        skip: index * SIZE + half,
      }));
      for (const { limit, skip } of [{ limit: half, skip: 0 }, { limit: half, skip: half }, ...overlapping]) {
        const { rows, exchange } = await read(limit, skip);
        const expectedRows = list.slice(skip, skip + limit);
        const at = expectedRows.findIndex((row, index) => !isSameRow(resource, row, rows[index]));
        if (at >= 0)
          return [
            { expected: `row ${skip + at + 1}: ${show(expectedRows[at])}`, got: show(rows[at]), exchange },
          ];
      }
      return [];
    },
  ),
];
