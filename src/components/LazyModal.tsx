import { chunkOf } from '../core/chunk';
import type { DialogProps } from './Dialog';
import { useOverlay } from './useOverlay';

const dialog = chunkOf(() => import('./Dialog'));

/** A dialog whose code is fetched when the first one opens. */
export function LazyDialog(props: DialogProps) {
  const loaded = useOverlay(dialog, props.onClose);
  return loaded ? <loaded.default {...props} /> : null;
}
