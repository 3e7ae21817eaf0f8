import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import CardView from '../../../src/list/view/CardView';
import TableView from '../../../src/list/view/TableView';
import { json, type SeenRequest } from '../../support/fakeFetch';
import { renderList, respondWithPage, skipOf } from '../../support/renderList';
import { renderListPart } from '../../support/renderListPart';
import { products, bestSellers } from '../../support/exampleLists';

const productRows = Array.from({ length: 24 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: `${index - 3}.5`,
}));
const pageOf = (request: SeenRequest) => respondWithPage(productRows, request);
/** Returns the first row of a page of 24 rows, which renders faster than ten. */
const shortPageOf = (request: SeenRequest) =>
  json({ success: true, message: '', data: [productRows[skipOf(request)]], count: productRows.length });

/** Props of the views for a list that is loaded and has no new rows. */
const unmarked = { newRows: new Set(), empty: null, rowsToLoad: 0 };

describe('a list', () => {
  it('shows a skeleton for each row of a page, then cards', async () => {
    const { container } = renderList(products, pageOf);
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(container.querySelectorAll('.ant-skeleton').length).toBeGreaterThanOrEqual(10);
    expect(await screen.findByText('Product 1')).toBeVisible();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(10);
    expect(within(cards[0] as HTMLElement).getByText('-$3.50')).toHaveClass('loss');
    expect(within(cards[9] as HTMLElement).getByText('$6.50')).toHaveClass('gain');
    expect(screen.getByText('1–10 of 24')).toBeVisible();
    expect(container.querySelector('[aria-live=polite]')).toHaveTextContent('Page 1: 1–10 of 24');
  });

  it('has cards whose details are closed on another page', async () => {
    const details = ['one', 'two', 'three', 'four'];
    const wide = {
      ...products,
      fields: [
        ...products.fields,
        ...details.map((key) => ({ key, title: key, valueType: 'text' as const })),
      ],
    };
    const { user } = renderListPart(wide, (url) => (
      <>
        <CardView resource={wide} url={url} {...unmarked} rows={[{ name: `Product ${url.query.page}` }]} />
        <Link to={url.href({ page: 2 })}>Next page</Link>
      </>
    ));
    await user.click(screen.getByLabelText(/^Details of Product 1/));
    expect(screen.getByLabelText(/^Details of Product 1/)).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByText('Next page'));
    expect(screen.getByLabelText(/^Details of Product 2/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('has cards that show the title of a second date, if the first one names the row', () => {
    const sales = {
      ...products,
      fields: [
        { key: 'soldAt', title: 'Sold', valueType: 'date' },
        { key: 'paidAt', title: 'Paid', valueType: 'date' },
        { key: 'from', title: 'From', valueType: 'address' },
        { key: 'to', title: 'To', valueType: 'address' },
      ],
    } as const;
    const rows = [{ soldAt: '2026-03-04T10:00:00.000Z', paidAt: '2026-03-05T10:00:00.000Z' }];
    renderListPart(sales, (url) => <CardView resource={sales} url={url} {...unmarked} rows={rows} />);
    const card = within(screen.getByRole('article', { name: '2026-03-04 10:00:00' }));
    expect(card.getByText('Paid')).not.toHaveClass('visually-hidden');
    expect(card.getByText('2026-03-05 10:00:00')).toBeVisible();
    expect(card.getByText('From')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Details/ })).toBeNull();
  });

  it('has a button for the tooltip of a heading in both views, which does not sort', async () => {
    const explained = {
      ...products,
      fields: products.fields.map((field) => ({ ...field, tooltip: `Explains ${field.title}` })),
    };
    const rows = productRows.slice(0, 1);
    const { user, search } = renderListPart(explained, (url) => (
      <>
        <CardView resource={explained} url={url} {...unmarked} rows={rows} />
        <TableView resource={explained} url={url} {...unmarked} rows={rows} />
      </>
    ));
    expect(within(screen.getByRole('article')).getByLabelText(/^About Price/)).toHaveRole('button');
    const title = screen.getByRole('columnheader', { name: /^Price/ });
    expect(title).toHaveStyle({ textAlign: 'end' });
    const tip = within(title).getByLabelText('About Price');
    await user.click(tip);
    // A column heading of antd reads `keyCode`, which user-event doesn't set.
    fireEvent.keyDown(tip, { key: 'Enter', keyCode: 13 });
    expect(search()).toBe('');
  });

  it('opens at the page in its URL, and links to the last page from a page past the end', async () => {
    renderList(products, pageOf, { url: '/list?page=9' });
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.getByLabelText('Previous page')).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByText('Go to the last page')).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByLabelText('Page 3')).not.toHaveAttribute('aria-current');
  });

  it('that the server sends in one response is requested once for all its pages', async () => {
    const unpaged = { ...products, read: { method: 'GET', path: products.read.path } } as const;
    const backend = () => json({ success: true, message: '', data: productRows });
    const { user, seen } = renderList(unpaged, backend, { url: '/list?page=2' });
    expect(await screen.findByText('11–20 of 24')).toBeVisible();
    await user.click(screen.getByLabelText('Next page'));
    expect(await screen.findByText('Product 21')).toBeVisible();
    expect(screen.queryByText('Product 20')).toBeNull();
    expect(seen).toHaveLength(1);
  });

  it('marks the rows that the last refresh added, on page 1 only', async () => {
    const rows = productRows.slice(0, 11);
    const autoRefresh = { label: 'Refresh', refetchInterval: 60_000 };
    const { user } = renderList(products, (request) => respondWithPage(rows, request), {
      url: '/list?page=2',
      autoRefresh,
    });
    expect(await screen.findByText('Product 11')).toBeVisible();
    rows.unshift({ name: 'Product 0', price: '1' });
    await user.click(screen.getByText('Refresh'));
    expect(await screen.findByText('Product 10')).toBeVisible();
    // The new row has moved this old one from page 1 to page 2.
    expect(screen.queryByText('New')).toBeNull();
    await user.click(screen.getByLabelText('Previous page'));
    expect(await screen.findByText('Product 0')).toBeVisible();
    expect(screen.queryByText('New')).toBeNull();
    for (const name of ['Product -1', 'Product -2']) {
      rows.unshift({ name, price: '1' });
      await user.click(screen.getByText('Refresh'));
      expect(await screen.findByText(name)).toBeVisible();
      expect(screen.getAllByText('New')).toHaveLength(1);
    }
  });

  it('without rows shows an empty state, hides its tools and links to the next step', async () => {
    const nothing = () => json({ success: true, message: '', data: [], count: 0 });
    const resource = { ...products, emptyLink: { title: 'Buy a product', to: '/shop' } };
    const { unmount } = renderList(resource, nothing, {
      autoRefresh: { label: 'Read again', refetchInterval: 60_000 },
    });
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Buy a product' })).toHaveAttribute('href', '/shop');
    for (const tool of [/^Filter/, /^Totals/, /Export|CSV/])
      expect(screen.queryByRole('button', { name: tool })).toBeNull();
    expect(screen.queryByText('Table')).toBeNull();
    // Manual refresh stays available.
    expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
    unmount();
    renderList(resource, nothing, { url: '/list?where.name=a' });
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy a product' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter (1) Products' })).toBeVisible();
  });

  it('shows the server error with a retry, which keeps the focus while it loads and after another failure', async () => {
    let respond: (response: Response) => void = () => undefined;
    let requests = 0;
    const { user, toasts } = renderList(products, (request) => {
      requests += 1;
      if (requests === 3) return shortPageOf(request);
      return requests === 1
        ? json({ success: false, message: 'Closed for the night' })
        : new Promise((resolve) => (respond = resolve));
    });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    expect(toasts).toEqual([{ type: 'error', message: 'Closed for the night' }]);
    await user.click(retryButton);
    await waitFor(() => expect(requests).toBe(2));
    // The button is the same element as before: a new element would not have the focus.
    expect(retryButton).toHaveFocus();
    expect(screen.getByRole('note')).toHaveTextContent('Closed for the night');
    respond(json({ success: false, message: 'Still closed' }));
    await waitFor(() => expect(screen.getByRole('note')).toHaveTextContent('Still closed'));
    expect(retryButton).toHaveFocus();
    await user.click(retryButton);
    expect(await screen.findByText('Product 1')).toBeVisible();
  });

  it('keeps the error of a later page during a retry, instead of the rows of the page before', async () => {
    let requests = 0;
    const { user } = renderList(products, (request) => {
      if (skipOf(request) === 0) return shortPageOf(request);
      requests += 1;
      return requests === 1
        ? json({ success: false, message: 'Closed for the night' })
        : new Promise(() => undefined);
    });
    await screen.findByText('Product 1');
    fireEvent.click(screen.getByLabelText('Page 3'));
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    await user.click(retryButton);
    await waitFor(() => expect(requests).toBe(2));
    expect(retryButton).toHaveFocus();
    expect(screen.queryByText('Product 1')).toBeNull();
  });

  it('renders figures, periods and row links from its definition alone', async () => {
    const { user, seen } = renderList(bestSellers, ({ url }) =>
      json({
        success: true,
        message: '',
        bestSellers: [{ name: 'A/B', price: '1' }, { price: '2' }],
        worth: url.includes('month') ? '300' : '10',
      }),
    );
    expect(await screen.findByText('$10.00')).toBeVisible();
    expect(screen.getByText('Worth')).toBeVisible();
    // The link shows "View"; its accessible name adds the row.
    const view = screen.getByRole('link', { name: /^View A\/B/ });
    expect(view).toHaveTextContent(/^View$/);
    expect(view).toHaveAttribute('href', '/products?name=A%2FB');
    expect(screen.getByRole('tab', { name: 'Today' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Month' }));
    // The rows of the previous period must not be shown while those of the new period load.
    expect(screen.queryByText('$10.00')).toBeNull();
    expect(await screen.findByText('$300.00')).toBeVisible();
    expect(screen.getByText('Monthly')).toBeVisible();
    expect(seen.map(({ url }) => url)).toEqual([
      'https://backend.test/api/user/bestSellers',
      'https://backend.test/api/user/bestSellers?period=month',
    ]);
  });

  it('sends no request while the URL lacks a required parameter', async () => {
    const productsWithParam = { ...products, read: { ...products.read, params: ['id'] } };
    const { seen } = renderList(productsWithParam, shortPageOf);
    expect(screen.getByText('Nothing selected')).toBeVisible();
    expect(seen).toEqual([]);
    renderList(productsWithParam, shortPageOf, { url: '/list?id=7' });
    await screen.findByText('Product 1');
  });
});
