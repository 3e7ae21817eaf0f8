import { copied, copyToClipboard, type Copied } from './copy';
import { errorText } from './errorText';
import { useNotify } from './notify';

/**
 * Gives the way to copy a text; the toast says what was copied, in the promised words (product.md: Messages),
 * or why not.
 */
export function useCopy(what: Copied): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      const { fallback } = await copyToClipboard(text);
      notify('success', copied(what, fallback));
    } catch (error) {
      notify('error', errorText(error));
    }
  };
}
