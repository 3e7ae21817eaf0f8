/** The longest length, in px, that stays as it is: borders, outlines and other lines. */
const MAX_LINE = 2;

/** The root font size in px for which the portal's sizes in px were chosen: the default of every browser. */
const ROOT_FONT_SIZE = 16;

/**
 * Replaces px by rem, and by em in media queries, so that antd's sizes follow the browser's font size. antd writes px
 * only; its own px2rem transformer leaves out the CSS variables.
 */
export const toRem = (css: string): string =>
  css.replace(/(@media[^{]*)|(?<![\w.-])(-?\d*\.?\d+)px\b/g, (text, media?: string, pixels?: string) => {
    if (media !== undefined)
      return media.replace(/(\d*\.?\d+)px/g, (_, width: string) => `${Number(width) / ROOT_FONT_SIZE}em`);
    const length = Number(pixels);
    return Math.abs(length) <= MAX_LINE ? text : `${length / ROOT_FONT_SIZE}rem`;
  });
