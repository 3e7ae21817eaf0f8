import { useLayoutEffect, useState } from 'react';
import { useHydrating } from './useHydrating';

/**
 * Returns whether the first render replaces a prerendered page. React does that if it can't hydrate the page, because an
 * extension, a password manager or a translation has changed it. Until React commits that render, the document has the
 * old elements with the typed texts and the focus.
 */
export function useReplacesPage(): boolean {
  const hydrating = useHydrating();
  return useState(() => !hydrating && document.documentElement.dataset.page !== undefined)[0];
}

/**
 * Returns the selected part of an input's text. For an e-mail field, browsers don't tell it: there, extends the selection
 * to the end of the text and counts its characters.
 */
function readSelection({ value, selectionStart, selectionEnd }: HTMLInputElement): [number, number] {
  if (selectionStart !== null && selectionEnd !== null) return [selectionStart, selectionEnd];
  const selection = getSelection();
  const selected = String(selection ?? '').length;
  selection?.modify('extend', 'forward', 'lineboundary');
  const start = value.length - String(selection ?? '').length;
  return [start, start + selected];
}

/** Selects a part of an input's text, also in an e-mail field, where browsers allow it only for another type. */
function select(input: HTMLInputElement, range: [number, number]) {
  const { type } = input;
  if (input.selectionStart === null) input.type = 'text';
  input.setSelectionRange(...range);
  input.type = type;
}

/** Notes which element has the focus. Returns a function that focuses its replacement and restores the caret. */
function noteFocus(): () => void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement)) return () => undefined;
  const selector = focused.id ? `#${CSS.escape(focused.id)}` : `#root ${focused.localName}`;
  const find = () => [...document.querySelectorAll<HTMLElement>(selector)];
  const index = find().indexOf(focused);
  const range = focused instanceof HTMLInputElement ? readSelection(focused) : undefined;
  return () => {
    const replacement = focused.isConnected ? focused : find()[index];
    // If nothing had the focus, remove it from the field with `autoFocus`.
    if (replacement === document.body) (document.activeElement as HTMLElement | null)?.blur();
    replacement?.focus({ preventScroll: true });
    if (range && replacement instanceof HTMLInputElement) select(replacement, range);
  };
}

/** Keeps the focus and the caret if React replaces the prerendered page. For the component that renders the portal. */
export function useKeepFocus(): void {
  const replacesPage = useReplacesPage();
  const [restoreFocus] = useState(() => (replacesPage ? noteFocus() : undefined));
  useLayoutEffect(() => {
    restoreFocus?.();
    // From now on, the page is React's.
    delete document.documentElement.dataset.page;
  }, [restoreFocus]);
}
