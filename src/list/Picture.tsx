import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  readonly src: string | undefined;
  readonly label: string;
  /** Shown where there is no picture, or a broken one. */
  readonly missing: string;
}

/** A small round picture from the server, or words in its place. */
export function Picture({ src, label, missing }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <span>{missing}</span>;
  return (
    <img className={styles.picture} src={src} alt={label} loading="lazy" onError={() => setBroken(src)} />
  );
}
