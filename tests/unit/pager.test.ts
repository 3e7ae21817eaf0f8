import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillAddress } from '../../src/list/rows';
import { pageNumbers } from '../../src/components/Pager';
import { comeBackTo } from '../../src/core/entryState';

describe('page numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 24, [1, 2, 0, 24]],
    [12, 24, [1, 0, 11, 12, 13, 0, 24]],
    [3, 24, [1, 2, 3, 4, 0, 24]],
    [4, 24, [1, 2, 3, 4, 5, 0, 24]],
    [24, 24, [1, 0, 23, 24]],
  ])('page %i of %i', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers);
  });

  it('always rise, hold both ends and the page, and never hide a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (a, b) => {
        const [page, last] = [Math.min(a, b), Math.max(a, b)];
        const shown = pageNumbers(page, last);
        const links = shown.filter((number) => number !== 0);
        expect(links).toEqual([...new Set(links)].sort((x, y) => x - y));
        expect(links).toEqual(expect.arrayContaining([1, page, last]));
        shown.forEach((number, index) => {
          if (number === 0) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('addresses of rows', () => {
  it('fills in what a row holds, escaped, or gives none', () => {
    expect(fillAddress('/openview?id={_id}', { _id: 'a b&c' })).toBe('/openview?id=a%20b%26c');
    expect(fillAddress('/level/{x.y}', { x: { y: 3 } })).toBe('/level/3');
    for (const row of [null, {}, { _id: '' }, { _id: {} }, { _id: null }, 7]) {
      expect(fillAddress('/openview?id={_id}', row)).toBeUndefined();
    }
  });
});

describe('coming back after signing in', () => {
  it('leads inside the portal only', () => {
    expect(comeBackTo({ from: '/wallet?page=3' })).toBe('/wallet?page=3');
    for (const from of ['//evil.test', '/\\evil.test', 'https://evil.test', '', 7, undefined]) {
      expect(comeBackTo({ from })).toBe('/dashboard');
    }
    expect(comeBackTo(null)).toBe('/dashboard');
  });
});
