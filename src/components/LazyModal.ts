import { lazyOverlay } from './lazyOverlay';

/** Renders a modal dialog and loads its code when the first one opens. */
export const LazyModal = lazyOverlay(() => import('./ConfirmModal'));
