import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsOf,
  countWords,
  marksOf,
  readMarks,
  withLook,
  withPage,
  type Marks,
} from '../../src/core/news';

const NONE = readMarks(undefined);
const rowsOf = (...names: readonly (string | number)[]) => names.map((name) => ({ name }));
/** Returns the unread count of a list after these rows were seen and those rows arrived. */
const newAfter = (seen: readonly unknown[], now: readonly unknown[]) =>
  countsOf(withPage(withLook(NONE, 'list', marksOf(seen)), 'list', marksOf(now))).list;

describe('the unread count of a first page', () => {
  it('is the number of rows before the ones already seen, up to ten, even when rows were removed', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 40 }),
        fc.nat(12),
        fc.array(fc.nat(9), { maxLength: 3 }),
        (names, fresh, gone) => {
          const before = rowsOf(...names);
          const left = before.filter((_, place) => !gone.includes(place));
          const now = [
            ...rowsOf(...Array.from({ length: fresh }, (_, place) => `new ${place}`)),
            ...left,
          ].slice(0, 10);
          // When no seen row is left on the page, the whole page is new.
          const seen = left.filter((row) => before.indexOf(row) < 10 && now.includes(row));
          expect(newAfter(before, now)).toBe(seen.length > 0 ? fresh : now.length);
        },
      ),
    );
  });

  it('is 0 for a list that was never seen, and all rows for a list that was empty', () => {
    expect(countsOf(withPage(NONE, 'list', marksOf(rowsOf('a', 'b'))))).toEqual({ list: 0 });
    expect(newAfter([], rowsOf('a', 'b'))).toBe(2);
    expect(newAfter([], [])).toBe(0);
  });

  it('counts identical rows', () => {
    expect(newAfter(rowsOf('a', 'a'), rowsOf('a', 'a', 'a'))).toBe(0);
    expect(newAfter(rowsOf('a', 'a', 'b'), rowsOf('a', 'a', 'a', 'b'))).toBe(1);
  });

  it('is 0 after the list is seen, for that list only', () => {
    const now = marksOf(rowsOf('b', 'a'));
    const before = (['one', 'other'] as const).reduce<Marks>(
      (marks, name) => withPage(withLook(marks, name, marksOf(rowsOf('a'))), name, now),
      NONE,
    );
    expect(countsOf(before)).toEqual({ one: 1, other: 1 });
    expect(countsOf(withLook(before, 'one', now))).toEqual({ one: 0, other: 1 });
  });

  it('is shown as a number, and as 10+ for a whole page', () => {
    expect([1, 9, 10].map(countWords)).toEqual(['1', '9', '10+']);
  });
});

describe('the stored marks', () => {
  it('are only numbers, which reveal nothing of a row', () => {
    const stored = JSON.stringify(withPage(NONE, 'deposits', marksOf([{ amount: '1234.5', from: 'Alice' }])));
    expect(stored).toMatch(/^\{"at":0,"lists":\{"deposits":\{"seen":\[\d+\],"now":\[\d+\]\}\}\}$/);
  });

  it('stay the same between versions: 32-bit FNV-1a of the row as JSON', () => {
    expect(marksOf([0, 'foobar', { name: 'a' }])).toEqual([0x350ca8af, 0xac5268de, 0x6ea7dc13]);
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    // A row that cannot be serialized has the hash of "too deep".
    expect(marksOf([endless])).toEqual([0x73f2cbfd]);
  });

  it('cover ten rows, the length of a page', () => {
    expect(marksOf(rowsOf(...Array.from({ length: 12 }, (_, place) => place)))).toHaveLength(10);
    const page = Array.from({ length: 10 }, (_, place) => place);
    const stored = (seen: unknown, now: unknown) =>
      readMarks({ at: 5, lists: { list: { seen, now } } }).lists;
    expect(stored(page, page)).toEqual({ list: { seen: page, now: page } });
    for (const junk of [[...page, 10], [1, 'a'], ['a', 1], 'page', null, { length: 1 }]) {
      expect(stored(junk, page)).toEqual({});
      expect(stored(page, junk)).toEqual({});
    }
  });

  it('without a valid time count as never fetched', () => {
    for (const at of [Infinity, NaN, '5', null, undefined, {}])
      expect(readMarks({ at, lists: {} }).at).toBe(0);
    expect(readMarks({ at: 5, lists: {} }).at).toBe(5);
    for (const lists of [null, undefined, 7, 'lists', [1], true])
      expect(readMarks({ at: 5, lists })).toEqual({ at: 5, lists: {} });
  });

  it('are read back, and invalid ones count as never seen', () => {
    const marks = { ...withPage(NONE, 'list', marksOf(rowsOf('a'))), at: 5 };
    expect(readMarks(structuredClone(marks))).toEqual(marks);
    expect(readMarks({ at: 'now', lists: { list: { seen: ['a'], now: [] }, other: null } })).toEqual(NONE);
    fc.assert(fc.property(fc.anything(), (stored) => void countsOf(readMarks(stored))));
  });
});
