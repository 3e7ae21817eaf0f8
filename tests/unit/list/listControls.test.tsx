import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ListPagination } from '../../../src/list/view/ListPagination';
import { RowActions } from '../../../src/list/view/RowActions';
import { spotOrders } from '../../../src/resources/spotOrders';
import { spotTrades } from '../../../src/resources/spotTrades';
import { setPreferences } from '../../../src/lib/preferences';
import { activity } from '../../../src/resources/activity';
import { renderListPart } from '../../support/renderListPart';
import { renderPart } from '../../support/renderPart';
import { json } from '../../support/fakeFetch';
import { renderList } from '../../support/renderList';
import { products } from '../../support/exampleLists';

it('a list that navigates to its current URL adds no entry to the history', async () => {
  const { user, search, back } = renderListPart(products, ({ go }) => (
    <button onClick={() => go({ totals: true })}>Totals</button>
  ));
  await user.click(screen.getByText('Totals'));
  expect(search()).toBe('?totals=1');
  await user.click(screen.getByText('Totals'));
  expect(search()).toBe('?totals=1');
  await back();
  expect(search()).toBe('');
});

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const renderPagination = (page: number, total: number, onPrefetch?: (next: number) => void) =>
  renderPart(
    <>
      <ListPagination page={page} total={total} href={(to) => `/list?page=${to}`} onPrefetch={onPrefetch} />
      <CurrentUrl />
    </>,
  );

describe('the pages of a list', () => {
  it('are named links, one of them current, and have no other Tab stop', async () => {
    const { user } = renderPagination(3, 57);
    expect(screen.getByText('21–30 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?page=4');
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=2');
    // There is no select for the page size and no input for a page number.
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.querySelectorAll('li[tabindex], button')).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Page 4' }));
    expect(screen.getByRole('status')).toHaveTextContent('/list?page=4');
  });

  it('prefetch the next page, if there is one, when the focus reaches them', () => {
    const prefetched = vi.fn();
    const { unmount } = renderPagination(5, 57, prefetched);
    act(() => screen.getByLabelText('Page 5').focus());
    expect(prefetched.mock.calls).toEqual([[6]]);
    unmount();
    renderPagination(6, 57, prefetched);
    act(() => screen.getByLabelText('Page 6').focus());
    expect(prefetched).toHaveBeenCalledTimes(1);
  });

  it('have no previous page at the start and no next page at the end', () => {
    const { unmount } = renderPagination(1, 57);
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    renderPagination(6, 57);
    expect(screen.getByText('51–57 of 57')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('have no links for a single page, and do not appear without rows', () => {
    const { unmount } = renderPagination(1, 7);
    expect(screen.getByText('1–7 of 7')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    renderPagination(1, 0);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

const renderActions = (resource: typeof spotTrades | typeof spotOrders, row: object) =>
  renderPart(<RowActions resource={resource} row={row} loading={false} />);
const close = () => screen.queryByRole('button', { name: /^Close/ });

it.each([
  [{ _id: '1', closeStatus: false }, 1],
  [{ _id: '1' }, 1],
  [{ _id: '1', closeStatus: true }, 0],
])('a spot trade %j has %i Close buttons, and a View link', (row, buttons) => {
  renderActions(spotTrades, row);
  expect(screen.getByRole('link', { name: /^View/ })).toHaveAttribute('href', '/openspotview?id=1');
  expect(close() === null ? 0 : 1).toBe(buttons);
});

it('a spot order, which has no flag, has a Close button', () => {
  renderActions(spotOrders, { orderId: '7', closeStatus: true });
  expect(close()).not.toBeNull();
});

const oneOf = (row: object) => () => json({ success: true, message: '', data: [row], count: 1 });

it('a list with times names their zone below its rows, as the member chose', async () => {
  const inTokyo = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inTokyo);
  renderList(activity, oneOf({ _id: '1', createdAt: '2026-03-05T21:07:09Z', activity: 'signIn' }));
  expect(await screen.findByText('Times: Asia/Tokyo')).toBeVisible();
  act(() => setPreferences({ zone: 'utc' }));
  expect(screen.getByText('Times: UTC')).toBeVisible();
  act(() => setPreferences({ zone: 'local' }));
});

it('a list without times names no zone', async () => {
  renderList(products, oneOf({ name: 'Ball', price: '1' }));
  await screen.findByText('1–1 of 1');
  expect(screen.queryByText(/^Times:/)).toBeNull();
});
