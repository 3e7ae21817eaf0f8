import { matchRoutes } from 'react-router-dom';
import { memberRoutes } from './memberRoutes';
import { publicRoutes } from './publicRoutes';

/** Loads the code of the screen at a path. If that fails, opening the screen loads it again. */
export async function preloadScreen(pathname: string): Promise<void> {
  const [match] = matchRoutes([...publicRoutes, ...memberRoutes], pathname) ?? [];
  if (typeof match?.route.lazy === 'function') await match.route.lazy().catch(() => undefined);
}
