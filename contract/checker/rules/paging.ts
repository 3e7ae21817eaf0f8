import { rowId } from '../../../src/core/defineResource';
import { violations } from '../../validate';
import { schemaViolations } from '../checkResponse';
import { show, violation, type ListTarget, type Rule } from '../rule';
import { COUNT_CHANGED, firstPages, HALF, paged, reasonNotToCheck, rowViolations, SIZE } from './pages';

export const pagingRules: readonly Rule<ListTarget>[] = [
  paged('page-size', 'A page has `limit` rows, or the rest on the last page.', async (_, read) => {
    const pages = await firstPages(read);
    const reason = reasonNotToCheck(pages, 1);
    if (reason !== undefined) return reason;
    const full = pages.map((ten, index) => ({ limit: SIZE, skip: index * SIZE, ...ten }));
    const one = { limit: 1, skip: 0, ...(await read(1, 0)) };
    const half = { limit: HALF, skip: 0, ...(await read(HALF, 0)) };
    return [one, half, ...full].flatMap(({ limit, skip, rows, count, exchange }) => {
      const expected = Math.min(limit, Math.max(0, count - skip));
      const request = `limit ${limit}, skip ${skip}, count ${count}`;
      return rows.length === expected
        ? []
        : violation(`${expected} rows (${request})`, `${rows.length} rows`, exchange);
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
    if (later.every(({ rows }) => rows.length === 0)) return 'the later pages have no rows';
    if (violations(schema, first.rows).length > 0) return 'the first page has invalid rows';
    const envelope = { type: 'object', properties: { [key]: schema } } as const;
    return later.flatMap(({ rows, exchange }) =>
      schemaViolations(envelope, { [key]: rows }).map((found) => ({ ...found, exchange })),
    );
  }),
  paged('count-steady', 'Every page has the same count.', async (_, read) => {
    const pages = await firstPages(read);
    const [first, ...others] = pages;
    const other = others.find(({ count }) => count !== first?.count);
    const found = other
      ? violation(`count ${first?.count}, as on page 1`, `count ${other.count}`, other.exchange)
      : [];
    return reasonNotToCheck(pages, 2) ?? found;
  }),
  paged('no-row-twice', 'No row is on two pages.', async ({ resource }, read) => {
    const { rowKey } = resource;
    const seen = new Map<string, number>();
    const pages = await firstPages(read);
    let compared = 0;
    // Without a row key, two different rows may look equal, so compare whole pages.
    for (const [number, { rows, exchange }] of pages.entries()) {
      const names = rowKey
        ? rows
            .map((row) => rowId(resource, row) ?? '')
            .filter((id) => id !== '')
            .map(show)
        : rows.length > 1
          ? [JSON.stringify(rows)]
          : [];
      compared += names.length;
      for (const name of names) {
        const before = seen.get(name);
        if (before !== undefined) {
          const what = rowKey ? `${rowKey} ${name}` : 'the same rows';
          const got = `${what} ${before > number ? `twice on page ${before}` : `on pages ${before} and ${number + 1}`}`;
          return violation('rows that are on no earlier page', got, exchange);
        }
        seen.set(name, number + 1);
      }
    }
    return reasonNotToCheck(pages, 2) ?? (compared > 1 ? [] : 'too few of its rows have an id');
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
        ? violation(`count ${count}`, `count ${countThere}`, exchange)
        : violation(`${expected} rows at skip ${skip}, count ${count}`, `${rows.length} rows`, exchange);
    }
    return [];
  }),
  paged(
    'same-again',
    'The same request returns the same rows.',
    async ({ resource }, read) => {
      const [once, again] = [await read(SIZE, 0), await read(SIZE, 0, { fresh: true })];
      const reason = reasonNotToCheck([once, again], 1);
      if (reason !== undefined) return reason;
      if (once.rows.length !== again.rows.length)
        return violation(`${once.rows.length} rows`, `${again.rows.length} rows`, again.exchange);
      return rowViolations(resource, once.rows, again);
    },
    { comparesRows: true },
  ),
  paged(
    'pages-join',
    'Rows keep their order with other page sizes and starts.',
    async ({ resource }, read) => {
      const pages = await firstPages(read);
      const reason = reasonNotToCheck(pages, 1);
      if (reason !== undefined) return reason;
      const list = pages.flatMap(({ rows }) => rows);
      // Pages of the full size that begin in the middle of a page already read.
      const overlapping = Array.from({ length: Math.ceil(list.length / SIZE) - 1 }, (_page, index) => ({
        limit: SIZE,
        skip: index * SIZE + HALF,
      }));
      for (const { limit, skip } of [{ limit: HALF, skip: 0 }, { limit: HALF, skip: HALF }, ...overlapping]) {
        const expected = list.slice(skip, skip + limit);
        const found = rowViolations(resource, expected, await read(limit, skip), skip);
        if (found.length > 0) return found;
      }
      return [];
    },
    { comparesRows: true },
  ),
];
