import { useEffect, useRef, type ComponentType } from 'react';
import { useNotify } from './notify';
import { useOpenOverlay } from './openOverlays';
import { useLazy, type LazyComponent } from './lazyWithPreload';

/** Selects the Tab stops of a dialog, without the empty elements that antd adds at both ends. */
const STOPS =
  ':is(a[href], button, textarea, input:not([type=radio]:not(:checked)), [role][tabindex="0"])' +
  ':not(:disabled, [tabindex="-1"])';

/** The element that antd focuses when it opens a drawer or dialog. */
const CONTAINER = '.ant-drawer, [role=dialog] > div';

/**
 * Keeps Tab inside a dialog or drawer: from the last control to the first and back. antd uses empty elements at both
 * ends for this, which are two extra Tab stops.
 */
function keepTabInside(event: KeyboardEvent) {
  const active = document.activeElement;
  const frame = active?.closest('.ant-drawer, [role=dialog]');
  if (event.key !== 'Tab' || !active || !frame) return;
  const stops = [...frame.querySelectorAll<HTMLElement>(STOPS)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const [end, next] = event.shiftKey ? [first, last] : [last, first];
  if (active !== end && !active.matches(CONTAINER)) return;
  event.preventDefault();
  next?.focus();
}

const presses = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Ignores the second click of a double click that closed an overlay. Otherwise it would click or focus the element
 * behind the overlay. The next single press removes the listeners.
 */
function ignoreSecondClick(): void {
  const judge = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      for (const type of presses) document.removeEventListener(type, judge, true);
    }
  };
  for (const type of presses) document.addEventListener(type, judge, true);
}

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
