import { chunkOf } from '../core/chunk';
import type { ConfirmModalProps } from './ConfirmModal';
import { useOverlay } from './useOverlay';

const modal = chunkOf(() => import('./ConfirmModal'));

/** A dialog whose code is fetched when the first one opens. */
export function LazyModal(props: ConfirmModalProps) {
  const loaded = useOverlay(modal, props.onClose);
  return loaded ? <loaded.default {...props} /> : null;
}
