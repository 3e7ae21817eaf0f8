import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const PRINT = 'print';

/** Whether the page is being printed, in browsers that don't apply print styles before they copy the page. */
let isBetweenEvents = false;

const isPrinting = () => isBetweenEvents || window.matchMedia(PRINT).matches;

function subscribe(listener: () => void) {
  const mediaQueryList = window.matchMedia(PRINT);
  // The browser prints what is rendered when its event has been handled.
  const render = () => flushSync(listener);
  const begin = () => {
    isBetweenEvents = true;
    render();
  };
  const end = () => {
    isBetweenEvents = false;
    listener();
  };
  mediaQueryList.addEventListener('change', render);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    mediaQueryList.removeEventListener('change', render);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Returns whether the page is being printed. Renders at once when printing starts. */
export const usePrinting = () => useSyncExternalStore(subscribe, isPrinting, () => false);
