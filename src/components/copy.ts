export type Copied = 'Text' | 'Ip' | 'Address';

/** The words after a copy; the fallback is marked as one (product.md: Messages). */
export const copied = (what: Copied, fallback: boolean) =>
  `${what} copied to clipboard!${fallback ? ' (fallback method)' : ''}`;

/**
 * Copies a text. Where the clipboard API is missing (an insecure origin, an old browser) a hidden
 * text area does it. Gives which way worked; throws where neither did.
 */
export async function copyToClipboard(text: string): Promise<{ fallback: boolean }> {
  try {
    await navigator.clipboard.writeText(text);
    return { fallback: false };
  } catch {
    // No clipboard on this origin, or the browser refuses it: the old way may still work.
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
  return { fallback: true };
}
