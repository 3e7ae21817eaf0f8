import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH } from '../../../src/list/query/filters';
import type { ListUrl } from '../../../src/list/query/listQuery';
import FilterBar from '../../../src/list/tools/FilterBar';
import { SearchInput } from '../../../src/list/tools/SearchInput';
import { products } from '../../support/exampleLists';
import { renderListPart } from '../../support/renderListPart';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000));
const renderSearch = () => renderListPart(products, (url) => <SearchInput label="Search" url={url} />);
const type = (label: string, value: string, event: object = {}) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value }, ...event });

it('a search applies when typing pauses, and adds one history entry for all its letters', async () => {
  const { search, back } = renderSearch();
  for (const text of ['p', 'pr', 'pro']) type('Search', text);
  expect(search()).toBe('');
  await pause();
  expect(search()).toBe('?q=pro');
  type('Search', 'pro ');
  await pause();
  expect(screen.getByLabelText('Search')).toHaveValue('pro ');
  type('Search', 'pro d');
  await pause();
  expect(search()).toBe('?q=pro d');
  await back();
  expect(search()).toBe('');
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('a search applies at once on Enter and when it is cleared', async () => {
  const { search } = renderSearch();
  type('Search', 'pro');
  fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Enter', keyCode: 13 });
  expect(search()).toBe('?q=pro');
  type('Search', '');
  expect(search()).toBe('');
  await pause();
  expect(search()).toBe('');
});

it('a typed search stays when the list shows an earlier search', async () => {
  const go = vi.fn();
  const shown = (search: string) => {
    const query = { filters: search ? [{ kind: 'search', key: SEARCH, text: search }] : [] };
    const url = { resource: products, query, latestQuery: () => query, go } as unknown as ListUrl;
    return <SearchInput label="Search" url={url} />;
  };
  const { rerender } = render(shown('pro'));
  type('Search', '');
  type('Search', 'x');
  rerender(shown(''));
  expect(screen.getByLabelText('Search')).toHaveValue('x');
  await pause();
  expect(go).toHaveBeenLastCalledWith(
    { filters: [{ kind: 'search', key: SEARCH, text: 'x' }] },
    { replace: false },
  );
});

it('a search waits for the end of a composition, except on Android, which composes every word', async () => {
  const { search } = renderSearch();
  type('Search', 'に', { isComposing: true });
  await pause();
  expect(search()).toBe('');
  type('Search', '日本', { isComposing: true });
  fireEvent.compositionEnd(screen.getByLabelText('Search'));
  await pause();
  expect(search()).toBe('?q=日本');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16) Chrome/150.0');
  type('Search', 'pro', { isComposing: true });
  await pause();
  expect(search()).toBe('?q=pro');
});

it('a text filter applies when typing pauses, and goes when its text is deleted', async () => {
  const { search, back } = renderListPart(products, (url) => <FilterBar resource={products} url={url} />);
  await pause();
  for (const text of ['p', 'pr', 'pro']) {
    type('Contains', text);
    await pause();
  }
  expect(search()).toBe('?where.name=pro');
  type('Contains', '');
  await pause();
  expect(search()).toBe('');
  await back();
  expect(search()).toBe('?where.name=pro');
  await back();
  expect(search()).toBe('');
});
