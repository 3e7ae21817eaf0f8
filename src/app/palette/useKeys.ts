import { useEffect } from 'react';

/** Whether this machine's commands are given with ⌘, where Ctrl means something else. */
export const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** What a key means, by its name: `mod+` stands for Ctrl, and for ⌘ on a Mac. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Whether whoever strikes a key there is writing. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=combobox]') !== null);

/** Listens for keys wherever the focus is; single characters mean nothing while typing (product.md: Keyboard). */
export function useKeys(actions: KeyActions) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const mod = isMac ? event.metaKey : event.ctrlKey;
      // With the other one, or with Shift, it is somebody else's: Ctrl+Shift+K opens a browser's console.
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
