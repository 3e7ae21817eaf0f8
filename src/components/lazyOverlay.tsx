import { createElement, useEffect, useEffectEvent, type ComponentType } from 'react';
import { lazyWithPreload, useLazy, type LazyComponent } from './lazyWithPreload';
import { useNotification } from '../lib/useNotification';
import { whenIdle } from '../lib/whenIdle';

/** The close functions of the open dialogs and drawers ("overlays"), the topmost last. `inUrl`: the URL opened it. */
const openOverlays: ((() => void) & { readonly inUrl: boolean })[] = [];

/** Returns whether Back closes the topmost overlay instead of leaving the page. An overlay with its own URL closes by itself. */
export const closesOnBack = (): boolean => openOverlays.at(-1)?.inUrl === false;

export const closeTopOverlay = (): void => openOverlays.at(-1)?.();

/** Selects a control whose list, calendar or tooltip is open. Escape closes that first. */
const OPENS_POPUP = '[aria-expanded=true]:not([cmdk-input]), [data-popup], .ant-tooltip-open';

const PRESS_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Stops every press but the first of a multiple click. */
function onPress(event: MouseEvent) {
  if (event.detail > 1) {
    event.preventDefault();
    event.stopPropagation();
  } else if (event.type === 'mousedown') {
    for (const type of PRESS_EVENTS) document.removeEventListener(type, onPress, true);
  }
}

/**
 * Ignores the second click of a double click whose first click opened or closed an overlay. Otherwise the second click
 * could confirm the dialog, or hit the element behind it. The next single click removes the listeners.
 */
function ignoreSecondClick(): void {
  for (const type of PRESS_EVENTS) document.addEventListener(type, onPress, true);
}

/**
 * Returns the component of an overlay once its code has loaded. If loading fails, shows an error toast and calls
 * `onClose`. Escape calls `onClose` even while the code loads.
 */
function useOverlay<P>(
  lazy: LazyComponent<P>,
  onClose: () => void,
  inUrl: boolean,
): ComponentType<P> | undefined {
  const { Component, hasFailed } = useLazy(lazy);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const previousFocus = document.activeElement;
    const closeOverlay = Object.assign(() => close(), { inUrl });
    openOverlays.push(closeOverlay);
    ignoreSecondClick();
    // Handle Escape here: nothing else does while the code loads, and antd gives it to a tooltip that is closing.
    const onKey = (event: KeyboardEvent) => {
      const { activeElement } = document;
      const hasPopup = activeElement !== previousFocus && activeElement?.matches(OPENS_POPUP);
      if (event.key !== 'Escape' || openOverlays.at(-1) !== closeOverlay || hasPopup) return;
      event.stopPropagation();
      closeOverlay();
    };
    document.addEventListener('keydown', onKey, true);
    // Restore the focus here: the overlay unmounts when it closes, before antd could restore the focus.
    return () => {
      openOverlays.splice(openOverlays.indexOf(closeOverlay), 1);
      document.removeEventListener('keydown', onKey, true);
      ignoreSecondClick();
      // Restore the focus only if no element has it: the member may already type in another field.
      const isFocusLost = document.activeElement === null || document.activeElement === document.body;
      if (isFocusLost && previousFocus instanceof HTMLElement && previousFocus.isConnected)
        previousFocus.focus();
    };
  }, [inUrl]);
  const { open } = useNotification();
  useEffect(() => {
    if (!hasFailed) return;
    open?.({
      type: 'error',
      message: "This didn't open. Check your connection and try again, or reload the page.",
    });
    onClose();
  }, [hasFailed, open, onClose]);
  return Component;
}

/** Returns a component that renders an overlay and loads its code when it first opens. `inUrl`: the URL opens it. */
export function lazyOverlay<P extends { readonly onClose: () => void }>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { inUrl = false } = {},
): ComponentType<P> & Pick<LazyComponent<P>, 'preload'> {
  const lazy = lazyWithPreload(load);
  const LazyOverlay = (props: P) => {
    const Overlay = useOverlay(lazy, props.onClose, inUrl);
    return Overlay ? createElement(Overlay, props) : null;
  };
  return Object.assign(LazyOverlay, { preload: lazy.preload });
}

/** Renders a modal dialog, whose code loads when a dialog first opens, unless the screen preloads it. */
export const LazyModal = lazyOverlay(() => import('./ConfirmModal'));

/** Loads the code of `LazyModal` when the browser is idle, for screens where money is sent from a dialog. */
export const usePreloadModal = (): void =>
  useEffect(
    () =>
      whenIdle(() => {
        // Ignore a failure, because the dialog loads its code again.
        LazyModal.preload().catch(() => undefined);
      }),
    [],
  );
