import { describe, expect, it } from 'vitest';
import { gather } from '../../src/core/gather';
import { createRowShelf } from '../../src/core/rowShelf';
import { nameless, numbered, pagedServer } from '../support/pagedServer';

const named = () => createRowShelf((row) => (row as { _id?: number })._id);

/** A server that cuts pages by a length of its own, so that no place in its list can be trusted. */
const cutBy =
  (length: number, step = length) =>
  (rows: readonly unknown[], page: number) =>
    rows.slice((page - 1) * step, (page - 1) * step + length);

describe('gather, where answers contradict each other each time, takes pages as they come', () => {
  it('and is sure of rows with names that came once each, under one count', async () => {
    const { rows, read } = pagedServer(numbered(100), { pageOf: cutBy(25) });
    expect(await gather(read, { shelf: named() })).toEqual({
      rows,
      total: 100,
      ended: 'count',
      moved: 0,
      doubt: undefined,
    });
  });

  it.each([
    ['came twice', { pageOf: cutBy(25, 20) }, numbered(100)],
    ['have no name', { pageOf: cutBy(25) }, nameless(100)],
    ['have no name but one', { pageOf: cutBy(25) }, [...nameless(99), { _id: 1, note: 'named' }]],
    [
      'came under several counts',
      {
        pageOf: cutBy(25),
        count: (length: number, answer: number) => (answer % 2 === 0 ? length - 1 : length),
      },
      [...numbered(99), { _id: 1000, note: 'last' }],
    ],
  ])('and not of rows that %s', async (_why, server, rows) => {
    const outcome = await gather(pagedServer([...rows], server).read, { shelf: named() });
    expect(outcome.rows).toEqual(rows);
    expect(outcome.doubt).toBe('moved');
  });

  it('up to the page that is not full: what comes after it is not the list', async () => {
    const pageOf = (rows: readonly unknown[], page: number) =>
      page === 3 ? rows.slice(50, 55) : cutBy(25)(rows, page);
    for (const delays of [[0], [0, 0, 0, 5, 0, 0, 0], [0, 0, 9, 0, 0]]) {
      const { rows, read } = pagedServer(nameless(200), { pageOf, delays, count: () => 1e9 });
      const outcome = await gather(read);
      expect(outcome).toMatchObject({ rows: rows.slice(0, 55), ended: 'short', doubt: 'moved' });
    }
  });

  it('up to the page without rows, or the one that has the first rows again', async () => {
    const { rows, read } = pagedServer(numbered(100), { pageOf: cutBy(25), count: () => 1e9 });
    expect(await gather(read, { shelf: named() })).toMatchObject({ rows, ended: 'empty', doubt: 'count' });
    const round = (all: readonly unknown[], page: number) => cutBy(25)(all, ((page - 1) % 4) + 1);
    const again = pagedServer(numbered(100), { pageOf: round, count: () => 1e9 });
    expect(await gather(again.read, { shelf: named() })).toMatchObject({ rows, ended: 'empty' });
  });

  it('up to its cap, to the row', async () => {
    const { rows, read } = pagedServer(nameless(100), { pageOf: cutBy(25) });
    const outcome = await gather(read, { maxRows: 30 });
    expect(outcome).toMatchObject({ rows: rows.slice(0, 30), ended: 'cap', total: 100 });
  });

  it('and tells how many it has so far', async () => {
    const steps: string[] = [];
    const { read } = pagedServer(nameless(75), { pageOf: cutBy(25) });
    await gather(read, { concurrency: 1, onProgress: (done, total) => steps.push(`${done}/${total}`) });
    expect(steps.slice(-4)).toEqual(['25/75', '50/75', '75/75', '75/75']);
  });
});

describe('gather: a count that is not what is given', () => {
  it('is told as such where it never moved, and as rows that moved where it did', async () => {
    const more = (length: number) => length + 5;
    const still = await gather(pagedServer(nameless(20), { count: more }).read);
    expect(still).toMatchObject({ total: 25, moved: 0, doubt: 'count' });
    const changes = { 2: (all: unknown[]) => all.unshift({ note: 'new' }) };
    const { rows, read } = pagedServer(nameless(20), { count: more, changes });
    expect(await gather(read)).toMatchObject({ rows, total: 26, moved: 1, doubt: 'moved' });
  });

  it('below the cap is told, though the cap was reached', async () => {
    const { read } = pagedServer(nameless(100), { count: () => 15 });
    expect(await gather(read, { maxRows: 20 })).toMatchObject({ ended: 'count', total: 15, doubt: 'count' });
  });
});
