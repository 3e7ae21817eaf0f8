import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPage, listBody, PAGE_SIZE } from '../../src/core/resourceRequest';
import { lists } from '../support/resources';

describe('the mapping from pages to requests', () => {
  it('gives every page its own ten rows, without overlap or gap', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.integer({ min: 1, max: 100_000 }), (list, page) => {
        const body = listBody(list.read, page, {});
        const next = listBody(list.read, page + 1, {});
        if (list.read.method === 'GET') expect(body).not.toHaveProperty('limit');
        else {
          expect(body.limit).toBe(PAGE_SIZE);
          expect(body.skip).toBe((page - 1) * PAGE_SIZE);
          expect(Number(next.skip)).toBe(Number(body.skip) + PAGE_SIZE);
        }
      }),
    );
  });

  it('keeps the last page number with a safe integer as offset', () => {
    const last = 900_719_925_474_099;
    expect([readPage(last), readPage(last + 1)]).toEqual([last, 1]);
    for (const list of lists.filter(({ read }) => read.method === 'POST')) {
      const skip = Number(listBody(list.read, last, {}).skip);
      expect(skip).toBeLessThanOrEqual(9_007_199_254_740_991);
    }
  });

  it('reads a page from any value, and keeps a valid one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constantFrom(null, undefined, true)), (raw) => {
        const page = readPage(raw);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
        expect(readPage(page)).toBe(page);
      }),
    );
  });

  it('lets a parameter replace a choice, but never a fixed parameter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.string({ minLength: 1 }), (list, value) => {
        for (const { name } of list.read.choices ?? []) {
          const body = listBody(list.read, 1, { [name]: value });
          expect(body).toMatchObject({ ...list.read.fixed, [name]: value });
        }
      }),
    );
  });
});
