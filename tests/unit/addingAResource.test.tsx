import { screen, waitFor, within } from '@testing-library/react';
import { newUser } from '../support/user';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
// Import the toasts before the tests, so that compiling them doesn't count toward the time limit of a test.
import '../../src/app/Toasts';
import { loadMemberArea } from '../../src/app/lazyScreen';
import { createAuthProvider } from '../../src/providers/authProvider';
import { createNotificationProvider } from '../../src/providers/notificationProvider';
import { json, httpOver, type SeenRequest } from '../support/fakeFetch';
import { openApp } from '../support/openApp';

// Register an example list and the vouchers of docs/adding-a-resource.md: one line each, as in the guide.
vi.mock('../../src/resources', async (original) => {
  const { products } = await import('../support/exampleLists');
  const { vouchersWithForm: example } = await import('../support/vouchersWithForm');
  return { ...(await original<object>()), products, example };
});
vi.mock('../../src/app/memberRoutes', async (original) => {
  const { voucherRoute } = await import('../support/voucherRoute');
  const { memberRoutes } = await original<typeof import('../../src/app/memberRoutes')>();
  return { memberRoutes: [...memberRoutes, voucherRoute] };
});

// Load the portal's code in a hook, so that a slow load doesn't count toward the time limit of a test.
beforeAll(async () => {
  await loadMemberArea();
  await import('../support/VoucherScreen');
  await import('../../src/pages/profile/ProfileScreen');
});

// Test files share loaded modules (`isolate: false`), so the next file must get the real ones.
afterAll(() => {
  for (const path of ['../../src/resources', '../../src/app/memberRoutes']) vi.doUnmock(path);
});

// Stop `Date`, so that cached data never becomes stale, however long a test takes on a busy machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Renders the whole portal at a URL. `backend` responds to all requests. */
async function open(url: string, backend: (request: SeenRequest) => Response) {
  const { send, session, seen } = httpOver(backend);
  const notifications = createNotificationProvider();
  window.history.replaceState(null, '', url);
  await openApp({
    host: '',
    session,
    send,
    auth: createAuthProvider(send, session),
    notifications,
    notify: (type, message) => notifications.open({ type, message }),
  });
  return seen;
}

const member = () => json({ success: true, message: '', data: { user: { name: 'Ann', userId: 'WH1' } } });

it('a new resource has a route, menu entry, cards, table, pages and request', async () => {
  const user = newUser();
  const seen = await open('/profile', ({ url }) =>
    url.endsWith('/products')
      ? json({ success: true, message: '', data: [{ name: 'Spinning top', price: '3' }], count: 12 })
      : member(),
  );

  const sidebar = await screen.findByRole('navigation', { name: 'Sidebar' });
  await user.click(within(sidebar).getByRole('link', { name: 'Products' }));
  expect(await screen.findByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/products');
  // Refine sets the title in an effect, which runs after the heading is in the document.
  await expect.poll(() => document.title).toBe('Products · Member portal');

  expect(await screen.findByText('Spinning top')).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('$3.00')).toHaveClass('gain');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/products?page=2');
  await user.click(screen.getByText('Table'));
  expect(await screen.findByRole('columnheader', { name: 'Price' })).toBeVisible();

  expect(seen.filter(({ url }) => url.endsWith('/products'))).toEqual([
    {
      url: 'https://backend.test/api/user/products',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'secret-token' },
      body: { limit: 10, skip: 0 },
    },
  ]);
});

it('a new write has a form, and its row appears in the list below', async () => {
  const user = newUser();
  const rows: object[] = [];
  const seen = await open('/examplevouchers', ({ url, body }) => {
    if (url.endsWith('/exampleVouchers'))
      return json({ success: true, message: '', data: rows, count: rows.length });
    if (!url.endsWith('/addExampleVoucher')) return member();
    rows.push({ ...(body as object), amount: '5', status: 'OPEN', createdAt: '2026-03-01' });
    return json({ success: true, message: 'Added' });
  });
  expect(await screen.findByText('Data Not Found')).toBeVisible();
  const add = screen.getByRole('button', { name: 'Add' });
  await user.click(add);
  // The error message becomes visible only after antd's animation.
  await waitFor(() => expect(screen.getByText('Enter a code')).toBeVisible());

  await user.type(screen.getByLabelText('Code'), 'SPRING');
  await user.click(add);
  expect(await screen.findByText('SPRING')).toBeVisible();
  expect(await screen.findByText('Added')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(seen.filter(({ url }) => url.endsWith('/addExampleVoucher')).map(({ body }) => body)).toEqual([
    { code: 'SPRING' },
  ]);
});
