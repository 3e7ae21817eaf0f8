import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { createServices } from '../../../src/app/services';
import { fetchOver, json } from '../../support/fakeFetch';
import { openApp } from '../../support/openApp';
import { newUser } from '../../support/user';

// Register the vouchers of docs/adding-a-resource.md by one line, as in the guide.
vi.mock('../../../src/resources', async (original) => {
  const { vouchersWithForm: example } = await import('../../support/vouchersWithForm');
  return { ...(await original<object>()), example };
});
vi.mock('../../../src/app/memberRoutes', async (original) => {
  const { memberPage } = await import('../../../src/app/memberPage');
  const { vouchersWithForm: resource } = await import('../../support/vouchersWithForm');
  const { memberRoutes } = await original<typeof import('../../../src/app/memberRoutes')>();
  const load = () => import('../../support/VoucherScreen');
  const options = { resource, menu: { label: 'Example vouchers' }, reads: [] };
  return { memberRoutes: [...memberRoutes, memberPage('/examplevouchers', 'Vouchers', load, options)] };
});

// Test files share loaded modules (`isolate: false`), so the next file must get the real ones.
afterAll(() => {
  for (const path of ['../../../src/resources', '../../../src/app/memberRoutes']) vi.doUnmock(path);
});

it('a new resource has a route, a menu item, a list and a form, whose row appears in the list', async () => {
  const user = newUser();
  const rows: object[] = [];
  const { fetch, seen } = fetchOver(({ url, body }) => {
    if (url.endsWith('/exampleVouchers'))
      return json({ success: true, message: '', data: rows, count: rows.length });
    if (!url.endsWith('/addExampleVoucher'))
      return json({ success: true, message: '', data: { user: { name: 'Ann', userId: 'WH1' } } });
    rows.push({ ...(body as object), amount: '5', status: 'OPEN', createdAt: '2026-03-01' });
    return json({ success: true, message: 'Added' });
  });
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('token', 'token-of-a-member');
  window.history.replaceState(null, '', '/examplevouchers');
  await openApp(createServices(window));

  expect(await screen.findByText('Data Not Found')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Example vouchers' })).toBeVisible();
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
