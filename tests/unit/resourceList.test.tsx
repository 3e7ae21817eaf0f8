import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { newUser } from '../support/user';
import { describe, expect, it } from 'vitest';
import { json, type SeenRequest } from '../support/fakeFetch';
import { renderList } from '../support/renderList';
import { products, bestSellers } from '../support/exampleLists';

const productRows = Array.from({ length: 24 }, (_, index) => ({
  name: `Product ${index + 1}`,
  price: `${index - 3}.5`,
}));
const pageOf = ({ body }: SeenRequest) => {
  const { skip, limit } = body as { skip: number; limit: number };
  return json({
    success: true,
    message: 'ok',
    data: productRows.slice(skip, skip + limit),
    count: productRows.length,
  });
};

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
  });

  it('turns pages by links, and keeps the old rows until the new ones arrive', async () => {
    const user = newUser();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const { seen } = renderList(products, async (request) => {
      if ((request.body as { skip: number }).skip > 0) await gate;
      return pageOf(request);
    });
    await screen.findByText('Product 1');
    const link = screen.getByRole('link', { name: 'Page 3' });
    expect(link).toHaveAttribute('href', '/list?page=3');
    await user.click(link);
    expect(screen.getByText('Product 1')).toBeVisible();
    release();
    expect(await screen.findByText('Product 24')).toBeVisible();
    expect(screen.queryByText('Product 1')).toBeNull();
    expect(screen.getByText('21–24 of 24')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    // The pointer was over the pagination, so the portal has prefetched the next page.
    expect(seen.map(({ body }) => body)).toEqual([
      { limit: 10, skip: 0 },
      { limit: 10, skip: 10 },
      { limit: 10, skip: 20 },
    ]);
  });

  it('has a button for the tooltip of a heading in both views', async () => {
    const user = newUser();
    const tooltip = 'What a product costs without shipping.';
    const explained = {
      ...products,
      fields: products.fields.map((field) => (field.key === 'price' ? { ...field, tooltip } : field)),
    };
    renderList(explained, pageOf);
    await screen.findByText('Product 1');
    const tips = () => screen.getAllByRole('button', { name: 'About Price' });
    const read = async (tip: HTMLElement | undefined) => {
      await user.hover(tip as HTMLElement);
      // Compare texts: the column heading has a tooltip too, and in tests all tooltips have the same id.
      const tooltips = () => screen.getAllByRole('tooltip').map(({ textContent }) => textContent);
      await waitFor(() => expect(tooltips()).toContain(tooltip));
      expect(tip).toHaveAttribute('aria-describedby');
    };
    expect(tips()).toHaveLength(10);
    await read(tips()[9]);
    await user.click(screen.getByText('Table'));
    const title = await screen.findByRole('columnheader', { name: /^Price/ });
    expect(tips()).toHaveLength(1);
    expect(title).toContainElement(tips()[0] as HTMLElement);
    await read(tips()[0]);
  });

  it('opens at the page in its URL, and links to the last page from a page past the end', async () => {
    renderList(products, pageOf, { url: '/list?page=9' });
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByRole('link', { name: 'Go to the last page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current');
  });

  it('changes to a table in one click, and remembers the choice', async () => {
    const user = newUser();
    const first = renderList(products, pageOf);
    await screen.findByText('Product 1');
    await user.click(screen.getByText('Table'));
    expect(await screen.findByRole('columnheader', { name: 'Price' })).toHaveStyle({ textAlign: 'end' });
    expect(screen.getAllByRole('row')).toHaveLength(11);
    first.unmount();
    renderList(products, pageOf);
    await screen.findByText('Product 1');
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('shows an empty state without rows', async () => {
    renderList(products, () => json({ success: true, message: '', data: [], count: 0 }));
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('hides its tools and links to the next step without rows', async () => {
    const nothing = () => json({ success: true, message: '', data: [], count: 0 });
    const resource = { ...products, emptyLink: { title: 'Buy a product', to: '/shop' } };
    const { unmount } = renderList(resource, nothing, {
      autoRefresh: { label: 'Read again', refetchInterval: 60_000 },
    });
    expect(await screen.findByRole('link', { name: 'Buy a product' })).toHaveAttribute('href', '/shop');
    for (const tool of [/^Filter/, /^Totals/, /Export|CSV/])
      expect(screen.queryByRole('button', { name: tool })).toBeNull();
    expect(screen.queryByText('Table')).toBeNull();
    // Manual refresh stays available.
    expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
    unmount();
    renderList(resource, nothing, { url: '/list?where.name=a' });
    expect(await screen.findByText('Data Not Found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Buy a product' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter Products' })).toBeVisible();
  });

  it('shows the server error, and loads again on request', async () => {
    const user = newUser();
    let fails = true;
    const { toasts } = renderList(products, (request) =>
      fails ? json({ success: false, message: 'The ledger is closed for the night' }) : pageOf(request),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The ledger is closed for the night');
    expect(toasts).toEqual([{ type: 'error', message: 'The ledger is closed for the night' }]);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Product 1')).toBeVisible();
  });

  it('keeps the focus on "Try again" while it loads, and after another failure', async () => {
    const user = newUser();
    let respond: (response: Response) => void = () => undefined;
    let requests = 0;
    renderList(products, () => {
      requests += 1;
      return requests === 1
        ? json({ success: false, message: 'Closed for the night' })
        : new Promise((resolve) => (respond = resolve));
    });
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    await user.click(retryButton);
    await waitFor(() => expect(requests).toBe(2));
    // The button is the same element as before: a new element would not have the focus.
    expect(retryButton).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Closed for the night');
    respond(json({ success: false, message: 'Still closed' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Still closed'));
    expect(retryButton).toHaveFocus();
  });

  it('keeps the error of a later page during a retry, instead of the rows of the page before', async () => {
    const user = newUser();
    let requests = 0;
    renderList(products, (request) => {
      if ((request.body as { skip: number }).skip === 0) return pageOf(request);
      requests += 1;
      return requests === 1
        ? json({ success: false, message: 'Closed for the night' })
        : new Promise(() => undefined);
    });
    await screen.findByText('Product 1');
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    await user.click(retryButton);
    await waitFor(() => expect(requests).toBe(2));
    expect(retryButton).toHaveFocus();
    expect(screen.queryByText('Product 1')).toBeNull();
  });

  it('renders figures, periods and row links from its definition alone', async () => {
    const user = newUser();
    const { seen } = renderList(bestSellers, ({ url }) =>
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
    const view = screen.getByRole('link', { name: 'View A/B' });
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
    const { seen } = renderList(productsWithParam, pageOf);
    expect(screen.getByText('Nothing selected')).toBeVisible();
    expect(seen).toEqual([]);
    renderList(productsWithParam, pageOf, { url: '/list?id=7' });
    await screen.findByText('Product 1');
  });
});
