import { useOverlay } from '../../components/useOverlay';
import { chunkOf } from '../../core/chunk';
import type { MenuDrawerProps } from './MenuDrawer';

const drawer = chunkOf(() => import('./MenuDrawer'));

/** The menu drawer, whose code is fetched when it first opens. */
export function LazyMenuDrawer(props: MenuDrawerProps) {
  const loaded = useOverlay(drawer, props.onClose);
  return loaded ? <loaded.default {...props} /> : null;
}
