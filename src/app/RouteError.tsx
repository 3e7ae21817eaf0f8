import { useRouteError } from 'react-router-dom';
import { CrashScreen } from './CrashScreen';
import { LoadError } from './lazyScreen';
import { ChunkErrorPage } from './ChunkErrorPage';

/**
 * Renders the error page of a route: one that retries if its code failed to load, otherwise that of the whole portal.
 * @param fullPage whether no layout surrounds the route
 */
export function RouteError({ fullPage = false }: { readonly fullPage?: boolean }) {
  const error = useRouteError();
  if (error instanceof LoadError) return <ChunkErrorPage fullPage={fullPage} />;
  // The error page of the whole portal replaces the layout, so its route renders it.
  if (!fullPage) throw error;
  return <CrashScreen />;
}
