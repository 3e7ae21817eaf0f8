import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNewRows } from '../../../src/list/rows/useListRows';

const row = (amount: number) => ({ amount });

it('rows that a refresh added are marked as new, rows on their first load are not', () => {
  const [a, b, c] = [
    [row(1), row(2)],
    [row(3), row(1), row(2)],
    [row(3), row(1), row(2)],
  ];
  const { result, rerender } = renderHook(({ rows, page }) => useNewRows(rows, page), {
    initialProps: { rows: undefined as object[] | undefined, page: 1 },
  });
  const marked = () => [...result.current];
  rerender({ rows: a, page: 1 });
  expect(marked()).toEqual([]);
  rerender({ rows: b, page: 1 });
  expect(marked()).toEqual([row(3)]);
  rerender({ rows: c, page: 1 });
  expect(marked()).toEqual([]);
  // Rows of another page are not new when they load for the first time.
  rerender({ rows: undefined, page: 2 });
  rerender({ rows: [row(8), row(9)], page: 2 });
  expect(marked()).toEqual([]);
});
