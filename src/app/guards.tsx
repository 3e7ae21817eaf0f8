import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { comeBackTo, type EntryState } from '../core/entryState';
import { useSession } from './session';

/**
 * Lets signed-in members through; others go to log in, or where the end of their session leads
 * (product.md: Guards, States).
 */
export function Protected() {
  const { token, redirectAfter } = useSession();
  const { pathname, search } = useLocation();
  const [wasIn] = useState(token !== null);
  if (token !== null) return <Outlet />;
  // Who logged out on purpose is led away once; whoever comes later is a visitor like any other.
  const led = wasIn && !redirectAfter.comeBack;
  const state: EntryState = led ? {} : { from: pathname + search };
  return <Navigate to={led ? redirectAfter.to : '/login'} replace state={state} />;
}

/** Log-in and sign-up are for visitors: a member goes to the dashboard, or back to where they came from. */
export function PublicOnly() {
  const { token } = useSession();
  const state: unknown = useLocation().state;
  return token === null ? <Outlet /> : <Navigate to={comeBackTo(state)} replace />;
}
