import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setPreferences } from '../../../src/lib/preferences';
import { useListView } from '../../../src/list/view/listViews';

it('lists are tables from 1024 px and cards below, until a view is chosen for all lists', () => {
  let width = 1440;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const minWidth = /^\(width >= (\d+)em\)$/.exec(query)?.[1];
    if (minWidth === undefined) throw new Error(`asked for ${query}`);
    return {
      matches: width >= Number(minWidth) * 16,
      addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
      removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
    };
  });
  const lists = [renderHook(useListView), renderHook(useListView)];
  const viewsAt = (px: number) => {
    width = px;
    act(() => listeners.forEach((listener) => listener()));
    return lists.map(({ result }) => result.current);
  };
  expect(viewsAt(1440)).toEqual(['table', 'table']);
  expect(viewsAt(1023)).toEqual(['cards', 'cards']);
  expect(viewsAt(1024)).toEqual(['table', 'table']);
  act(() => setPreferences({ view: 'cards' }));
  expect(viewsAt(1440)).toEqual(['cards', 'cards']);
  lists.forEach(({ unmount }) => unmount());
  expect(listeners.size).toBe(0);
});
