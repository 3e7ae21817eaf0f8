import { LazyModal } from './LazyModal';
import styles from './LongText.module.css';
import { useCopy } from './useCopy';

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
