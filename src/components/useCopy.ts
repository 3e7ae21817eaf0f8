import { copied, copyToClipboard, type CopyKind } from './copy';
import { errorText } from './errorText';
import { useNotify } from './notify';

/** Returns a function that copies a text and shows a toast with the result (product.md: Messages). */
export function useCopy(what: CopyKind): (text: string) => Promise<void> {
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
