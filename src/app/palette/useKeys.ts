import { useEffect } from 'react';

/** Whether this system uses ⌘ for shortcuts; Ctrl has another meaning there. */
export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Actions by key; `mod+` means Ctrl, or ⌘ on a Mac. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Returns whether a key press on this element types text. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

/**
 * Handles keyboard shortcuts wherever the focus is; single characters are ignored while typing (product.md:
 * Keyboard).
 */
export function useKeys(actions: KeyActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = isMac ? event.metaKey : event.ctrlKey;
      // Leave other combinations to the browser: Ctrl+Shift+K opens its console.
      if (mod ? event.shiftKey : event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const action = actions[`${mod ? 'mod+' : ''}${event.key.toLowerCase()}`];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [actions]);
}
