import { render } from '@testing-library/react';
import { newUser } from './user';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { NotificationContext } from '../../src/lib/useNotification';
import type { MemberAuth } from '../../src/core/memberAuth';
import { AuthContext } from '../../src/pages/auth/useAuth';

const unexpected = () => Promise.reject(new Error('no call was expected'));
const noCalls: MemberAuth = {
  isSignedIn: () => false,
  readMember: unexpected,
  requestSignIn: unexpected,
  confirmSignIn: unexpected,
  resendCode: unexpected,
  signUp: unexpected,
  verifyAccount: unexpected,
  resetPassword: unexpected,
};

interface InitialLocation {
  readonly search?: string;
  readonly state?: object;
}

/** Renders the path and the navigation state. Stands in for the page to which a form redirects. */
function OtherPage() {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** Renders one public page with mocked API calls, and collects the toasts. */
export function renderAuth(page: ReactElement, calls: Partial<MemberAuth>, location: InitialLocation = {}) {
  const toasts: string[] = [];
  render(
    <NotificationContext value={{ open: ({ type, message }) => void toasts.push(`${type}: ${message}`) }}>
      <AuthContext value={{ ...noCalls, ...calls }}>
        <MemoryRouter initialEntries={[{ pathname: '/page', ...location }]}>
          <Routes>
            <Route path="/page" element={page} />
            <Route path="*" element={<OtherPage />} />
          </Routes>
        </MemoryRouter>
      </AuthContext>
    </NotificationContext>,
  );
  return { user: newUser(), toasts };
}

/** Creates a mock of an API call. The mock records its arguments; the test resolves or rejects the promise later. */
export function deferredCall() {
  const sent: unknown[] = [];
  let resolveCall: (message: string) => void = () => undefined;
  let rejectCall = resolveCall;
  const promise = new Promise<{ message: string }>((resolve, reject) => {
    resolveCall = (message) => resolve({ message });
    rejectCall = (message) => reject(new Error(message));
  });
  const call = (body: unknown) => {
    sent.push(body);
    return promise;
  };
  return { call, sent, resolveCall, rejectCall };
}
