import { Navigate, Outlet, useLocation } from 'react-router';
import { comeBackTo, type EntryState } from '../shared/entryState';
import { useSession } from './session';

/** Lets signed-in members through; others go where the session's ending says (SPEC §2, §4). */
export function Protected() {
  const { token, ending } = useSession();
  const { pathname, search } = useLocation();
  if (token !== null) return <Outlet />;
  const state: EntryState = ending.comeBack ? { from: pathname + search } : {};
  return <Navigate to={ending.to} replace state={state} />;
}

/** Log-in and sign-up are for visitors: a member goes to the dashboard, or back to where they came from. */
export function PublicOnly() {
  const { token } = useSession();
  const state: unknown = useLocation().state;
  return token === null ? <Outlet /> : <Navigate to={comeBackTo(state)} replace />;
}
