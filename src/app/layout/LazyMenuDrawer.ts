import { lazyOverlay } from '../../components/lazyOverlay';

/** Renders the menu drawer and loads its code when it first opens. */
export const LazyMenuDrawer = lazyOverlay(() => import('./MenuDrawer'));
