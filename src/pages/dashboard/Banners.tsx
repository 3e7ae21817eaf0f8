import { useState } from 'react';
import { banners } from '../../resources/banners';
import { getValue } from '../../core/defineResource';
import { useObject } from '../../data/useObject';
import { bannerPictures } from './bannerPictures';
import styles from './Banners.module.css';

/** Renders the banners that have a safe picture URL; nothing if there are none, because banners are decoration. */
export function Banners() {
  const { value } = useObject(banners, { quiet: true });
  const [failedSrcs, setFailedSrcs] = useState<readonly string[]>([]);
  const pictures = bannerPictures(getValue(value, 'value')).filter(({ src }) => !failedSrcs.includes(src));
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.banners} aria-label="Banners">
      {pictures.map(({ src, title }, index) => (
        <li key={index}>
          <img
            src={src}
            alt={title}
            loading="lazy"
            onError={() => setFailedSrcs((known) => [...known, src])}
          />
        </li>
      ))}
    </ul>
  );
}
