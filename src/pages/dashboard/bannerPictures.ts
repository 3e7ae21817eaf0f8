import { getValue } from '../../core/defineResource';
import { safeUrl } from '../../core/safeUrl';

/** The keys that may hold a banner's picture or title. The server's actual keys are unknown (product.md: Entities). */
const pictureKeys = ['image', 'banner', 'picture', 'pic', 'img', 'url'];
const titleKeys = ['title', 'name', 'alt'];

/** Returns the banners that have a safe picture (product.md, decision 17); skips everything else. */
export function bannerPictures(data: unknown): { src: string; title: string }[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((banner: unknown) => {
    const candidates =
      typeof banner === 'string' ? [banner] : pictureKeys.map((key) => getValue(banner, key));
    const src = candidates.map(safeUrl).find((url) => url !== undefined);
    const title = titleKeys
      .map((key) => getValue(banner, key))
      .find((text) => typeof text === 'string' && text);
    return src === undefined ? [] : [{ src, title: typeof title === 'string' ? title : 'Banner' }];
  });
}
