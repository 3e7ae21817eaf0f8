import { describe, expect, it } from 'vitest';
import { fillAddress } from '../../src/list/rows';
import { comeBackTo } from '../../src/core/entryState';

describe('addresses of rows', () => {
  it('fills in what a row holds, escaped, or gives none', () => {
    expect(fillAddress('/openview?id={_id}', { _id: 'a b&c' })).toBe('/openview?id=a%20b%26c');
    expect(fillAddress('/level/{x.y}', { x: { y: 3 } })).toBe('/level/3');
    for (const row of [null, {}, { _id: '' }, { _id: {} }, { _id: null }, 7]) {
      expect(fillAddress('/openview?id={_id}', row)).toBeUndefined();
    }
  });
  it('lead nowhere else, and nowhere at all by what no address can hold', () => {
    for (const _id of ['.', '..', '\ud800', 'a\udfff', Number.POSITIVE_INFINITY])
      expect(fillAddress('/level/{_id}', { _id })).toBeUndefined();
    expect(fillAddress('/level/{_id}', { _id: '...' })).toBe('/level/...');
    expect(fillAddress('/level/{_id}', { _id: '../x?y=$&' })).toBe('/level/..%2Fx%3Fy%3D%24%26');
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
