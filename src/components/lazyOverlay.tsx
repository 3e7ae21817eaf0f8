import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { lazyWithPreload, useLazy, type LazyComponent } from './lazyWithPreload';
import { useNotify } from './notify';

/** The functions that close the open overlays, from the lowest to the topmost: Back closes one (app/LeaveGuard). */
const open: (() => void)[] = [];

export const hasOpenOverlay = (): boolean => open.length > 0;

/** Closes the topmost overlay, if one is open. */
export const closeTopOverlay = (): void => open.at(-1)?.();

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
  const onPress = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.type === 'mousedown') {
      for (const type of presses) document.removeEventListener(type, onPress, true);
    }
  };
  for (const type of presses) document.addEventListener(type, onPress, true);
}

/**
 * Returns the component of an overlay once its code has loaded. If loading fails, shows an error toast and closes.
 * Escape also closes the overlay while its code loads.
 */
function useOverlay<P>(lazy: LazyComponent<P>, onClose: () => void): ComponentType<P> | undefined {
  const { Component, hasFailed } = useLazy(lazy);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const closeOverlay = () => close();
    open.push(closeOverlay);
    // antd handles keys only once it has the focus, which is after its opening animation.
    const onKey = (event: KeyboardEvent) => {
      keepTabInside(event);
      if (event.key !== 'Escape' || document.activeElement !== before) return;
      event.stopPropagation();
      closeOverlay();
    };
    document.addEventListener('keydown', onKey, true);
    // The overlay unmounts when it closes, before antd would restore the focus.
    return () => {
      open.splice(open.indexOf(closeOverlay), 1);
      document.removeEventListener('keydown', onKey, true);
      ignoreSecondClick();
      // Restore the focus only if it was lost: the member may already type elsewhere.
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && before instanceof HTMLElement && before.isConnected) before.focus();
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

/** Renders a modal dialog and loads its code when the first one opens. */
export const LazyModal = lazyOverlay(() => import('./ConfirmModal'));
