import type { AuthActionResponse } from '@refinedev/core';
import { render } from '@testing-library/react';
import { newUser } from './user';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { NotificationContext } from '../../src/lib/useNotification';
import { AuthContext, type PublicAuth } from '../../src/pages/auth/useAuth';

const unexpected = () => Promise.reject(new Error('no call was expected'));
const noCalls: PublicAuth = {
  login: unexpected,
  register: unexpected,
  verifyAccount: unexpected,
  resendCode: unexpected,
  forgotPassword: unexpected,
  updatePassword: unexpected,
  getIdentity: unexpected,
};

interface PageOptions {
  /** The navigation state of the page. */
  readonly state?: object;
  readonly signedIn?: boolean;
}

/** Renders the path and the navigation state. Stands in for the page to which a form redirects. */
function OtherPage() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

export function renderAuth(
  page: ReactElement,
  calls: Partial<PublicAuth>,
  { state, signedIn = false }: PageOptions = {},
) {
  const session = { authenticated: signedIn };
  const router = createMemoryRouter(
    [
      { id: 'page', path: '/page', element: page, loader: () => session },
      { path: '*', Component: OtherPage },
    ],
    { initialEntries: [{ pathname: '/page', state }], hydrationData: { loaderData: { page: session } } },
  );
  const toasts: string[] = [];
  render(
    <NotificationContext value={{ open: ({ type, message }) => void toasts.push(`${type}: ${message}`) }}>
      <AuthContext value={{ ...noCalls, ...calls }}>
        <RouterProvider router={router} />
      </AuthContext>
    </NotificationContext>,
  );
  return { user: newUser(), toasts };
}

/** Creates a mock of an action of the auth provider, which records its parameters. The test settles it later. */
export function deferredCall() {
  const sent: unknown[] = [];
  let resolveCall: (message: string) => void = () => undefined;
  let rejectCall = resolveCall;
  const promise = new Promise<AuthActionResponse>((resolve) => {
    resolveCall = (message) => resolve({ success: true, successNotification: { message } });
    rejectCall = (message) => resolve({ success: false, error: new Error(message) });
  });
  const call = (body: unknown) => {
    sent.push(body);
    return promise;
  };
  return { call, sent, resolveCall, rejectCall };
}
