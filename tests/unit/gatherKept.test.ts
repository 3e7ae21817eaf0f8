import { describe, expect, it } from 'vitest';
import { gather, KEPT_MS } from '../../src/list/rows/gather';
import { createRowShelf } from '../../src/list/rows/rowShelf';
import { nameless, numbered, pagedServer } from '../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const named = () => createRowShelf(idOf);
const fresh = (number: number) => ({ _id: number, note: `row ${number}` });

describe('fetching all pages: rows that move while it reads', () => {
  it('detects by row keys a row that moved to the next page while the count stayed the same', async () => {
    const { rows, read } = pagedServer(numbered(60), {
      count: () => 60,
      changes: { 3: (all) => all.unshift(fresh(1000)) },
    });
    const outcome = await gather(read, { shelf: named() });
    expect(new Set(outcome.rows.map(idOf)).size).toBe(outcome.rows.length);
    // The count of the server leaves out the last row.
    expect(outcome.rows).toEqual(rows.slice(0, 60));
  });
});

describe('fetching all pages: rows that a server sends twice', () => {
  it('keeps one of two rows with the same key and contents, and reports it', async () => {
    const rows = numbered(24);
    const { read } = pagedServer([...rows.slice(0, 5), ...rows]);
    const outcome = await gather(read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, total: 29, doubt: 'doubled' });
  });

  it('drops a repeated row only when it has a key', async () => {
    const rows = [{ note: 'alike' }, fresh(2), { note: 'alike' }, fresh(1), fresh(1)];
    const outcome = await gather(pagedServer(rows).read, { shelf: named() });
    expect(outcome).toMatchObject({ rows: rows.slice(0, 4), total: 5, doubt: 'doubled' });
  });

  it('keeps two rows of one key with different contents', async () => {
    const rows = [fresh(1), { _id: 1, note: 'another' }, fresh(2)];
    const outcome = await gather(pagedServer(rows).read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, doubt: undefined });
  });

  it('keeps identical rows without a key, and warns when there are too many to check', async () => {
    const rows = Array.from({ length: 30 }, () => ({ note: 'alike' }));
    const { read, state } = pagedServer(rows);
    expect(await gather(read)).toMatchObject({ rows, doubt: undefined });
    // Each page is read again, which proves that the rows are distinct.
    expect(state.asked).toEqual([1, 2, 3, 1, 2, 3]);
    const many = Array.from({ length: 300 }, () => ({ note: 'alike' }));
    expect(await gather(pagedServer(many).read)).toMatchObject({ rows: many, doubt: 'alike' });
  });
});

describe('fetching all pages: the page cache', () => {
  it('is extended with the new rows when the count grows', async () => {
    for (const [many, asked] of [
      [1, [1]],
      [9, [1]],
      [10, [1, 2]],
      [25, [1, 2, 3]],
    ] as const) {
      const { rows, read, state } = pagedServer(numbered(100));
      const shelf = named();
      await gather(read, { shelf });
      rows.unshift(...Array.from({ length: many }, (_, index) => fresh(2000 - index)));
      state.asked.length = 0;
      expect(await gather(read, { shelf })).toMatchObject({ rows, total: 100 + many, doubt: undefined });
      expect([...new Set(state.asked)].sort((a, b) => a - b)).toEqual(asked);
    }
  });

  it('has the current contents of a changed row', async () => {
    const { rows, read } = pagedServer(numbered(30));
    const shelf = named();
    await gather(read, { shelf });
    rows[3] = { ...(rows[3] as object), note: 'closed' };
    expect((await gather(read, { shelf })).rows).toEqual(rows);
  });

  it("is dropped when the server's response contradicts it", async () => {
    for (const start of [numbered(60), nameless(60)]) {
      const { rows, read } = pagedServer(start);
      const shelf = named();
      await gather(read, { shelf });
      rows.splice(4, 2);
      expect(await gather(read, { shelf })).toMatchObject({ rows, total: 58, doubt: undefined });
      rows.reverse();
      expect(await gather(read, { shelf })).toMatchObject({ rows, doubt: undefined });
    }
  });

  it('is dropped and read again, a second time when rows are removed during the first', async () => {
    const { rows, read, state } = pagedServer(nameless(60));
    const shelf = createRowShelf();
    await gather(read, { shelf });
    rows.splice(4, 2);
    // The cache contradicts the first response; during the next pass more rows are removed.
    let answers = 0;
    const going = (page: number) => {
      if (++answers === 5) rows.splice(4, 2);
      return read(page);
    };
    state.asked.length = 0;
    const outcome = await gather(going, { shelf, concurrency: 1 });
    expect(outcome).toMatchObject({ rows, total: 56, doubt: undefined });
  });

  it('expires', async () => {
    const { rows, read, state } = pagedServer(numbered(100));
    const shelf = named();
    let time = 1;
    const now = () => time;
    await gather(read, { shelf, now });
    rows[95] = fresh(3000);
    time += KEPT_MS;
    await gather(read, { shelf, now });
    expect(state.asked).toHaveLength(11);
    time += 1;
    expect((await gather(read, { shelf, now })).rows).toEqual(rows);
    expect(state.asked).toHaveLength(21);
  });

  it('is completed after a row limit or a faulty response ended the list early', async () => {
    const { rows, read, state } = pagedServer(numbered(100));
    const shelf = named();
    await gather(read, { shelf, maxRows: 30 });
    state.asked.length = 0;
    expect(await gather(read, { shelf })).toMatchObject({ rows, ended: 'count' });
    expect(state.asked).toEqual([1, 4, 5, 6, 7, 8, 9, 10]);

    const slip = (page: number) => (page === 4 ? Promise.resolve({ data: [], total: 100 }) : read(page));
    const other = named();
    expect(await gather(slip, { shelf: other })).toMatchObject({ ended: 'empty', doubt: 'count' });
    expect(await gather(read, { shelf: other })).toMatchObject({ rows, ended: 'count', doubt: undefined });
  });
});
