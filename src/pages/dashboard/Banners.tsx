import { useState } from 'react';
import { banners } from '../../resources/banners';
import { pick } from '../../core/defineResource';
import { useObject } from '../../list/useObject';
import { bannerPictures } from './bannerPictures';
import styles from './Banners.module.css';

/**
 * The banners that bear a safe picture (product.md: Calls). They only decorate: without any there is nothing
 * here.
 */
export function Banners() {
  const { value } = useObject(banners.name, '', { quiet: true });
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = bannerPictures(pick(value, 'value')).filter(({ src }) => !broken.includes(src));
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.banners} aria-label="Banners">
      {pictures.map(({ src, title }, index) => (
        <li key={index}>
          <img src={src} alt={title} loading="lazy" onError={() => setBroken((known) => [...known, src])} />
        </li>
      ))}
    </ul>
  );
}
