import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { App } from '../../src/app/App';
import { createAuthProvider } from '../../src/providers/authProvider';
import { createNotificationProvider } from '../../src/providers/notificationProvider';
import { json, httpOver } from '../support/fakeFetch';

// One new file (support/toy.ts) and this one registry line: nothing else knows of toys.
vi.mock('../../src/resources', async (original) => {
  const { toy } = await import('../support/toy');
  return { ...(await original<object>()), toy };
});

it('gives a new resource its route, menu entry, cards, table, pager and request', async () => {
  const user = userEvent.setup();
  const { send, session, seen } = httpOver(({ url }) =>
    url.endsWith('/toys')
      ? json({ success: true, message: '', data: [{ name: 'Spinning top', price: '3' }], count: 12 })
      : json({ success: true, message: '', data: { user: { name: 'Ann', userId: 'WH1' } } }),
  );
  window.history.replaceState(null, '', '/profile');
  render(
    <App
      services={{
        host: '',
        session,
        send,
        auth: createAuthProvider(send, session),
        notifications: createNotificationProvider(),
      }}
    />,
  );

  const sidebar = await screen.findByRole('navigation', { name: 'Sidebar' });
  await user.click(within(sidebar).getByRole('link', { name: 'Toys' }));
  expect(window.location.pathname).toBe('/toys');
  expect(screen.getByRole('heading', { name: 'Toys', level: 1 })).toBeVisible();
  expect(document.title).toBe('Toys · Member portal');

  expect(await screen.findByText('Spinning top')).toBeVisible();
  expect(within(screen.getByRole('article')).getByText('$3.00')).toHaveClass('gain');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/toys?page=2');
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('columnheader', { name: 'Price' })).toBeVisible();

  expect(seen.filter(({ url }) => url.endsWith('/toys'))).toEqual([
    {
      url: 'https://backend.test/api/user/toys',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'secret-token' },
      body: { limit: 10, skip: 0 },
    },
  ]);
});
