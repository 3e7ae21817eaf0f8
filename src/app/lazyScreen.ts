import type { ComponentType } from 'react';
import { loadChunk } from '../lib/loadChunk';

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** Returns the `lazy` property of a route, which loads the screen's component. */
export const lazyScreen = (load: LoadScreen) => async () => ({ Component: (await loadChunk(load)).default });
