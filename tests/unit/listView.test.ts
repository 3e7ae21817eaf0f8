// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let width = 1440;
let listeners = new Set<() => void>();
const resize = (to: number) => {
  width = to;
  listeners.forEach((listener) => listener());
};
const reading = () => import('../../src/data/listView');
const drawing = () => import('../../src/list/view/listViews');

beforeEach(() => {
  // Reload the modules, as a new tab does: they keep the chosen view in memory.
  vi.resetModules();
  listeners = new Set();
  vi.stubGlobal('matchMedia', (query: string) => {
    const minWidth = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    if (minWidth === undefined) throw new Error(`asked for ${query}`);
    return {
      matches: width >= Number(minWidth),
      addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
      removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
    };
  });
});

describe('table or cards (product.md, decision 18)', () => {
  it.each([
    [360, 'cards'],
    [1023, 'cards'],
    [1024, 'table'],
    [1440, 'table'],
  ])('at %i px a list starts as %s', async (px, view) => {
    width = px;
    const { currentListView } = await reading();
    expect(currentListView()).toBe(view);
  });

  it.each([
    [360, 'table'],
    [1440, 'cards'],
  ] as const)('at %i px a new tab remembers the choice of %s', async (px, view) => {
    width = px;
    (await import('../../src/data/preferences')).setPreferences({ view });
    expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ view });
    vi.resetModules();
    expect((await reading()).currentListView()).toBe(view);
  });

  it('ignores an unknown view', async () => {
    width = 1023;
    localStorage.setItem('preferences', '{"view":"tiles"}');
    const { currentListView } = await reading();
    expect(currentListView()).toBe('cards');
  });

  it('follows the window width until a view is chosen, and the choice applies to all lists', async () => {
    width = 1440;
    const { useListView } = await drawing();
    const lists = [renderHook(useListView), renderHook(useListView)];
    const views = () => lists.map(({ result }) => result.current[0]);
    expect(views()).toEqual(['table', 'table']);
    act(() => resize(1023));
    expect(views()).toEqual(['cards', 'cards']);
    act(() => lists[0]?.result.current[1]('table'));
    expect(views()).toEqual(['table', 'table']);
    act(() => resize(360));
    expect(views()).toEqual(['table', 'table']);
    lists.forEach(({ unmount }) => unmount());
    expect(listeners.size).toBe(0);
  });
});
