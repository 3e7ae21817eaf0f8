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

/** Returns whether a member is signed in, by the auth provider. A route loader. */
export const checkSession = (args: LoaderArgs) => servicesOf(args).auth.check();

/** Redirects visitors to the login page and stores the requested URL. A route loader. */
export async function requireMember(args: LoaderArgs) {
  const check = await checkSession(args);
  if (check.authenticated) return null;
  const { pathname, search } = new URL(args.request.url);
  storeReturnTo(pathname + search);
  return replace(check.redirectTo);
}

/** Redirects signed-in members to the stored URL, or to the dashboard. A route loader. */
export const requireVisitor = async (args: LoaderArgs) =>
  (await checkSession(args)).authenticated ? replace(consumeReturnTo()) : null;
