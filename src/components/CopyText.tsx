import { CopyOutlined } from '@ant-design/icons';
import { cutMiddle, cutText } from '../core/text';
import styles from './CopyText.module.css';
import { useCopy, type CopyKind } from './useCopy';

/** The longest text shown in full, in characters; longer texts keep their first and last characters. */
const MAX_INLINE = 16;

/** The maximum number of characters in the tooltip and in the accessible name. */
const MAX_TOOLTIP = 200;

const shorten = (text: string) => (text.length > MAX_INLINE ? cutMiddle(text, 6) : text);

interface CopyTextProps {
  readonly text: string;
  readonly label: string;
  /** The first word of the toast after copying (product.md: Messages). */
  readonly kind?: CopyKind;
}

/** Renders an ID or wallet address shortened in the middle, with its copy button. */
export function CopyText({ text, label, kind = 'Text' }: CopyTextProps) {
  const copy = useCopy(kind);
  const truncated = cutText(text, MAX_TOOLTIP);
  return (
    <span className={styles.copy}>
      <code title={truncated}>{shorten(text)}</code>
      <button type="button" aria-label={`Copy ${label} ${truncated}`} onClick={() => void copy(text)}>
        <CopyOutlined aria-hidden />
      </button>
    </span>
  );
}
