import { useRouteError } from 'react-router-dom';
import { CrashScreen } from './CrashScreen';
import { LoadError } from './lazyScreen';
import { Unavailable } from './Unavailable';

/**
 * Renders the error page of a route: one that retries if its code failed to load, otherwise that of the whole portal.
 * @param alone whether no layout surrounds the route
 */
export function RouteError({ alone = false }: { readonly alone?: boolean }) {
  const error = useRouteError();
  if (error instanceof LoadError) return <Unavailable alone={alone} />;
  // The error page of the whole portal replaces the layout, so its route renders it.
  if (!alone) throw error;
  return <CrashScreen />;
}
