import { Button } from 'antd';
import { useState } from 'react';
import { cutText, MAX_INLINE_TEXT } from '../core/text';
import { LazyModal } from './lazyOverlay';
import { useLabelInRow } from '../lib/rowName';
import { refOfFullText } from '../lib/fullText';
import styles from './LongText.module.css';
import { useCopy } from '../lib/useCopy';

/** The maximum length of a text on one line of a table, in characters. */
const MAX_LINE = 60;

interface LongTextProps {
  readonly text: string;
  /** Names the text in the "Show all" button and in the dialog's title. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly hint?: string | undefined;
  /** 'no' keeps the browser from translating the text, such as a name. */
  readonly translate?: 'no' | undefined;
}

/**
 * Renders a text from the server, isolated from the writing direction around it. Long texts are truncated, because a
 * huge value would slow down and widen the page; they open in a dialog. The limit is a number of characters, so that no
 * layout has to be measured.
 */
export function LongText({ text, label, className, hint, translate }: LongTextProps) {
  const [open, setOpen] = useState(false);
  const buttonLabel = useLabelInRow(`Show all of ${label}`);
  if (text.length <= MAX_INLINE_TEXT)
    return (
      <bdi
        className={text.length > MAX_LINE ? `${styles.long} ${className ?? ''}` : className}
        title={hint}
        translate={translate}
      >
        {text}
      </bdi>
    );
  return (
    <span className={styles.long}>
      <bdi ref={refOfFullText(text)} className={className} translate={translate}>
        {cutText(text)}
      </bdi>{' '}
      <Button type="link" size="small" aria-label={buttonLabel} onClick={() => setOpen(true)}>
        Show all
      </Button>
      {open && (
        <FullTextModal text={text} label={label} translate={translate} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}

type FullTextModalProps = Pick<LongTextProps, 'text' | 'label' | 'translate'> & {
  readonly onClose: () => void;
};

/** Renders a text of any length in a dialog, where it wraps, scrolls and can be copied. */
export function FullTextModal({ text, label, translate, onClose }: FullTextModalProps) {
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
        <bdi translate={translate}>{text}</bdi>
      </div>
    </LazyModal>
  );
}
