/** Tests of the notice that a list changed between two of its pages. */

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasListChanged } from '../../../src/list/rows/useListChanged';
import { respondWithPage, renderList } from '../../support/renderList';
import { products } from '../../support/exampleLists';

const withId = { ...products, rowKey: 'name' };
const rowsOf = (...names: number[]) => names.map((name) => ({ name: `Product ${name}`, price: '1' }));

describe('hasListChanged', () => {
  const first = { rows: rowsOf(1, 2), total: 6 };

  it.each([
    ['a row of the first page is on the second', withId, { rows: rowsOf(2, 3), total: 6 }, true],
    ['the number of rows grew', withId, { rows: rowsOf(3, 4), total: 7 }, true],
    ['the number of rows fell', products, { rows: rowsOf(3, 4), total: 5 }, true],
    ['the second page has other rows', withId, { rows: rowsOf(3, 4), total: 6 }, false],
    ['rows without IDs look alike', products, { rows: rowsOf(2, 3), total: 6 }, false],
    ['the server sends the first page again', withId, { rows: rowsOf(1, 2), total: 6 }, false],
    [
      'another row has the same ID',
      withId,
      { rows: [{ name: 'Product 2', price: '9' }, ...rowsOf(3)], total: 6 },
      false,
    ],
  ])('when %s', (_, resource, second, changed) => {
    expect(hasListChanged(resource, first, second)).toBe(changed);
  });
});

describe('a list that grows while the member turns its pages', () => {
  const NOTICE = 'The list changed. Some rows may appear twice or be missing.';

  it('says so, announces it, and links to a page 1 that is loaded again', async () => {
    const rows = rowsOf(...Array.from({ length: 24 }, (_, index) => index + 1));
    const { user, container } = renderList(withId, (request) => respondWithPage(rows, request));
    expect(await screen.findByText('Product 10')).toBeVisible();
    rows.unshift(...rowsOf(0));
    await user.click(screen.getByLabelText('Page 2'));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(screen.getByText('Product 10')).toBeVisible();
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent(
      'The list changed. Page 2: 11–20 of 25',
    );
    await user.click(screen.getByRole('link', { name: 'Go to page 1' }));
    expect(await screen.findByText('Product 0')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
    await user.click(screen.getByLabelText('Page 2'));
    expect(await screen.findByText('Product 11')).toBeVisible();
    await waitFor(() => expect(container.querySelector('[aria-busy=true]')).toBeNull());
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('says nothing on page 1, when it is refreshed', async () => {
    const rows = rowsOf(...Array.from({ length: 24 }, (_, index) => index + 1));
    const autoRefresh = { label: 'Refresh', refetchInterval: 60_000 };
    const { user } = renderList(withId, (request) => respondWithPage(rows, request), { autoRefresh });
    expect(await screen.findByText('Product 1')).toBeVisible();
    rows.unshift(...rowsOf(0));
    await user.click(screen.getByText('Refresh'));
    expect(await screen.findByText('Product 0')).toBeVisible();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
