import { errorText, useNotify } from './notify';

export type CopyKind = 'Text' | 'Ip' | 'Address';

/** Returns the message after copying; it mentions the fallback method if that was used (product.md: Messages). */
const copied = (what: CopyKind, fallback: boolean) =>
  `${what} copied to clipboard!${fallback ? ' (fallback method)' : ''}`;

/**
 * Copies a text to the clipboard. If the clipboard API is missing (insecure origin, old browser) or refuses, copies
 * from a hidden text area. Returns whether the text area was used; throws if both fail.
 */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return false;
  } catch {
    // The clipboard API is missing or refused: try the text area below.
  }
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the clipboard API is missing
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  if (!done) throw new Error('The browser blocked copying. Select the text and press Ctrl+C instead.');
  return true;
}

/** Returns a function that copies a text and shows a toast with the result (product.md: Messages). */
export function useCopy(what: CopyKind): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      notify('success', copied(what, await copyToClipboard(text)));
    } catch (error) {
      notify('error', errorText(error));
    }
  };
}
