import { lazyOverlay } from '../../components/lazyOverlay';

/** The menu drawer, whose code is fetched when it first opens. */
export const LazyMenuDrawer = lazyOverlay(() => import('./MenuDrawer'));
