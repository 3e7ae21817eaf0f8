import type { ComponentType } from 'react';
import { lazyWithPreload } from './lazyWithPreload';
import { useOverlay } from './useOverlay';

interface Closable {
  readonly onClose: () => void;
}

/** Returns a component that renders an overlay and loads its code when it first opens. */
export function lazyOverlay<P extends Closable>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const lazy = lazyWithPreload(load);
  return function LazyOverlay(props: P) {
    const Overlay = useOverlay(lazy, props.onClose);
    return Overlay ? <Overlay {...props} /> : null;
  };
}
