import { describe, expect, it } from 'vitest';
import { gather } from '../../src/list/rows/gather';
import { createRowShelf } from '../../src/list/rows/rowShelf';
import { flushMicrotasks } from '../support/flushMicrotasks';
import { nameless, numbered, pagedServer } from '../support/pagedServer';

const named = () => createRowShelf((row) => (row as { _id?: number })._id);

describe('fetching all pages: where a list ends', () => {
  it('stops where the rows end when the count is too high, with a warning and at most four parallel requests', async () => {
    for (const [length, ended] of [
      [25, 'short'],
      [20, 'empty'],
      [0, 'empty'],
    ] as const) {
      const { rows, read, state } = pagedServer(nameless(length), { count: () => 1e9 });
      expect(await gather(read)).toEqual({ rows, total: 1e9, ended, moved: 0, doubt: 'count' });
      expect(state.asked.length).toBeLessThanOrEqual(3 + 4);
      expect(state.most).toBeLessThanOrEqual(4);
    }
  });

  it('stops at a count that is too low, keeps the extra rows, and reports the count', async () => {
    const low = await gather(pagedServer(nameless(100), { count: () => 15 }).read);
    expect(low).toMatchObject({
      rows: nameless(100).slice(0, 20),
      total: 15,
      ended: 'count',
      doubt: 'count',
    });
    const none = await gather(pagedServer(nameless(7), { count: () => 0 }).read);
    expect(none).toMatchObject({ rows: nameless(7), total: 0, doubt: 'count' });
  });

  it('stops at the row limit with the newest rows, without a warning', async () => {
    const { rows, read, state } = pagedServer(numbered(500));
    expect(await gather(read, { maxRows: 30, shelf: named() })).toEqual({
      rows: rows.slice(0, 30),
      total: 500,
      ended: 'cap',
      moved: 0,
      doubt: undefined,
    });
    expect(state.asked).toHaveLength(3);
    expect((await gather(pagedServer(numbered(500)).read, { maxRows: 25 })).rows).toHaveLength(25);
  });

  it('stops at the row limit when the list grows by a page with every response', async () => {
    const endless = (page: number) =>
      Promise.resolve({
        data: Array.from({ length: 10 }, (_, place) => ({ note: `${page} ${place}` })),
        total: (page + 1) * 10,
      });
    let asked = 0;
    const outcome = await gather((page) => endless(page + (asked++, 0)), { maxRows: 1000 });
    expect(outcome).toMatchObject({ ended: 'cap', doubt: 'moved' });
    expect(outcome.rows).toHaveLength(1000);
    expect(asked).toBeLessThan(150);
  });

  it('stops when a server without pages repeats its rows and counts ten more each time', async () => {
    for (const shelf of [createRowShelf(), named()]) {
      let asked = 0;
      const rows = numbered(10).map(({ _id, note }) =>
        shelf.idOf({ _id }) === undefined ? { note } : { _id, note },
      );
      const same = () => Promise.resolve({ data: rows, total: 20 + 10 * asked++ });
      const outcome = await gather(same, { shelf });
      expect(outcome.doubt).toBe('moved');
      expect(asked).toBeLessThan(150);
    }
  });

  it('stops after one response with rows and 21 more without new rows', async () => {
    let idle = 0;
    const same = () => Promise.resolve({ data: nameless(10), total: 20 + 10 * idle++ });
    expect(await gather(same, { concurrency: 1 })).toMatchObject({ ended: 'count', doubt: 'moved' });
    expect(idle).toBe(22);
  });

  it('stops after four passes when rows are added before every response', async () => {
    const changes: Record<number, (rows: unknown[]) => void> = {};
    for (let answer = 1; answer < 200; answer++)
      changes[answer] = (all) => all.unshift(...Array.from({ length: 5 }, (_, at) => ({ at, answer })));
    const { read, state } = pagedServer(nameless(60), { changes });
    const { rows, total, doubt } = await gather(read, { concurrency: 1 });
    expect(rows.length).toBeLessThan(total);
    expect(doubt).toBeDefined();
    expect(state.asked.filter((page) => page === 1)).toHaveLength(4);
  });

  it('stops when a server without pages repeats its first rows', async () => {
    const { rows, read, state } = pagedServer(numbered(10), { count: () => 1e9, pageOf: (all) => all });
    const outcome = await gather(read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, doubt: 'count' });
    expect(state.asked.length).toBeLessThan(20);
  });
});

describe('fetching all pages: pages of another size than requested', () => {
  it('takes all rows from one response', async () => {
    const { rows, read, state } = pagedServer(nameless(57), { pageOf: (all) => all });
    expect(await gather(read)).toMatchObject({ rows, ended: 'count', doubt: undefined });
    expect(state.asked).toEqual([1]);
  });

  it('merges longer pages that overlap', async () => {
    const { rows, read } = pagedServer(nameless(57), {
      pageOf: (all, page) => all.slice((page - 1) * 10, (page - 1) * 10 + 25),
    });
    expect(await gather(read)).toMatchObject({ rows, doubt: undefined });
  });

  it("merges pages of the server's own length by row keys", async () => {
    const pageOf = (all: readonly unknown[], page: number) => all.slice((page - 1) * 25, page * 25);
    const { rows, read } = pagedServer(numbered(100), { pageOf });
    expect((await gather(read, { shelf: named() })).rows).toEqual(rows);
    const unnamed = await gather(pagedServer(nameless(100), { pageOf }).read);
    expect(unnamed).toMatchObject({ rows: nameless(100), doubt: 'moved' });
  });

  it('stops at shorter pages, and reports missing rows', async () => {
    const { read } = pagedServer(nameless(57), {
      pageOf: (all, page) => all.slice((page - 1) * 10, (page - 1) * 10 + 5),
    });
    const outcome = await gather(read);
    expect(outcome).toMatchObject({ rows: nameless(57).slice(0, 5), ended: 'short', doubt: 'count' });
  });
});

describe('fetching all pages: progress, cancellation, failure', () => {
  it('reports progress, and stops when aborted', async () => {
    const steps: string[] = [];
    await gather(pagedServer(nameless(25)).read, {
      onProgress: (read, total) => steps.push(`${read}/${total}`),
    });
    expect(steps).toEqual(['10/25', '20/25', '25/25']);

    const stop = new AbortController();
    const { read, state } = pagedServer(nameless(1000));
    const gone = gather(read, { signal: stop.signal, onProgress: () => stop.abort() });
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    expect(state.asked).toEqual([1]);
  });

  it('rejects with the first failure, sends no further requests, and resumes from there', async () => {
    const { rows, read, state } = pagedServer(nameless(200), { delays: [3] });
    const shelf = createRowShelf();
    const failing = (page: number) => (page === 9 ? Promise.reject(new Error('no')) : read(page));
    await expect(gather(failing, { shelf })).rejects.toThrow('no');
    // The server responds in microtasks, so pending requests have finished.
    await flushMicrotasks();
    expect(state.open).toBe(0);
    const before = state.asked.length;
    expect(before).toBeLessThanOrEqual(12);
    expect(shelf.size).toBeGreaterThanOrEqual(40);

    expect(await gather(read, { shelf })).toMatchObject({ rows, doubt: undefined });
    // Only the first page, which may have new rows, and the pages that were not read.
    const again = state.asked.slice(before);
    expect(again[0]).toBe(1);
    expect(again.length).toBeLessThanOrEqual(1 + 20 - (before - 4));
    expect(again.slice(1)).not.toContain(2);
  });

  it('resumes after a cancellation, even when rows were added meanwhile', async () => {
    const { rows, read, state } = pagedServer(nameless(100));
    const shelf = createRowShelf();
    const stop = new AbortController();
    const onProgress = (done: number) => done >= 50 && stop.abort();
    await expect(gather(read, { shelf, signal: stop.signal, onProgress })).rejects.toThrow();
    rows.unshift({ note: 'new' });
    const before = state.asked.length;
    expect(await gather(read, { shelf })).toMatchObject({ rows, total: 101, doubt: undefined });
    expect(state.asked.length - before).toBeLessThan(11);
  });

  it('does not cache a page that arrives after a failure', async () => {
    const shelf = createRowShelf();
    let late: () => void = () => undefined;
    const read = (page: number) =>
      page === 1
        ? Promise.resolve({ data: nameless(30).slice(0, 10), total: 30 })
        : page === 2
          ? Promise.reject(new Error('no'))
          : new Promise<{ data: unknown[]; total: number }>((resolve) => {
              late = () => resolve({ data: nameless(30).slice(20), total: 30 });
            });
    await expect(gather(read, { shelf })).rejects.toThrow('no');
    late();
    await flushMicrotasks();
    expect(shelf.size).toBe(10);
  });
});
