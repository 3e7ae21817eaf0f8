import { describe, expect, it } from 'vitest';
import { gather, KEPT_MS } from '../../src/core/gather';
import { createRowShelf } from '../../src/core/rowShelf';
import { nameless, numbered, pagedServer } from '../support/pagedServer';

const idOf = (row: unknown) => (row as { _id?: number })._id;
const named = () => createRowShelf(idOf);
const fresh = (number: number) => ({ _id: number, note: `row ${number}` });

describe('gather: where a list ends', () => {
  it('at its count: every row once, in the order of the server', async () => {
    for (const length of [0, 1, 9, 10, 11, 240]) {
      const { rows, read, state } = pagedServer(nameless(length), { delays: [3, 0, 1] });
      expect(await gather(read)).toEqual({ rows, total: length, ended: 'count', moved: 0, doubt: undefined });
      expect(state.asked).toHaveLength(Math.max(1, Math.ceil(length / 10)));
      expect(state.asked[0]).toBe(1);
      expect(state.most).toBeLessThanOrEqual(4);
    }
  });

  it('where its rows end, though the count promises a billion, and says so', async () => {
    for (const [length, ended] of [
      [25, 'short'],
      [20, 'empty'],
      [0, 'empty'],
    ] as const) {
      const { rows, read, state } = pagedServer(nameless(length), { count: () => 1e9 });
      expect(await gather(read)).toEqual({ rows, total: 1e9, ended, moved: 0, doubt: 'count' });
      expect(state.asked.length).toBeLessThanOrEqual(3 + 4);
    }
  });

  it('at a count that is too low; rows that it denies are kept, and it says so', async () => {
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

  it('at its cap, with the newest rows, and without a doubt', async () => {
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

  it('at its cap where a server never ends: it grows by a page with every answer', async () => {
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

  it('where a server without pages gives the same rows for ever, and counts ten more each time', async () => {
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

  it('where a server without pages gives the first rows again', async () => {
    const { rows, read, state } = pagedServer(numbered(10), { count: () => 1e9, pageOf: (all) => all });
    const outcome = await gather(read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, doubt: 'count' });
    expect(state.asked.length).toBeLessThan(20);
  });
});

describe('gather: pages of another size than was asked for', () => {
  it('all rows at once are all rows, and one request', async () => {
    const { rows, read, state } = pagedServer(nameless(57), { pageOf: (all) => all });
    expect(await gather(read)).toMatchObject({ rows, ended: 'count', doubt: undefined });
    expect(state.asked).toEqual([1]);
  });

  it('longer pages from the place that was asked for overlap, and are put together', async () => {
    const { rows, read } = pagedServer(nameless(57), {
      pageOf: (all, page) => all.slice((page - 1) * 10, (page - 1) * 10 + 25),
    });
    expect(await gather(read)).toMatchObject({ rows, doubt: undefined });
  });

  it('pages that the server cuts by a length of its own are put together by the names of rows', async () => {
    const pageOf = (all: readonly unknown[], page: number) => all.slice((page - 1) * 25, page * 25);
    const { rows, read } = pagedServer(numbered(100), { pageOf });
    expect((await gather(read, { shelf: named() })).rows).toEqual(rows);
    const unnamed = await gather(pagedServer(nameless(100), { pageOf }).read);
    expect(unnamed).toMatchObject({ rows: nameless(100), doubt: 'moved' });
  });

  it('shorter pages end it, and it says that rows are missing', async () => {
    const { read } = pagedServer(nameless(57), {
      pageOf: (all, page) => all.slice((page - 1) * 10, (page - 1) * 10 + 5),
    });
    const outcome = await gather(read);
    expect(outcome).toMatchObject({ rows: nameless(57).slice(0, 5), ended: 'short', doubt: 'count' });
  });
});

describe('gather: rows that shift while it reads', () => {
  it('a new row in front is neither doubled nor pushes one out, though rows have no names', async () => {
    for (let answer = 1; answer <= 6; answer++) {
      const { rows, read } = pagedServer(nameless(60), {
        delays: [0, 9, 5, 0, 7, 1],
        changes: { [answer]: (all) => all.unshift({ note: 'new' }) },
      });
      const outcome = await gather(read);
      expect(outcome).toMatchObject({ rows, total: 61, doubt: undefined, moved: answer === 1 ? 0 : 1 });
    }
  });

  it('ten new rows, which shift the list by a whole page, neither', async () => {
    const many = Array.from({ length: 10 }, (_, index) => ({ note: `new ${index}` }));
    for (let answer = 2; answer <= 6; answer++) {
      const { rows, read } = pagedServer(nameless(60), {
        delays: [0, 9, 5, 0, 7, 1],
        changes: { [answer]: (all) => all.unshift(...many) },
      });
      expect(await gather(read)).toMatchObject({ rows, total: 70, moved: 10, doubt: undefined });
    }
  });

  it('a row that goes, or comes elsewhere, has it read anew', async () => {
    for (const change of [
      (all: unknown[]) => all.splice(12, 1),
      (all: unknown[]) => all.splice(35, 0, fresh(1000)),
    ]) {
      const { rows, read } = pagedServer(numbered(60), { changes: { 4: change } });
      expect(await gather(read, { shelf: named() })).toMatchObject({ rows, doubt: undefined });
    }
  });

  it('a shift that the count hides is seen by the names of rows at the border of two pages', async () => {
    const { rows, read } = pagedServer(numbered(60), {
      count: () => 60,
      changes: { 3: (all) => all.unshift(fresh(1000)) },
    });
    const outcome = await gather(read, { shelf: named() });
    expect(new Set(outcome.rows.map(idOf)).size).toBe(outcome.rows.length);
    // The last row is past the count that the server insists on.
    expect(outcome.rows).toEqual(rows.slice(0, 60));
  });

  it('and without names by rows at the border that look alike', async () => {
    const { rows, read } = pagedServer(nameless(60), {
      count: () => 60,
      changes: { 3: (all) => all.unshift({ note: 'new' }) },
    });
    expect((await gather(read)).rows).toEqual(rows.slice(0, 60));
  });

  it('a list that never rests is told to be in doubt', async () => {
    let came = 1000;
    const everything: Record<number, (rows: unknown[]) => void> = {};
    for (let answer = 1; answer < 500; answer++)
      everything[answer] = (all) => all.splice(answer % 60, 1, fresh(came++), fresh(came++));
    const outcome = await gather(pagedServer(numbered(60), { changes: everything }).read, { shelf: named() });
    expect(outcome.doubt).toBe('moved');
    expect(outcome.moved).toBeGreaterThan(0);
    expect(new Set(outcome.rows.map(idOf)).size).toBe(outcome.rows.length);
  });
});

describe('gather: rows that a server gives twice', () => {
  it('are there once where their names and words are the same, and that is said', async () => {
    const rows = numbered(24);
    const { read } = pagedServer([...rows.slice(0, 5), ...rows]);
    const outcome = await gather(read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, total: 29, doubt: 'doubled' });
  });

  it('are two rows where their words differ, whatever their name', async () => {
    const rows = [fresh(1), { _id: 1, note: 'another' }, fresh(2)];
    const outcome = await gather(pagedServer(rows).read, { shelf: named() });
    expect(outcome).toMatchObject({ rows, doubt: undefined });
  });

  it('are all kept where they have no name; too many alike to be proved are in doubt', async () => {
    const rows = Array.from({ length: 30 }, () => ({ note: 'alike' }));
    expect(await gather(pagedServer(rows).read)).toMatchObject({ rows, doubt: undefined });
    const many = Array.from({ length: 300 }, () => ({ note: 'alike' }));
    expect(await gather(pagedServer(many).read)).toMatchObject({ rows: many, doubt: 'alike' });
  });
});

describe('gather: progress, cancel, failure', () => {
  it('tells how far it is, and stops when told', async () => {
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

  it('fails with the first failure, reads no further, and goes on from there', async () => {
    const { rows, read, state } = pagedServer(nameless(200), { delays: [3] });
    const shelf = createRowShelf();
    const failing = (page: number) => (page === 9 ? Promise.reject(new Error('no')) : read(page));
    await expect(gather(failing, { shelf })).rejects.toThrow('no');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const before = state.asked.length;
    expect(before).toBeLessThanOrEqual(12);
    expect(shelf.size).toBeGreaterThanOrEqual(40);

    expect(await gather(read, { shelf })).toMatchObject({ rows, doubt: undefined });
    // The first page again, since the list may have grown, and what was not read.
    const again = state.asked.slice(before);
    expect(again[0]).toBe(1);
    expect(again.length).toBeLessThanOrEqual(1 + 20 - (before - 4));
    expect(again.slice(1)).not.toContain(2);
  });

  it('goes on after a cancel, though rows have come meanwhile', async () => {
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

  it('what arrives after a failure stays off the shelf', async () => {
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
    await new Promise((resolve) => setTimeout(resolve));
    expect(shelf.size).toBe(10);
  });
});

describe('gather: what is kept', () => {
  it('is asked for by its first page alone while nothing has come', async () => {
    const { rows, read, state } = pagedServer(numbered(100));
    const shelf = named();
    await gather(read, { shelf });
    state.asked.length = 0;
    expect((await gather(read, { shelf })).rows).toEqual(rows);
    expect(state.asked).toEqual([1]);
  });

  it('is extended when the count grows, by the new rows and one that is known', async () => {
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

  it('shows a row that changed as it is now', async () => {
    const { rows, read } = pagedServer(numbered(30));
    const shelf = named();
    await gather(read, { shelf });
    rows[3] = { ...(rows[3] as object), note: 'closed' };
    expect((await gather(read, { shelf })).rows).toEqual(rows);
  });

  it('is forgotten where it does not fit what the server says now', async () => {
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

  it('is forgotten after its time', async () => {
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

  it('reads on where a cap or a slip of the server had ended it', async () => {
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
