import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const INTER = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
/** The weight of the landing page's headline (src/pages/landing/Hero.module.css). */
const WEIGHT = 650;
const HEADLINE = /(?<=<h1>)[^<]+(?=<\/h1>)/;

/**
 * Returns a `@font-face` rule with a font that contains only the glyphs of the page's headline; '' if the
 * page has no `<h1>` of plain text.
 */
export async function headlineFont(markup: string): Promise<string> {
  const [text] = HEADLINE.exec(markup) ?? [];
  if (text === undefined) return '';
  const inter = await readFile(fileURLToPath(INTER));
  const font = await subsetFont(inter, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHT } });
  return `@font-face{font-family:"Inter Headline";src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}
