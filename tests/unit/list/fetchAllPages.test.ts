import { describe, expect, it } from 'vitest';
import { fetchAllPages, type AllRows } from '../../../src/list/rows/fetchAllPages';
import { flushMicrotasks } from '../../support/flushMicrotasks';
import { rowsWithoutId, numberedRows, pagedServer } from '../../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const added = (number: number) => ({ _id: number, note: `row ${number}` });
const complete = (rows: readonly unknown[]): Omit<AllRows, 'requestedAt'> => ({
  rows,
  total: rows.length,
  capped: false,
  warning: undefined,
});

describe('the end of a list in fetchAllPages', () => {
  it('is the last row when the count is too high, with a warning and at most four parallel requests', async () => {
    for (const length of [25, 20, 0]) {
      const { rows, read, state } = pagedServer(rowsWithoutId(length), { count: () => 1e9 });
      expect(await fetchAllPages(read)).toMatchObject({ rows, total: 1e9, capped: false, warning: 'count' });
      expect(state.requestedPages.length).toBeLessThanOrEqual(3 + 4);
      expect(state.most).toBeLessThanOrEqual(4);
    }
  });

  it('is the page that a too low count ends in, with all rows of that page and a warning', async () => {
    const low = await fetchAllPages(pagedServer(rowsWithoutId(100), { count: () => 15 }).read);
    expect(low).toMatchObject({ rows: rowsWithoutId(100).slice(0, 20), total: 15, warning: 'count' });
    const none = await fetchAllPages(pagedServer(rowsWithoutId(7), { count: () => 0 }).read);
    expect(none).toMatchObject({ rows: rowsWithoutId(7), total: 0, warning: 'count' });
  });

  it('is the row limit, with the newest rows and no warning', async () => {
    const { rows, read, state } = pagedServer(numberedRows(500));
    const outcome = await fetchAllPages(read, { maxRows: 30, idOf });
    expect(outcome).toMatchObject({ rows: rows.slice(0, 30), total: 500, capped: true, warning: undefined });
    expect(state.requestedPages).toHaveLength(3);
    const limited = await fetchAllPages(pagedServer(numberedRows(500)).read, { maxRows: 25 });
    expect(limited.rows).toHaveLength(25);
  });

  it('is the first page when the server ignores `skip`', async () => {
    for (const rows of [numberedRows(10), rowsWithoutId(10)]) {
      const { read, state } = pagedServer(rows, { count: () => 1e9, pageOf: (all) => all });
      expect(await fetchAllPages(read, { idOf })).toMatchObject({ rows, warning: 'count' });
      expect(state.requestedPages.length).toBeLessThanOrEqual(1 + 4);
    }
  });
});

describe('fetchAllPages with pages of another size than requested', () => {
  it.each<[name: string, length: number, expected: object]>([
    ['takes all rows from one response', 57, complete(rowsWithoutId(57))],
    ['merges longer pages that overlap', 25, complete(rowsWithoutId(57))],
    ['stops at shorter pages with a warning', 5, { rows: rowsWithoutId(57).slice(0, 5), warning: 'count' }],
  ])('%s', async (_, length, expected) => {
    const { read } = pagedServer(rowsWithoutId(57), {
      pageOf: (all, page) => all.slice((page - 1) * 10, (page - 1) * 10 + length),
    });
    expect(await fetchAllPages(read)).toMatchObject(expected);
  });

  it("warns at longer pages of the server's own length", async () => {
    const pageOf = (all: readonly unknown[], page: number) => all.slice((page - 1) * 25, page * 25);
    const { rows, read } = pagedServer(numberedRows(100), { pageOf });
    const outcome = await fetchAllPages(read, { idOf });
    expect(outcome.warning).toBe('changed');
    expect(new Set(outcome.rows.map(idOf)).size).toBe(outcome.rows.length);
    for (const row of outcome.rows) expect(rows).toContain(row);
  });
});

describe('fetchAllPages', () => {
  it('stops when aborted', async () => {
    const stop = new AbortController();
    const { read, state } = pagedServer(rowsWithoutId(1000));
    const stopped = fetchAllPages(read, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
    expect(state.requestedPages).toEqual([1]);
  });

  it('rejects with the first failure and sends no further requests', async () => {
    const { read, state } = pagedServer(rowsWithoutId(200), { delays: [3] });
    const failing = (page: number) => (page === 9 ? Promise.reject(new Error('no')) : read(page));
    await expect(fetchAllPages(failing)).rejects.toThrow('no');
    // The fake server responds in microtasks, so this ends all pending requests.
    await flushMicrotasks();
    expect(state.open).toBe(0);
    expect(state.requestedPages.length).toBeLessThanOrEqual(12);
  });
});

describe('fetchAllPages with rows that a server sends twice', () => {
  it('keeps rows that are equal but have no ID, and rows of one ID with different content', async () => {
    const rows = [{ note: 'equal' }, added(1), { note: 'equal' }, { _id: 1, note: 'another' }];
    expect(await fetchAllPages(pagedServer(rows).read, { idOf })).toMatchObject(complete(rows));
  });
});

describe('an earlier result of fetchAllPages', () => {
  it('is extended with the rows beyond its row limit', async () => {
    const { rows, read, state } = pagedServer(rowsWithoutId(100));
    const previous = await fetchAllPages(read, { maxRows: 30 });
    state.requestedPages.length = 0;
    expect(await fetchAllPages(read, { previous })).toMatchObject(complete(rows));
    expect(state.requestedPages).toEqual([1, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('is updated with a changed row of the first page', async () => {
    const { rows, read } = pagedServer(numberedRows(30));
    const previous = await fetchAllPages(read, { idOf });
    rows[3] = { ...(rows[3] as object), note: 'closed' };
    expect((await fetchAllPages(read, { idOf, previous })).rows).toEqual(rows);
  });

  it('is dropped when the first page contradicts it', async () => {
    for (const start of [numberedRows(60), rowsWithoutId(60)]) {
      const { rows, read } = pagedServer(start);
      const previous = await fetchAllPages(read, { idOf });
      rows.splice(4, 2);
      expect(await fetchAllPages(read, { idOf, previous })).toMatchObject(complete(rows));
      rows.reverse();
      expect(await fetchAllPages(read, { idOf, previous })).toMatchObject(complete(rows));
    }
  });
});
