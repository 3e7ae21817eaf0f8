// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let width = 1440;
let listeners = new Set<() => void>();
/** The window becomes wider or narrower. */
const resize = (to: number) => {
  width = to;
  listeners.forEach((listener) => listener());
};
const reading = () => import('../../src/core/listView');
const drawing = () => import('../../src/list/useListView');

beforeEach(() => {
  // What a tab keeps without storage is gone with the tab.
  vi.resetModules();
  listeners = new Set();
  vi.stubGlobal('matchMedia', (query: string) => {
    const least = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    if (least === undefined) throw new Error(`asked for ${query}`);
    return {
      matches: width >= Number(least),
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
  ])('at %i px a list begins as %s', async (px, view) => {
    width = px;
    const { currentListView } = await reading();
    expect(currentListView()).toBe(view);
  });

  it.each([
    [360, 'table'],
    [1440, 'cards'],
  ] as const)('at %i px the choice of %s is remembered by a new tab', async (px, view) => {
    width = px;
    (await reading()).chooseListView(view);
    expect(JSON.parse(localStorage.getItem('preferences') ?? '')).toMatchObject({ view });
    vi.resetModules();
    expect((await reading()).currentListView()).toBe(view);
  });

  it('passes over what is no view', async () => {
    width = 1023;
    localStorage.setItem('preferences', '{"view":"tiles"}');
    const { currentListView } = await reading();
    expect(currentListView()).toBe('cards');
  });

  it('keeps the choice until the tab closes where storage is forbidden', async () => {
    width = 1440;
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    const { currentListView, chooseListView } = await reading();
    expect(currentListView()).toBe('table');
    chooseListView('cards');
    expect(currentListView()).toBe('cards');
    vi.resetModules();
    expect((await reading()).currentListView()).toBe('table');
  });

  it('follows the width until one is chosen, and the choice of one list is the choice of all', async () => {
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
