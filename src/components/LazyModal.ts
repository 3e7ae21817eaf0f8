import { lazyOverlay } from './lazyOverlay';

/** A dialog whose code is fetched when the first one opens. */
export const LazyModal = lazyOverlay(() => import('./ConfirmModal'));
