import { describe, expect, it } from 'vitest';
import { alike, createRowShelf, type RowShelf } from '../../src/list/rows/rowShelf';
import { nameless, numbered } from '../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const page = (rows: readonly unknown[], number: number) => rows.slice((number - 1) * 10, number * 10);
/** Returns a page cache that contains all pages of a list. */
function filled(rows: readonly unknown[], shelf: RowShelf = createRowShelf()) {
  shelf.open(0, 0);
  for (let number = 1; number <= Math.ceil(rows.length / 10); number++)
    shelf.put(number, { data: page(rows, number), total: rows.length });
  return shelf;
}
const same = (length: number) => Array.from({ length }, () => ({ note: 'alike' }));

describe('two rows are equal', () => {
  it.each<[a: unknown, b: unknown]>([
    [
      { id: 1, by: { name: 'A' } },
      { id: 1, by: { name: 'A' } },
    ],
    [{ tags: ['x'] }, { tags: ['x'] }],
    ['text', 'text'],
    [7, 7],
    [null, null],
    [[], []],
  ])('%o and %o', (a, b) => {
    expect(alike(a, b)).toBe(true);
    expect(alike(b, a)).toBe(true);
  });

  it.each<[a: unknown, b: unknown]>([
    [
      { id: 1, by: { name: 'A' } },
      { id: 1, by: { name: 'B' } },
    ],
    [{ id: 1 }, { id: 2 }],
    [{ id: 1 }, { id: 1, more: true }],
    [{ by: null }, { by: {} }],
    ['text', 'texts'],
    [7, '7'],
    [{ id: 1 }, null],
    [{}, 'text'],
  ])('not %o and %o', (a, b) => {
    expect(alike(a, b)).toBe(false);
    expect(alike(b, a)).toBe(false);
  });
});

describe('the page cache', () => {
  it('returns the newest rows up to a limit or the first missing page', () => {
    const rows = nameless(40);
    const shelf = filled(rows);
    expect(shelf.rows(15)).toEqual(rows.slice(0, 15));
    expect(shelf.rows(100)).toEqual(rows);
    const gap = createRowShelf();
    for (const number of [1, 2, 4]) gap.put(number, { data: page(rows, number), total: 40 });
    expect(gap.rows(100)).toEqual(rows.slice(0, 20));
    expect(gap.size).toBe(30);
    expect([gap.missing(1, 100), gap.missing(4, 100), gap.missing(1, 20)]).toEqual([3, undefined, undefined]);
  });

  it('ends at the first page that is not full, even with older rows below it', () => {
    const rows = nameless(30);
    const shelf = filled(rows);
    shelf.open(0, 0);
    shelf.put(1, { data: rows.slice(0, 5), total: 30 });
    expect([shelf.rows(100), shelf.stop]).toEqual([rows.slice(0, 5), 'short']);
  });

  it('ends at the first of two pages that are not full, in any order of arrival', () => {
    for (const order of [
      [2, 4],
      [4, 2],
    ]) {
      const rows = nameless(50);
      const shelf = createRowShelf();
      shelf.put(1, { data: page(rows, 1), total: 50 });
      for (const number of order)
        shelf.put(number, { data: number === 2 ? [] : rows.slice(30, 35), total: 50 });
      expect(shelf.stop).toBe('empty');
      expect(shelf.rows(100)).toEqual(rows.slice(0, 10));
      expect(shelf.missing(1, 100)).toBeUndefined();
    }
  });

  it('is consistent when a new row moved the last row of page one to page two', () => {
    const rows = numbered(20);
    const shelf = createRowShelf(idOf);
    shelf.put(1, { data: page(rows, 1), total: 20 });
    shelf.put(2, { data: rows.slice(9, 19), total: 21 });
    expect([shelf.broken, shelf.behind]).toEqual([false, 1]);
    shelf.put(3, { data: page(rows, 1), total: 40 });
    expect(shelf.broken).toBe(true);
  });

  it('matches a changed row by its key, and takes a changed row without a key for another one', () => {
    const closed = { note: 'closed' };
    const named = filled(numbered(10), createRowShelf(idOf));
    named.put(1, { data: [{ _id: 10, ...closed }, ...numbered(10).slice(1)], total: 10 });
    expect(named.broken).toBe(false);
    expect(named.rows(1)).toEqual([{ _id: 10, ...closed }]);
    for (const [first, changed] of [
      [nameless(10), [closed, ...nameless(10).slice(1)]],
      [numbered(10), [{ _id: 99, note: 'row 10' }, ...numbered(10).slice(1)]],
      [numbered(10), [closed, ...numbered(10).slice(1)]],
      [
        [closed, ...numbered(9)],
        [{ _id: 10, note: 'closed' }, ...numbered(9)],
      ],
    ] as const) {
      const shelf = filled(first, createRowShelf(idOf));
      shelf.put(1, { data: changed, total: 10 });
      expect(shelf.broken).toBe(true);
    }
  });
});

describe('the warnings of the page cache', () => {
  const none = { pages: [], more: undefined, doubled: false };

  it('are none when rows differ and all pages have the same count', () => {
    expect(filled(nameless(95)).doubts()).toEqual(none);
    expect(filled(numbered(95), createRowShelf(idOf)).doubts()).toEqual(none);
    expect(createRowShelf().doubts()).toEqual(none);
  });

  it('name pages with equal rows at their borders: at most eight, the newest, in order', () => {
    expect(filled(same(80)).doubts()).toEqual({ ...none, pages: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(filled(same(90)).doubts()).toEqual({ ...none, pages: [1, 2, 3, 4, 5, 6, 7, 8], more: 'alike' });
    const backwards = createRowShelf();
    for (const number of [3, 2, 1]) backwards.put(number, { data: same(10), total: 30 });
    expect(backwards.doubts().pages).toEqual([1, 2, 3]);
    expect(filled(same(10)).doubts()).toEqual(none);
  });

  it('skip pages with two counts that a shared row confirms, but not those with a third count', () => {
    const rows = nameless(42);
    const shelf = createRowShelf();
    shelf.put(1, { data: rows.slice(2, 12), total: 40 });
    // Two rows were added: the second page begins with two known rows.
    shelf.put(2, { data: rows.slice(10, 20), total: 42 });
    shelf.put(3, { data: rows.slice(20, 30), total: 42 });
    expect(shelf.doubts().pages).toEqual([]);
    // Ten more rows were added, so the fifth page begins where the third one ended.
    shelf.put(5, { data: rows.slice(30, 40), total: 52 });
    expect(shelf.doubts().pages).toEqual([4, 5]);
  });

  it('name adjacent pages with two counts and no shared row', () => {
    const rows = nameless(50);
    const shelf = createRowShelf();
    shelf.put(1, { data: rows.slice(10, 20), total: 40 });
    // Ten rows were added, so the third page begins where the first one ended.
    shelf.put(3, { data: rows.slice(20, 30), total: 50 });
    expect(shelf.doubts().pages).toEqual([2, 3]);
    // The second page repeats the rows of the first, which confirms the counts.
    shelf.put(2, { data: rows.slice(10, 20), total: 50 });
    expect(shelf.doubts().pages).toEqual([]);
  });

  it('name pages that contain the same key', () => {
    const rows = [...numbered(25), { _id: 25, note: 'again' }];
    expect(filled(rows, createRowShelf(idOf)).doubts()).toEqual({ ...none, pages: [1, 3], doubled: true });
  });
});
