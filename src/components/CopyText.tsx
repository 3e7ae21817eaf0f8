import { CopyOutlined } from '@ant-design/icons';
import { cutMiddle, cutText } from '../core/cutText';
import type { Copied } from './copy';
import styles from './CopyText.module.css';
import { useCopy } from './useCopy';

/** Longest text that is shown whole; a longer one keeps its two ends. */
const WHOLE = 16;

/** What hover and a screen reader are told of a text that is no id and no address. */
const TOLD = 200;

const shorten = (text: string) => (text.length > WHOLE ? cutMiddle(text, 6) : text);

interface CopyTextProps {
  readonly text: string;
  /** What it is, to screen readers. */
  readonly label: string;
  /** The word in the toast after copying (product.md: Messages). */
  readonly what?: Copied;
}

/** An id or address: its ends in view, the whole of it on hover, to screen readers and by one click. */
export function CopyText({ text, label, what = 'Text' }: CopyTextProps) {
  const copy = useCopy(what);
  const told = cutText(text, TOLD);
  return (
    <span className={styles.copy}>
      <code title={told}>{shorten(text)}</code>
      <button type="button" aria-label={`Copy ${label} ${told}`} onClick={() => void copy(text)}>
        <CopyOutlined aria-hidden />
      </button>
    </span>
  );
}
