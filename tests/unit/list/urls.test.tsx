/** Tests of row links and of the return URL after sign-in. */

import { describe, expect, it } from 'vitest';
import { generateRowPath } from '../../../src/list/view/tableRows';
import { readReturnTo, storeReturnTo } from '../../../src/data/signInState';

describe('row links', () => {
  it('contain the escaped values of the row, or are undefined when a value is missing', () => {
    expect(generateRowPath('/openview?id={_id}', { _id: 'a b&c' })).toBe('/openview?id=a%20b%26c');
    expect(generateRowPath('/level/{x.y}', { x: { y: 3 } })).toBe('/level/3');
    // An id that is too large to be exact.
    expect(generateRowPath('/openview?id={_id}', { _id: 2 ** 53 })).toBeUndefined();
    for (const row of [null, {}, { _id: '' }, { _id: {} }, { _id: null }, 7]) {
      expect(generateRowPath('/openview?id={_id}', row)).toBeUndefined();
    }
  });
  it('never lead to another path, and are undefined for a value that no path can contain', () => {
    for (const _id of ['.', '..', '\ud800', 'a\udfff', Number.POSITIVE_INFINITY])
      expect(generateRowPath('/level/{_id}', { _id })).toBeUndefined();
    expect(generateRowPath('/level/{_id}', { _id: '...' })).toBe('/level/...');
    expect(generateRowPath('/level/{_id}', { _id: '../x?y=$&' })).toBe('/level/..%2Fx%3Fy%3D%24%26');
  });
});

describe('the return URL after sign-in', () => {
  it('is a stored path of the portal, until it is cleared', () => {
    storeReturnTo('/wallet?page=3');
    expect(readReturnTo()).toBe('/wallet?page=3');
    for (const url of ['//evil.test', '/\\evil.test', 'https://evil.test', '']) {
      storeReturnTo(url);
      expect(readReturnTo()).toBeUndefined();
    }
    storeReturnTo('/wallet');
    storeReturnTo(undefined);
    expect(readReturnTo()).toBeUndefined();
  });
});
