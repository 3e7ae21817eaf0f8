import type { ComponentType } from 'react';
import { chunkOf } from '../core/chunk';
import { useOverlay } from './useOverlay';

interface Closable {
  readonly onClose: () => void;
}

/** Returns a component that renders an overlay and loads its code when it first opens. */
export function lazyOverlay<P extends Closable>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const chunk = chunkOf(load);
  return function LazyOverlay(props: P) {
    const loaded = useOverlay(chunk, props.onClose);
    return loaded ? <loaded.default {...props} /> : null;
  };
}
