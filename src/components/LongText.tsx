import { Button } from 'antd';
import { useState } from 'react';
import { cutText } from '../core/cutText';
import { LazyModal } from './LazyModal';
import styles from './LongText.module.css';
import { useCopy } from './useCopy';

/** More characters than that are no value any more that one reads at a glance. */
const SHOWN = 200;

interface LongTextProps {
  readonly text: string;
  /** What it is, to the button and the dialog that show the whole of it. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Told on hover: another spelling of it. */
  readonly hint?: string | undefined;
}

/**
 * A text from the server: kept apart from the direction of writing around it, and cut where it is long, or one
 * value would hold up and widen a whole page. Cut by characters, as nothing has to be measured for that.
 */
export function LongText({ text, label, className, hint }: LongTextProps) {
  const [open, setOpen] = useState(false);
  if (text.length <= SHOWN)
    return (
      <bdi className={className} title={hint}>
        {text}
      </bdi>
    );
  return (
    <span className={styles.long}>
      <bdi className={className}>{cutText(text, SHOWN)}</bdi>{' '}
      <Button type="link" size="small" aria-label={`Show all of ${label}`} onClick={() => setOpen(true)}>
        Show all
      </Button>
      {open && <WholeText text={text} label={label} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface WholeTextProps {
  readonly text: string;
  /** What it is: the title of the dialog. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A text of any length in a dialog: wrapped, to scroll through, to select and to copy. */
export function WholeText({ text, label, onClose }: WholeTextProps) {
  const copy = useCopy('Text');
  return (
    <LazyModal
      title={label}
      confirm="Copy"
      cancel="Close"
      onConfirm={() => void copy(text)}
      onClose={onClose}
    >
      <div role="region" aria-label={label} tabIndex={0} className={styles.whole}>
        <bdi>{text}</bdi>
      </div>
    </LazyModal>
  );
}
