import type { ComponentType } from 'react';
import { loadChunk } from '../components/lazyWithPreload';

/** A dynamic import of a module whose default export is a screen. */
export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** Thrown by a route whose code failed to load. */
export class LoadError extends Error {}

/** Loads code. Throws a LoadError if that fails or exceeds the time limit. */
export const loadCode = <T>(load: () => Promise<T>): Promise<T> =>
  loadChunk(load).catch((cause: unknown) => {
    throw new LoadError('the code of a screen did not load', { cause });
  });

/** Returns the `lazy` property of a route. */
export const lazyScreen = (load: LoadScreen) => async () => ({ Component: (await loadCode(load)).default });
