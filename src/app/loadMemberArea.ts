import { loadCode } from './lazyScreen';

/** Loads the member area: its routes, Refine, the layout and all lists. */
export const loadMemberArea = () => import('./memberArea');

/** Loads the code of a member screen before it is opened. If that fails, opening the screen loads it again. */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  // The browser loads its date data with the first formatted date; do that while the code loads.
  new Intl.DateTimeFormat().resolvedOptions();
  await loadCode(loadMemberArea)
    .then(({ preloadScreen }) => preloadScreen(pathname))
    .catch(() => undefined);
}
