// Renders the icons of the installed portal (public/icons) from public/mark.svg.

import { mkdirSync, readFileSync } from 'node:fs';
import { launchChromium } from './chromium';

const FOLDER = 'public/icons';
const svg = readFileSync('public/mark.svg', 'utf8');

/** The mark on a background without rounded corners: systems cut these icons to their own shapes. */
const fullBleed = svg.replace(' rx="8"', '').replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"');
const background = /fill="(#\w+)"/.exec(svg)?.[1] ?? 'none';

const icons = [
  { file: '192.png', size: 192, picture: svg, colour: 'transparent' },
  { file: '512.png', size: 512, picture: svg, colour: 'transparent' },
  { file: 'maskable.png', size: 512, picture: fullBleed, colour: background },
  { file: 'apple.png', size: 180, picture: fullBleed, colour: background },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await launchChromium();
for (const { file, size, picture, colour } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0; background: ${colour} } svg { display: block }</style>${picture}`,
  );
  await page.screenshot({ path: `${FOLDER}/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
console.log(`The icons are in ${FOLDER}/`);
