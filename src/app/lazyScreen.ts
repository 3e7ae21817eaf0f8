import type { ComponentType } from 'react';
import { loadChunk } from '../components/lazyWithPreload';

/** A dynamic import of a module whose default export is a screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** The error of a route whose code failed to load. */
export class LoadError extends Error {}

/** Loads code by a dynamic import. Throws a LoadError if the import fails or exceeds the time limit. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((cause: unknown) => {
    throw new LoadError('the code of a screen did not load', { cause });
  });

/** Returns the `lazy` property of a route, which loads the screen's component. */
export const lazyScreen = (load: LoadScreen) => async () => ({ Component: (await loadCode(load)).default });

/** Loads the member area: its routes, Refine, the layout and all lists. */
export const loadMemberArea = () => import('./memberArea');

/** Loads the code of a member screen before it is opened. If that fails, opening the screen loads it again. */
export async function preloadMemberScreen(pathname: string): Promise<void> {
  // The first use of Intl.DateTimeFormat loads the browser's date data, so trigger it before the screen needs it.
  new Intl.DateTimeFormat().resolvedOptions();
  await loadCode(loadMemberArea)
    .then(({ preloadScreen }) => preloadScreen(pathname))
    .catch(() => undefined);
}
