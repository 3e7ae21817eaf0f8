import { CopyOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button, Card, Flex } from 'antd';
import { useId, useState } from 'react';
import { messages } from '../../core/messages';
import { LongText } from '../../components/LongText';
import { useNotification } from '@refinedev/core';
import qrCode from '../../components/QrCode.module.css';
import { useCopy } from '../../lib/useCopy';
import { lazyWithPreload } from '../../components/lazyWithPreload';

const LINK = {
  root: { background: 'var(--ant-color-bg-layout)' },
  body: { padding: '0.5rem 0.75rem', fontFamily: 'var(--ant-font-family-code)', overflowWrap: 'anywhere' },
} as const;

const SHARE_TEXT = 'Join me in the member portal';

function shareLinks(url: string) {
  const link = encodeURIComponent(url);
  const text = encodeURIComponent(SHARE_TEXT);
  return [
    { label: 'WhatsApp', href: `https://wa.me/?text=${text}%20${link}` },
    { label: 'Twitter', href: `https://twitter.com/intent/tweet?text=${text}&url=${link}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { label: 'Telegram', href: `https://t.me/share/url?url=${link}&text=${text}` },
    { label: 'E-mail', href: `mailto:?subject=${text}&body=${link}` },
  ];
}

const LazyQrCode = lazyWithPreload(() => import('../../components/QrCode'));

/** The maximum length of a link with a QR code, in characters. Cameras can't read the code of a longer link. */
const MAX_QR_LENGTH = 300;

/** Renders a safe link to copy and share. Devices without a share sheet get links to five services. */
export function ShareLink({ url }: { url: string }) {
  const { open } = useNotification();
  const copy = useCopy('Text');
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const canShare = typeof navigator.share === 'function';

  const shareBySheet = async () => {
    try {
      await navigator.share({ url, text: SHARE_TEXT });
      open?.({ type: 'success', message: messages.linkShared });
    } catch (error) {
      // AbortError: the member closed the sheet. InvalidStateError: the sheet is already open.
      const name = error instanceof DOMException ? error.name : '';
      if (!['AbortError', 'InvalidStateError'].includes(name))
        open?.({ type: 'error', message: messages.shareFailed });
    }
  };

  return (
    <Flex wrap gap="middle">
      {url.length <= MAX_QR_LENGTH && (
        <div className={qrCode.frame} style={{ width: '10rem' }}>
          <LazyQrCode value={url} size={128} label="QR code of your referral link" />
        </div>
      )}
      <Flex vertical gap="small" flex="1 1 15rem" style={{ minWidth: 0 }}>
        <Card size="small" styles={LINK}>
          <LongText text={url} label="Referral link" translate="no" />
        </Card>
        <Flex wrap gap="small">
          <Button size="large" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(url)}>
            Copy link
          </Button>
          <Button
            size="large"
            icon={<ShareAltOutlined aria-hidden />}
            {...(!canShare && { 'aria-expanded': isExpanded, 'aria-controls': id })}
            onClick={() => (canShare ? void shareBySheet() : setExpanded(!isExpanded))}
          >
            Share
          </Button>
        </Flex>
        {/* Not antd's Dropdown: a plain list needs no extra code and doesn't close when the pointer leaves. */}
        {isExpanded && (
          <Flex wrap gap="small" component="ul" id={id} aria-label="Share with">
            {shareLinks(url).map(({ label, href }) => (
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
