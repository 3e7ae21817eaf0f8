import { useState } from 'react';
import styles from './Picture.module.css';

interface PictureProps {
  readonly src: string | undefined;
  /** The text shown if the image is missing or fails to load. */
  readonly missing: string;
}

/** Renders a small round image from the server, or a text in its place. */
export function Picture({ src, missing }: PictureProps) {
  const [failedSrc, setBroken] = useState<string>();
  if (!src || failedSrc === src) return <span>{missing}</span>;
  return (
    // The alt text is empty because the label and the row already describe the image.
    <img className={styles.picture} src={src} alt="" loading="lazy" onError={() => setBroken(src)} />
  );
}
