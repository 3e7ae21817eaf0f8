import { describe, expect, it } from 'vitest';
import type { Gathered } from '../../src/list/rows/gather';
import { gatheredWords } from '../../src/list/rows/completenessMessage';

/** Returns the message for this many rows of a complete list with these changes. */
const said = (rows: number, known: Partial<Gathered> = {}) =>
  gatheredWords({
    rows: Array.from({ length: rows }, (_, place) => ({ place })),
    total: rows,
    ended: 'count',
    moved: 0,
    doubt: undefined,
    ...known,
  });

describe('the completeness message', () => {
  it('is undefined for a whole list, however it ended', () => {
    for (const ended of ['count', 'short', 'empty'] as const) expect(said(12, { ended })).toBeUndefined();
    expect(said(0)).toBeUndefined();
  });

  it.each<[rows: number, known: Partial<Gathered>, words: string]>([
    [200, { ended: 'cap', total: 500 }, 'Only the newest 200 of 500 rows were loaded.'],
    [0, { ended: 'cap', total: 1 }, 'Only the newest 0 of 1 row were loaded.'],
    [9, { moved: 1 }, 'Added while loading: 1 row.'],
    [9, { moved: 2 }, 'Added while loading: 2 rows.'],
    [9, { moved: -1 }, 'Removed while loading: 1 row.'],
    [9, { moved: -3 }, 'Removed while loading: 3 rows.'],
    [9, { doubt: 'moved' }, 'The list changed while loading; some rows may be missing.'],
    [9, { doubt: 'count', total: 12 }, 'The server reports 12 rows but sent 9.'],
    [9, { doubt: 'count', total: 1 }, 'The server reports 1 row but sent 9.'],
    [9, { doubt: 'count', total: 0 }, 'The server reports 0 rows but sent 9.'],
    [9, { doubt: 'doubled' }, 'The server sent some rows twice. Each is shown once.'],
    [9, { doubt: 'alike' }, "Some rows are identical, so we can't tell whether any is a duplicate."],
  ])('for %i rows with %o is: %s', (rows, known, words) => {
    expect(said(rows, known)).toBe(words);
  });

  it('has no number of added or removed rows when that number is uncertain', () => {
    const inDoubt = 'The list changed while loading; some rows may be missing.';
    expect(said(9, { doubt: 'moved', moved: 4 })).toBe(inDoubt);
    expect(said(9, { doubt: 'moved', moved: -4 })).toBe(inDoubt);
  });

  it('joins all its sentences', () => {
    expect(said(30, { ended: 'cap', total: 502, moved: 2 })).toBe(
      'Only the newest 30 of 502 rows were loaded. Added while loading: 2 rows.',
    );
    expect(said(30, { ended: 'cap', total: 502, doubt: 'doubled' })).toBe(
      'Only the newest 30 of 502 rows were loaded. The server sent some rows twice. Each is shown once.',
    );
  });
});
