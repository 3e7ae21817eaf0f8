import { Flex } from 'antd';
import { useState } from 'react';
import { banners } from '../../resources/banners';
import { getValue } from '../../core/defineResource';
import { safeUrl } from '../../core/safeUrl';
import { useDecoration } from '../../lib/useDecoration';
import { useObject } from '../../data/useObject';

/** The keys that may hold a banner's picture or title. The server's actual keys are unknown. */
const pictureKeys = ['image', 'banner', 'picture', 'pic', 'img', 'url'];
const titleKeys = ['title', 'name', 'alt'];

const PICTURE = {
  display: 'block',
  width: '100%',
  aspectRatio: 4,
  border: '1px solid var(--ant-color-border-secondary)',
  borderRadius: 'var(--ant-border-radius)',
  objectFit: 'cover',
} as const;

/** Returns the banners that have a safe picture (product.md, decision 17); skips everything else. */
export function bannerPictures(data: unknown): { src: string; title: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((banner: unknown) => {
    const candidates =
      typeof banner === 'string' ? [banner] : pictureKeys.map((key) => getValue(banner, key));
    const src = candidates.map(safeUrl).find((url) => url !== undefined);
    const title = titleKeys
      .map((key) => getValue(banner, key))
      .find((text): text is string => typeof text === 'string' && text !== '');
    return src === undefined ? [] : [{ src, title: title ?? 'Banner' }];
  });
}

/** Renders the banners that have a safe picture URL; nothing if there are none, because banners are decoration. */
export function Banners() {
  const loads = useDecoration();
  const { value } = useObject(banners, { quiet: true });
  const [failedSrcs, setFailedSrcs] = useState<readonly string[]>([]);
  const pictures = bannerPictures(getValue(value, 'value')).filter(({ src }) => !failedSrcs.includes(src));
  if (pictures.length === 0) return null;
  return (
    <Flex component="ul" wrap gap="middle" aria-label="Banners">
      {pictures.map(({ src, title }, index) => (
        <li key={index} style={{ flex: '1 1 min(100%, 20rem)' }}>
          <img
            style={PICTURE}
            src={loads ? src : undefined}
            // A browser marks a picture without URL as broken, unless its alternative text is empty.
            alt={loads ? title : ''}
            loading="lazy"
            onError={() => setFailedSrcs((known) => [...known, src])}
          />
        </li>
      ))}
    </Flex>
  );
}
