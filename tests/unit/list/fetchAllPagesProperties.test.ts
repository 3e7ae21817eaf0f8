import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchAllPages } from '../../../src/list/rows/fetchAllPages';
import { rowsWithoutId, numberedRows, pagedServer, type Change } from '../../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const length = fc.integer({ min: 0, max: 160 });
/** Generates the number of microtasks that each response takes. */
const delays = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 7 });

/** Generates changes of the list, each made before one of the first 30 responses. */
const changesOf = <T>(one: fc.Arbitrary<T>, toChange: (value: T, number: number) => Change) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 30 }), one), { maxLength: 6 })
    .map((list) =>
      Object.fromEntries(
        list.map(([response, value], index) => [response, toChange(value, 1000 + index * 50)]),
      ),
    );

const position = fc.integer({ min: 0, max: 119 });
const addAnywhere = changesOf(position, (at, number) => (rows) => {
  rows.splice(Math.min(at, rows.length), 0, { _id: number, note: `new ${number}` });
});
const removeAnywhere = changesOf(position, (at) => (rows) => {
  rows.splice(Math.min(at, rows.length - 1), 1);
});

describe('fetchAllPages with responses in any order', () => {
  it('returns an unchanged list whole, once and in order', () =>
    fc.assert(
      fc.asyncProperty(length, delays, async (count, turns) => {
        const { rows, read, state } = pagedServer(rowsWithoutId(count), { delays: turns });
        const outcome = await fetchAllPages(read);
        expect(outcome).toMatchObject({ rows, total: count, capped: false, warning: undefined });
        expect(state.requestedPages).toHaveLength(Math.max(1, Math.ceil(count / 10)));
        expect(state.most).toBeLessThanOrEqual(4);
      }),
      // Besides random lengths, always try lists of up to one page and one row more.
      { examples: [0, 1, 9, 10, 11].map((count) => [count, [3, 0, 1]]) },
    ));

  it('returns rows that were added at the front while it reads, without a warning', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 41, max: 160 }),
        fc.integer({ min: 1, max: 23 }),
        async (count, added) => {
          const grow: Change = (all) =>
            all.unshift(...rowsWithoutId(added).map((row) => ({ row, isNew: true })));
          const { rows, read } = pagedServer(rowsWithoutId(count), { changes: { 3: grow } });
          expect(await fetchAllPages(read)).toMatchObject({ rows, total: count + added, warning: undefined });
        },
      ),
    ));

  it('extends an earlier result like a new read, when rows were added at the front', () =>
    fc.assert(
      fc.asyncProperty(length, fc.integer({ min: 0, max: 40 }), delays, async (count, added, turns) => {
        const { rows, read, state } = pagedServer(rowsWithoutId(count), { delays: turns });
        const previous = await fetchAllPages(read);
        const before = state.requestedPages.length;
        rows.unshift(...rowsWithoutId(added).map((row) => ({ row, isNew: true })));
        const outcome = await fetchAllPages(read, { previous });
        const { requestedAt } = previous;
        expect(outcome).toMatchObject({ rows, total: count + added, warning: undefined, requestedAt });
        // Requests only the pages with new rows, and the page with the newest row of the earlier result.
        expect(state.requestedPages.length - before).toBeLessThanOrEqual(Math.floor(added / 10) + 1);
      }),
    ));

  it.each([
    ['added', addAnywhere],
    ['removed', removeAnywhere],
  ])('returns each remaining row once, or a warning, when rows are %s anywhere', (_what, changes) =>
    fc.assert(
      fc.asyncProperty(length, delays, changes, fc.boolean(), async (count, turns, change, named) => {
        const { rows, read } = pagedServer(numberedRows(count), { delays: turns, changes: change });
        const before = rows.map(idOf);
        const { rows: found, warning } = await fetchAllPages(read, named ? { idOf } : {});
        const ids = found.map(idOf);
        if (named) expect(new Set(ids).size).toBe(ids.length);
        if (warning) return;
        expect(new Set(ids).size).toBe(ids.length);
        const after = new Set(rows.map(idOf));
        for (const id of before) if (after.has(id)) expect(ids).toContain(id);
      }),
    ),
  );

  it('ends with any counts, returns no row twice, and warns if the count is wrong', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 80 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 }),
        delays,
        async (count, counts, turns) => {
          const { rows, read, state } = pagedServer(numberedRows(count), {
            delays: turns,
            count: (_length, response) => counts[response % counts.length] ?? 0,
          });
          const outcome = await fetchAllPages(read, { idOf });
          const found = outcome.rows.map(idOf);
          expect(new Set(found).size).toBe(found.length);
          for (const row of outcome.rows) expect(rows).toContain(row);
          expect(state.requestedPages.length).toBeLessThan(300);
          if (!outcome.warning) expect(outcome.total).toBe(found.length);
        },
      ),
    ));

  it('warns when a server repeats a row on a later page', () =>
    fc.assert(
      fc.asyncProperty(fc.integer({ min: 11, max: 80 }), fc.nat(), fc.nat(), async (count, from, to) => {
        const rows: unknown[] = numberedRows(count);
        rows.splice(to % count, 0, rows[from % count]);
        const { read } = pagedServer(rows);
        const outcome = await fetchAllPages(read, { idOf });
        expect(outcome.warning).toBe('repeated');
        expect(outcome.rows).toHaveLength(count);
      }),
    ));
});
