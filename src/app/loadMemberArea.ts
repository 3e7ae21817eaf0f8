import { loadChunk } from '../lib/loadChunk';

/** Loads the member area: its routes, Refine, the layout and all lists. */
export const loadMemberArea = () => import('./memberArea');

/** Loads the code of a member screen before it is opened. If that fails, opening the screen loads it again. */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  // The first use of Intl.DateTimeFormat loads the browser's date data, so trigger it before the screen needs it.
  new Intl.DateTimeFormat().resolvedOptions();
  await loadChunk(loadMemberArea)
    .then(({ preloadScreen }) => preloadScreen(pathname))
    .catch(() => undefined);
}
