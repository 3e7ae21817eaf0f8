import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useEffect, useState } from 'react';
import styles from '../../components/CopyText.module.css';
import { LongText } from '../../components/LongText';

/** How long a revealed key stays visible, in ms (product.md, decision 9). */
const IN_VIEW = 30_000;

/** Renders a masked key with a button that reveals it for a limited time. */
export function SecretText({ text, label }: { text: string; label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(false), IN_VIEW);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <span className={styles.copy}>
      <code className={shown ? styles.whole : undefined}>
        {shown ? <LongText text={text} label={label} /> : '••••••••••••'}
      </code>
      <button
        type="button"
        aria-label={`${shown ? 'Hide' : 'Show'} ${label}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
      </button>
    </span>
  );
}
