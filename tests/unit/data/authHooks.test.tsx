import { Refine, useGetIdentity } from '@refinedev/core';
import { render, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { memberData } from '../../../src/app/memberData';
import { createServices } from '../../../src/app/services';
import { LogoutModal } from '../../../src/components/LogoutModal';
import type { Identity } from '../../../src/core/identity';
import { objectQuery } from '../../../src/data/queries';
import { useObject } from '../../../src/data/useObject';
import { dashboard } from '../../../src/resources/dashboard';
import { fetchOver, json } from '../../support/fakeFetch';
import { newUser } from '../../support/user';

const member = { userId: 'WH1', name: 'Ann', email: 'a@b.test' };
const valid = () => json({ success: true, message: 'ok', data: { user: member } });

/** Opens a session whose dashboard requests get their responses from `backend`. */
function openSession(backend: () => Response | Promise<Response> = valid) {
  const { fetch, seen } = fetchOver(backend);
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('token', 'T');
  const services = createServices(window);
  const data = memberData(services);
  if (!data) throw new Error('a member is signed in');
  const { queryClient, authProvider, dataProviders } = data;
  const renderMember = (children: ReactNode) =>
    render(
      <MemoryRouter>
        <Refine
          authProvider={authProvider}
          dataProvider={dataProviders}
          options={{ disableTelemetry: true, reactQuery: { clientConfig: queryClient } }}
        >
          {children}
        </Refine>
      </MemoryRouter>,
    );
  const loadDashboard = () => queryClient.query(objectQuery(dashboard, dataProviders.default));
  return { services, seen, renderMember, loadDashboard };
}

const shown: unknown[] = [];

/** Renders the name of the member by Refine's hook, and records it in `shown`. */
function MemberName() {
  const { data } = useGetIdentity<Identity | null>();
  const text = data === null ? 'unknown' : String(data?.name);
  useEffect(() => void shown.push(text));
  return <p>{text}</p>;
}

/** Reads the dashboard as the member area does. */
function Dashboard() {
  const { retry } = useObject(dashboard);
  return <button onClick={retry}>Retry</button>;
}

const screens = (
  <>
    <Dashboard />
    <MemberName />
  </>
);

it('useGetIdentity has the member in the first render if the loader has read the dashboard', async () => {
  shown.length = 0;
  const { renderMember, loadDashboard, seen } = openSession();
  await loadDashboard();
  renderMember(screens);
  expect(shown[0]).toBe('Ann');
  expect(seen).toHaveLength(1);
});

it('useGetIdentity and the dashboard share one request', async () => {
  const { renderMember, seen } = openSession();
  renderMember(screens);
  expect(await screen.findByText('Ann')).toBeVisible();
  expect(seen).toHaveLength(1);
});

it('useGetIdentity reads the member without a screen that reads the dashboard', async () => {
  const { renderMember } = openSession();
  renderMember(<MemberName />);
  expect(await screen.findByText('Ann')).toBeVisible();
});

it('useGetIdentity returns null after a failure, and the member as soon as the dashboard can be read', async () => {
  let respond = () => json({ success: false, message: 'No' });
  const { renderMember, seen } = openSession(() => respond());
  renderMember(screens);
  expect(await screen.findByText('unknown')).toBeVisible();
  respond = valid;
  await newUser().click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ann')).toBeVisible();
  expect(seen).toHaveLength(2);
});

it('the log-out dialog ends the session by useLogout and sends nothing', async () => {
  const { renderMember, services, seen } = openSession();
  localStorage.setItem('preferences', '{}');
  renderMember(<LogoutModal to="/" onClose={() => undefined} />);
  await newUser().click(await screen.findByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(services.session.state().token).toBeNull());
  expect(services.session.state()).toMatchObject({ redirectTo: '/', loggedOut: true });
  expect([localStorage.length, seen.length]).toEqual([0, 0]);
});
