import { describe, expect, it } from 'vitest';
import type { Gathered } from '../../src/core/gather';
import { gatheredWords } from '../../src/core/gatheredWords';

/** What is said of so many rows of which nothing is amiss but what is told. */
const said = (rows: number, known: Partial<Gathered> = {}) =>
  gatheredWords({
    rows: Array.from({ length: rows }, (_, place) => ({ place })),
    total: rows,
    ended: 'count',
    moved: 0,
    doubt: undefined,
    ...known,
  });

describe('of rows that were read, a member is told', () => {
  it('nothing where they are the whole list, however it ended', () => {
    for (const ended of ['count', 'short', 'empty'] as const) expect(said(12, { ended })).toBeUndefined();
    expect(said(0)).toBeUndefined();
  });

  it.each<[rows: number, known: Partial<Gathered>, words: string]>([
    [200, { ended: 'cap', total: 500 }, 'The newest 200 of 500 rows were read.'],
    [0, { ended: 'cap', total: 1 }, 'The newest 0 of 1 row were read.'],
    [9, { moved: 1 }, 'While it was read 1 row came.'],
    [9, { moved: 2 }, 'While it was read 2 rows came.'],
    [9, { moved: -1 }, 'While it was read 1 row went.'],
    [9, { moved: -3 }, 'While it was read 3 rows went.'],
    [9, { doubt: 'moved' }, 'Rows came or went while it was read, so some may be missing.'],
    [9, { doubt: 'count', total: 12 }, 'The server counts 12 rows and gave 9.'],
    [9, { doubt: 'count', total: 1 }, 'The server counts 1 row and gave 9.'],
    [9, { doubt: 'count', total: 0 }, 'The server counts 0 rows and gave 9.'],
    [9, { doubt: 'doubled' }, 'The server gave some rows twice; they are here once.'],
    [9, { doubt: 'alike' }, 'Many rows look the same, so it cannot be told whether any is here twice.'],
  ])('of %i rows, %o: %s', (rows, known, words) => {
    expect(said(rows, known)).toBe(words);
  });

  it('not how many came or went where that is in doubt', () => {
    const inDoubt = 'Rows came or went while it was read, so some may be missing.';
    expect(said(9, { doubt: 'moved', moved: 4 })).toBe(inDoubt);
    expect(said(9, { doubt: 'moved', moved: -4 })).toBe(inDoubt);
  });

  it('all there is to say, one sentence after another', () => {
    expect(said(30, { ended: 'cap', total: 502, moved: 2 })).toBe(
      'The newest 30 of 502 rows were read. While it was read 2 rows came.',
    );
    expect(said(30, { ended: 'cap', total: 502, doubt: 'doubled' })).toBe(
      'The newest 30 of 502 rows were read. The server gave some rows twice; they are here once.',
    );
  });
});
