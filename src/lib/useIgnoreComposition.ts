import { useEffect } from 'react';

/** Safari ends a composition before the keydown event of the key that ends it, and marks that event by this code only. */
const PROCESSED_BY_INPUT_METHOD = 229;

function ignoreKey(event: KeyboardEvent) {
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  if (!event.isComposing && event.keyCode !== PROCESSED_BY_INPUT_METHOD) return;
  event.stopImmediatePropagation();
  // Enter chooses a candidate. It must not submit the form as well.
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * Leaves the keys of an input method alone, for all fields and shortcuts: Enter, Escape, arrows and digits belong to its
 * list of candidates while a text is composed.
 */
export function useIgnoreComposition(): void {
  useEffect(() => {
    window.addEventListener('keydown', ignoreKey, true);
    return () => window.removeEventListener('keydown', ignoreKey, true);
  }, []);
}
