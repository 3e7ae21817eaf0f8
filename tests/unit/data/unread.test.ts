import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countNew,
  formatUnread,
  hashesOf,
  ownRows,
  readSeenPages,
  withOwnRows,
} from '../../../src/data/unread';

const rowsOf = (...names: readonly (string | number)[]) => names.map((name) => ({ name }));
/** Returns the unread count of a list with the rows `now` for a member who has seen the rows `seen`. */
const newAfter = (seen: readonly unknown[], now: readonly unknown[]) =>
  countNew(hashesOf(seen), hashesOf(now));

describe('the unread count of a first page', () => {
  it('is the number of rows above those already seen, at most ten, also after rows were removed or if there were none', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 40 }),
        fc.nat(12),
        fc.array(fc.nat(9), { maxLength: 3 }),
        (names, fresh, gone) => {
          const before = rowsOf(...names);
          const left = before.filter((_, index) => !gone.includes(index));
          const now = [
            ...rowsOf(...Array.from({ length: fresh }, (_, index) => `new ${index}`)),
            ...left,
          ].slice(0, 10);
          // When no seen row is left on the page, the whole page is new.
          const seen = left.filter((row) => before.indexOf(row) < 10 && now.includes(row));
          expect(newAfter(before, now)).toBe(seen.length > 0 ? fresh : now.length);
        },
      ),
    );
  });

  it('counts one more identical row only if a seen row follows it', () => {
    expect(newAfter(rowsOf('a', 'a'), rowsOf('a', 'a', 'a'))).toBe(0);
    expect(newAfter(rowsOf('a', 'a', 'b'), rowsOf('a', 'a', 'a', 'b'))).toBe(1);
  });

  it("doesn't include the newest rows that own writes added since the page was last read", () => {
    const count = (seen: number[], previous: number[], current: number[], writes: number) =>
      countNew(withOwnRows(seen, ownRows(previous, current, writes)), current);
    expect(count([1, 2], [1, 2], [9, 1, 2], 1)).toBe(0);
    expect(count([1, 2], [1, 2], [9, 1, 2], 0)).toBe(1);
    expect(count([1, 2], [1, 2], [9, 8, 1, 2], 1)).toBe(1);
    // Row 7 was unread before the own write.
    expect(count([1, 2], [7, 1, 2], [9, 7, 1, 2], 1)).toBe(1);
    expect(count([1, 2], [7, 1, 2], [7, 1, 2], 1)).toBe(1);
    expect(count([], [], [9], 1)).toBe(0);
  });

  it('is shown as a number, and as 10+ for a whole page', () => {
    expect([1, 9, 10].map(formatUnread)).toEqual(['1', '9', '10+']);
  });
});

describe('the stored pages', () => {
  it('have only the 32-bit FNV-1a hash of each row as JSON, the same in every version', () => {
    expect(hashesOf([0, 'foobar', { name: 'a' }])).toEqual([0x350ca8af, 0xac5268de, 0x6ea7dc13]);
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    // A row that cannot be serialized gets the hash of the text "too deep".
    expect(hashesOf([endless])).toEqual([0x73f2cbfd]);
  });

  it('have ten rows at most, and invalid ones count as never seen', () => {
    expect(hashesOf(rowsOf(...Array.from({ length: 12 }, (_, index) => index)))).toHaveLength(10);
    const page = Array.from({ length: 10 }, (_, index) => index);
    expect(readSeenPages({ list: page, other: [] })).toEqual({ list: page, other: [] });
    for (const junk of [[...page, 10], [1, 'a'], 'page', null, { length: 1 }])
      expect(readSeenPages({ list: junk })).toEqual({});
    fc.assert(fc.property(fc.anything(), (stored) => void readSeenPages(stored)));
  });
});
