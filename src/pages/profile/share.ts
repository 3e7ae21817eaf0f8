/** A safe URL to share, and the text that goes with it. */
export interface Shared {
  readonly url: string;
  readonly text: string;
}

/** Returns whether the browser can open the device's share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Returns false if the member closed it; throws if sharing failed. */
export async function shareBySheet({ url, text }: Shared): Promise<boolean> {
  try {
    await navigator.share({ url, text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Returns the links of five services, each of which opens a message with the URL in it (product.md: Profile). */
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
