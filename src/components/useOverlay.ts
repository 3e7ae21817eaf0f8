import { useEffect, useRef, type ComponentType } from 'react';
import { ignoreSecondClick } from './ignoreSecondClick';
import { keepTabInside } from './keepTabInside';
import { useNotify } from './notify';
import { useOpenOverlay } from './openOverlays';
import { useLazy, type LazyComponent } from './lazyWithPreload';

/**
 * Returns the component of an overlay, loaded when the first one opens. If loading fails, shows an error toast and closes.
 * Escape also closes the overlay while its code loads.
 */
export function useOverlay<P>(lazy: LazyComponent<P>, onClose: () => void): ComponentType<P> | undefined {
  const { Component, hasFailed } = useLazy(lazy);
  useOpenOverlay(onClose);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const before = document.activeElement;
    // antd handles keys only once it has the focus, which is after its opening animation.
    const onKey = (event: KeyboardEvent) => {
      keepTabInside(event);
      if (event.key !== 'Escape' || document.activeElement !== before) return;
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', onKey, true);
    // The overlay unmounts when it closes, before antd would restore the focus.
    return () => {
      document.removeEventListener('keydown', onKey, true);
      ignoreSecondClick();
      // Restore the focus only if it was lost: the member may already type elsewhere.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const notify = useNotify();
  useEffect(() => {
    if (!hasFailed) return;
    notify('error', "This didn't open. Check your connection and try again.");
    onClose();
  }, [hasFailed, notify, onClose]);
  return Component;
}
