import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage, listBody, PAGE_SIZE } from '../../src/core/resourceRequest';
import { lists } from '../support/resources';

describe('the mapping from pages to requests', () => {
  it('turns every page into its own ten rows: none twice, none left out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.integer({ min: 1, max: 100_000 }), (list, page) => {
        const here = listBody(list, page, {});
        const next = listBody(list, page + 1, {});
        if (list.read.method === 'GET') expect(here).not.toHaveProperty('limit');
        else {
          expect(here.limit).toBe(PAGE_SIZE);
          expect(here.skip).toBe((page - 1) * PAGE_SIZE);
          expect(Number(next.skip)).toBe(Number(here.skip) + PAGE_SIZE);
        }
      }),
    );
  });

  it('the last page that an address can name is still one that a request may ask for', () => {
    const last = 900_719_925_474_099;
    expect([readPage(last), readPage(last + 1)]).toEqual([last, 1]);
    for (const list of lists.filter(({ read }) => read.method === 'POST')) {
      const skip = Number(listBody(list, last, {}).skip);
      expect(skip).toBeLessThanOrEqual(9_007_199_254_740_991);
    }
  });

  it('makes a page from anything, and leaves a page as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined, true)), (raw) => {
        const page = readPage(raw);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(readPage(page)).toBe(page);
      }),
    );
  });

  it('lets what is supplied replace a choice, and never what is fixed beside it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.string({ minLength: 1 }), (list, value) => {
        for (const { name } of list.read.choices ?? []) {
          expect(listBody(list, 1, { [name]: value })).toMatchObject({ ...list.read.fixed, [name]: value });
        }
      }),
    );
  });
});
