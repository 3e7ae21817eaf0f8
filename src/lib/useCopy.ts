import { errorText } from './errorText';
import { useNotification } from './useNotification';

export type CopyKind = 'Text' | 'Ip' | 'Address';

/**
 * Copies a text to the clipboard, through a hidden text area if the clipboard API is missing (insecure origin, old
 * browser) or rejects. Returns whether the text area was used; throws if both fail.
 */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return false;
  } catch {
    // The clipboard API is missing or rejected: use the text area below.
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // An open dialog takes the focus back from elements outside it.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the clipboard API is missing
  const isCopied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!isCopied) throw new Error('The browser blocked copying. Select the text and copy it instead.');
  return true;
}

/** Returns a function that copies a text and shows a toast with the result. */
export function useCopy(kind: CopyKind): (text: string) => Promise<void> {
  const { open } = useNotification();
  return async (text) => {
    try {
      const isFallback = await copyToClipboard(text);
      open?.({
        type: 'success',
        message: `${kind} copied to clipboard!${isFallback ? ' (fallback method)' : ''}`,
      });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    }
  };
}
