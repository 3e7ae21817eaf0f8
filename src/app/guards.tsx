import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { comeBackTo, type EntryState } from '../core/entryState';
import { useSession } from './session';

/**
 * Renders the routes for signed-in members and redirects others to the login page or to the target of their ended
 * session (product.md: Guards, States).
 */
export function Protected() {
  const { token, redirectAfter } = useSession();
  const { pathname, search } = useLocation();
  const [wasIn] = useState(token !== null);
  if (token !== null) return <Outlet />;
  // After an explicit log-out, redirect once without a return path; later visits are treated like those of any
  // visitor.
  const led = wasIn && !redirectAfter.comeBack;
  const state: EntryState = led ? {} : { from: pathname + search };
  return <Navigate to={led ? redirectAfter.to : '/login'} replace state={state} />;
}

/**
 * Renders routes for visitors only, such as login and sign-up; redirects members to the dashboard or to where they
 * came from.
 */
export function PublicOnly() {
  const { token } = useSession();
  const state: unknown = useLocation().state;
  return token === null ? <Outlet /> : <Navigate to={comeBackTo(state)} replace />;
}
