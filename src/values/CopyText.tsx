import { CopyOutlined } from '@ant-design/icons';
import { cutMiddle, cutText } from '../core/text';
import styles from './Cell.module.css';
import { refOfFullText } from '../lib/fullText';
import { InlineButton } from '../components/InlineButton';
import { useLabelInRow } from '../lib/rowName';
import { useCopy, type CopyKind } from '../lib/useCopy';

/** The longest text shown in full, in characters; longer texts, except IP addresses, are cut in the middle. */
const MAX_INLINE = 16;

/** Renders an ID or wallet address shortened in the middle, or an IP address in full, with a copy button. `label` names it for screen readers. */
export function CopyText({ text, label, kind = 'Text' }: { text: string; label: string; kind?: CopyKind }) {
  const copy = useCopy(kind);
  const truncated = cutText(text);
  const buttonLabel = useLabelInRow(`Copy ${label} ${truncated}`);
  const isWhole = text.length <= MAX_INLINE || kind === 'Ip';
  return (
    <span className={styles.inline}>
      <code
        ref={refOfFullText(text)}
        title={truncated}
        className={kind === 'Ip' ? styles.wrapped : undefined}
        translate="no"
      >
        {isWhole ? truncated : cutMiddle(text, 6)}
      </code>
      <InlineButton
        icon={<CopyOutlined aria-hidden />}
        aria-label={buttonLabel}
        onClick={() => void copy(text)}
      />
    </span>
  );
}
