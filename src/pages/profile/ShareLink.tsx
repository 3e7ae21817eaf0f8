import { CopyOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useId, useState } from 'react';
import { messages } from '../../core/messages';
import { LongText } from '../../components/LongText';
import { useNotify } from '../../components/notify';
import { useCopy } from '../../components/useCopy';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import styles from './ShareLink.module.css';

/** A safe URL to share, and the message that is sent with the URL. */
interface SharedLink {
  readonly url: string;
  readonly text: string;
}

/** Returns whether the browser can open the device's share sheet. */
const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the device's share sheet. Returns false if the member closed it; throws if sharing failed. */
async function shareBySheet({ url, text }: SharedLink): Promise<boolean> {
  try {
    await navigator.share({ url, text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Returns the links to five services. Each link opens a message that contains the URL (product.md: Profile). */
function shareLinks({ url, text }: SharedLink): readonly { label: string; href: string }[] {
  const link = encodeURIComponent(url);
  const encodedText = encodeURIComponent(text);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodedText}%20${link}` },
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?text=${encodedText}&url=${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${encodedText}` },
    { label: 'E-mail', href: `mailto:?subject=${encodedText}&body=${link}` },
  ];
}

/** The QR code component, which loads once there is a link to show. */
const LazyQrCode = lazyWithPreload(() => import('../../components/QrCode'));

/** The maximum length of a link with a QR code, in characters. Cameras can't read the code of a longer link. */
const MAX_QR_LENGTH = 300;

/**
 * Renders a link as QR code and text, with buttons to copy and share it. The Share button opens the device's share
 * sheet or, on devices without one, a list of five services (product.md: Profile, Messages).
 */
export function ShareLink(shared: SharedLink) {
  const notify = useNotify();
  const copy = useCopy('Text');
  const id = useId();
  const [open, setOpen] = useState(false);
  const hasQrCode = shared.url.length <= MAX_QR_LENGTH;

  const share = async () => {
    if (!canShare()) {
      setOpen(!open);
      return;
    }
    try {
      if (await shareBySheet(shared)) notify('success', messages.linkShared);
    } catch {
      notify('error', messages.shareFailed);
    }
  };

  return (
    <Flex wrap gap="middle">
      {hasQrCode && (
        <div className={styles.frame}>
          <LazyQrCode
            value={shared.url}
            size={128}
            label="QR code of your referral link"
            className={styles.code ?? ''}
          />
        </div>
      )}
      <Flex vertical gap="small" className={styles.details ?? ''}>
        <code className={styles.link}>
          <LongText text={shared.url} label="Referral link" />
        </code>
        <Flex wrap gap="small">
          <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(shared.url)}>
            Copy link
          </Button>
          <Button
            size="large"
            icon={<ShareAltOutlined aria-hidden />}
            {...(!canShare() && { 'aria-expanded': open, 'aria-controls': id })}
            onClick={() => void share()}
          >
            Share
          </Button>
        </Flex>
        {/* Not antd's Dropdown: a plain list needs no extra code and doesn't close when the pointer leaves. */}
        {open && (
          <Flex
            wrap
            gap="small"
            component="ul"
            id={id}
            className={styles.shareLinks ?? ''}
            aria-label="Share with"
          >
            {shareLinks(shared).map(({ label, href }) => (
              <li key={label}>
                <Button size="large" shape="round" href={href} target="_blank" rel="noopener noreferrer">
                  {label}
                </Button>
              </li>
            ))}
          </Flex>
        )}
      </Flex>
    </Flex>
  );
}
