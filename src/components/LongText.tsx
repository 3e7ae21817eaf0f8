import { Button } from 'antd';
import { useState } from 'react';
import { cutText } from '../core/text';
import { LazyModal } from './lazyOverlay';
import styles from './LongText.module.css';
import { useCopy } from './useCopy';

/** The maximum number of characters shown inline; longer texts open in a dialog. */
const MAX_INLINE = 200;

interface LongTextProps {
  readonly text: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly hint?: string | undefined;
}

/**
 * Renders a text from the server, isolated from the writing direction around it. Long texts are truncated, because a
 * huge value would slow down and widen the page.
 */
export function LongText({ text, label, className, hint }: LongTextProps) {
  const [open, setOpen] = useState(false);
  if (text.length <= MAX_INLINE)
    return (
      <bdi className={className} title={hint}>
        {text}
      </bdi>
    );
  return (
    <span className={styles.long}>
      <bdi className={className}>{cutText(text, MAX_INLINE)}</bdi>{' '}
      <Button type="link" size="small" aria-label={`Show all of ${label}`} onClick={() => setOpen(true)}>
        Show all
      </Button>
      {open && <FullTextModal text={text} label={label} onClose={() => setOpen(false)} />}
    </span>
  );
}

type FullTextModalProps = Pick<LongTextProps, 'text' | 'label'> & { readonly onClose: () => void };

/** Renders a text of any length in a dialog, where it wraps, scrolls and can be copied. */
export function FullTextModal({ text, label, onClose }: FullTextModalProps) {
  const copy = useCopy('Text');
  return (
    <LazyModal
      title={label}
      confirm="Copy"
      cancel="Close"
      onConfirm={() => void copy(text)}
      onClose={onClose}
    >
      <div role="region" aria-label={label} tabIndex={0} className={styles.fullText}>
        <bdi>{text}</bdi>
      </div>
    </LazyModal>
  );
}
