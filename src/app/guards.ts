import {
  createContext,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { rememberTarget, takeTarget } from '../data/entryState';
import type { Services } from './services';

/** The services, for the loaders of routes. */
export const servicesContext = createContext<Services>();

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Returns the services in a loader, where React Router 7 types the context as `any`. */
export const servicesOf = ({ context }: Loading) => (context as RouterContextProvider).get(servicesContext);

const isSignedIn = (loading: Loading) => servicesOf(loading).session.state().token !== null;

/** Redirects visitors to the log-in, which leads back to the URL (product.md: Guards). A route loader. */
export function requireMember(loading: Loading) {
  if (isSignedIn(loading)) return null;
  const { pathname, search } = new URL(loading.request.url);
  rememberTarget(pathname + search);
  return replace('/login');
}

/** Redirects signed-in members to the URL that they wanted to open, or to the dashboard. A route loader. */
export const requireVisitor = (loading: Loading) => (isSignedIn(loading) ? replace(takeTarget()) : null);
