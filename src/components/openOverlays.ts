import { useEffect, useRef } from 'react';

/** The functions that close the open overlays, from the lowest to the topmost. */
const open: (() => void)[] = [];

export const hasOpenOverlay = (): boolean => open.length > 0;

/** Closes the topmost overlay, if one is open. */
export const closeTopOverlay = (): void => open.at(-1)?.();

/** Registers a mounted overlay, so that Back closes it (app/LeaveGuard). */
export function useOpenOverlay(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const entry = () => close.current();
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  }, []);
}
