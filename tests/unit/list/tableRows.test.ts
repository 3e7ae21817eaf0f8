import { expect, it } from 'vitest';
import { toTableRows } from '../../../src/list/view/tableRows';
import { products } from '../../support/exampleLists';

const rowsOf = (names: readonly unknown[]) =>
  toTableRows(
    { resource: { ...products, rowKey: 'name' }, rows: names.map((name) => ({ name })), newRows: new Set() },
    { zone: 'utc', amounts: 'shown' },
  );
const keysOf = (names: readonly unknown[]) => rowsOf(names).map(({ key }) => key);

it('table rows have different accessible names, by their number if nothing else differs', () => {
  expect(rowsOf(['a', 'b', 'a']).map(({ name }) => name)).toEqual(['a, row 1', 'b', 'a, row 3']);
});

it('a table row has its own key, or its index when the key is missing or repeated', () => {
  expect(keysOf(['a', 'b', 7, null, {}, ''])).toEqual(['a', 'b', '7', 'row-3', 'row-4', '']);
  expect(keysOf(['a', 'a', 'a'])).toEqual(['a', 'a-1', 'a-2']);
});

it('table rows have unique keys, even when a key looks like one made from an index', () => {
  for (const names of [
    ['a', 'a-2', 'a'],
    ['row-1', null],
    ['row-1', 'row-1-1', null, 'row-1'],
    [null, 'row-0', 'row-0-1', 'row-0'],
  ]) {
    const keys = keysOf(names);
    expect([names, new Set(keys).size]).toEqual([names, keys.length]);
  }
});
