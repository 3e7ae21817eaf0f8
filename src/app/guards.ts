import {
  createContext,
  replace,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import { storeReturnTo, consumeReturnTo } from '../data/signInState';
import type { Services } from './services';

export const servicesContext = createContext<Services>();

type LoaderArgs = LoaderFunctionArgs<RouterContextProvider>;

export const servicesOf = ({ context }: LoaderArgs) => context.get(servicesContext);

const isSignedIn = (args: LoaderArgs) => servicesOf(args).session.state().token !== null;

/** Redirects visitors to the login page and stores the requested URL. A route loader (product.md: Guards). */
export function requireMember(args: LoaderArgs) {
  if (isSignedIn(args)) return null;
  const { pathname, search } = new URL(args.request.url);
  storeReturnTo(pathname + search);
  return replace('/login');
}

/** Redirects signed-in members to the stored URL, or to the dashboard. A route loader. */
export const requireVisitor = (args: LoaderArgs) => (isSignedIn(args) ? replace(consumeReturnTo()) : null);
