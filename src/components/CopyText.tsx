import { CopyOutlined } from '@ant-design/icons';
import type { Copied } from './copy';
import styles from './CopyText.module.css';
import { useCopy } from './useCopy';

/** Longest text that is shown whole; a longer one keeps its two ends. */
const WHOLE = 16;

const shorten = (text: string) => (text.length > WHOLE ? `${text.slice(0, 6)}…${text.slice(-6)}` : text);

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
  return (
    <span className={styles.copy}>
      <code title={text}>{shorten(text)}</code>
      <button type="button" aria-label={`Copy ${label} ${text}`} onClick={() => void copy(text)}>
        <CopyOutlined aria-hidden />
      </button>
    </span>
  );
}
