import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage, listBody } from '../../../src/core/resourceRequest';
import { lists } from '../../support/resources';

describe('a page number', () => {
  it('is at most the last one with a safe integer as offset', () => {
    const last = 900_719_925_474_099;
    expect([readPage(last), readPage(last + 1)]).toEqual([last, 1]);
    for (const list of lists.filter(({ read }) => read.method === 'POST')) {
      const skip = Number(listBody(list.read, last, {}).skip);
      expect(skip).toBeLessThanOrEqual(9_007_199_254_740_991);
    }
  });

  it('is read from any value, and a valid one is kept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined, true)), (raw) => {
        const page = readPage(raw);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(readPage(page)).toBe(page);
      }),
    );
  });
});
