import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  readonly src: string | undefined;
  /** Shown where there is no picture, or a broken one. */
  readonly missing: string;
}

/** A small round picture from the server, or words in its place. */
export function Picture({ src, missing }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <span>{missing}</span>;
  return (
    // Its title says what it is a picture of, and the row whose: a name of its own would only be heard twice.
    <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
}
