import { useState } from 'react';
import { banners } from '../../resources/banners';
import { pick } from '../../core/defineResource';
import { useObject } from '../../data/useObject';
import { bannerPictures } from './bannerPictures';
import styles from './Banners.module.css';

/**
 * Renders the banners that have a safe picture (product.md: Calls). They are decoration: renders nothing if there are
 * none.
 */
export function Banners() {
  const { value } = useObject(banners, { quiet: true });
  const [failedSrcs, setFailedSrcs] = useState<readonly string[]>([]);
  const pictures = bannerPictures(pick(value, 'value')).filter(({ src }) => !failedSrcs.includes(src));
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
