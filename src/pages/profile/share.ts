/** What is handed on: a safe address and a line of words beside it. */
export interface Shared {
  readonly url: string;
  readonly text: string;
}

/** Whether this device has a share sheet of its own. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Gives false where the member closed it; throws where it failed. */
export async function shareBySheet({ url, text }: Shared): Promise<boolean> {
  try {
    await navigator.share({ url, text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** The five other ways (product.md: Profile), as addresses that open a message with the link in it. */
export function shareLinks({ url, text }: Shared): readonly { label: string; href: string }[] {
  const link = encodeURIComponent(url);
  const words = encodeURIComponent(text);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${words}%20${link}` },
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?text=${words}&url=${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${words}` },
    { label: 'E-mail', href: `mailto:?subject=${words}&body=${link}` },
  ];
}
