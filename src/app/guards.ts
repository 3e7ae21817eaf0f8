import {
  createContext,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { storeReturnTo, consumeReturnTo } from '../data/signInState';
import type { Services } from './services';

/** The services, for the loaders of routes. */
export const servicesContext = createContext<Services>();

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Returns the services in a loader, where React Router 7 types the context as `any`. */
export const servicesOf = ({ context }: Loading) => (context as RouterContextProvider).get(servicesContext);

const isSignedIn = (loading: Loading) => servicesOf(loading).session.state().token !== null;

/** Route loader: sends visitors to the login page and stores the URL to return to (product.md: Guards). */
export function requireMember(loading: Loading) {
  if (isSignedIn(loading)) return null;
  const { pathname, search } = new URL(loading.request.url);
  storeReturnTo(pathname + search);
  return replace('/login');
}

/** Route loader: redirects signed-in members to the stored URL, or to the dashboard. */
export const requireVisitor = (loading: Loading) => (isSignedIn(loading) ? replace(consumeReturnTo()) : null);
