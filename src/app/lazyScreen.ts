import type { ComponentType } from 'react';
import { loadChunk } from '../lib/loadChunk';

export type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

export const lazyScreen = (load: LoadScreen) => async () => ({ Component: (await loadChunk(load)).default });
