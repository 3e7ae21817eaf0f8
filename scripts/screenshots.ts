// Takes screenshots of every route in each size and colour scheme, and those that the landing page shows.

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { memberRoutes, publicRoutes } from '../tests/e2e/support/routes';
import { launchChromium } from './chromium';
import { startLiveSandbox } from './liveSandbox';
import { urlWithTrade } from './signInDemo';

const FOLDER = 'screenshots';
const LANDING = 'src/pages/landing/screens';
const sizes = {
  desktop: { width: 1440, height: 900 },
  wide: { width: 1920, height: 1080 },
  phone: { width: 360, height: 740 },
};
const schemes = ['light', 'dark'] as const;
/** The routes whose screenshots the landing page shows. */
const landingRoutes = ['/dashboard', '/open_position', '/profit'];
const landingSizes = {
  desktop: { viewport: sizes.desktop, deviceScaleFactor: 1 },
  phone: { viewport: sizes.phone, deviceScaleFactor: 2 },
};
/** The part of a phone's screen that the landing page shows. It ends above the tab bar. */
const PHONE_CLIP = { x: 0, y: 0, width: 360, height: 450 };

const { origin, token, close } = await startLiveSandbox(60);
const nameOf = (route: string) => route.replace(/^\//, '').replaceAll('/', '-') || 'landing';

/** Opens a page of a member, or of a visitor if the access token is ''. */
async function openAs(browser: Browser, session: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    timezoneId: 'UTC',
    // Disables animations and video, so that screenshots of two runs differ only if the portal has changed.
    reducedMotion: 'reduce',
  });
  if (session) await context.addInitScript((value) => localStorage.setItem('token', value), session);
  const page = await context.newPage();
  // Load the font into the cache, so that the next page renders with it from the first paint.
  await page.goto(origin, { waitUntil: 'networkidle' });
  return page;
}

const visit = async (page: Page, route: string) => {
  await page.goto(await urlWithTrade(fetch, origin, token, route), { waitUntil: 'networkidle' });
  // The sidebar is rendered after the screen.
  if (await page.locator('aside').isVisible()) await page.locator('aside nav a').first().waitFor();
};

/** Converts an image to WebP in the browser, because Playwright does not write WebP. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}

/**
 * Runs in the page. Scrolls the first card of a list to just below the top bar, if the list has cards. Does
 * not scroll the profit screen and the dashboard, because the landing page shows their tops.
 */
function scrollToFirstRow() {
  const row = document.querySelector('#content article');
  if (row && !location.pathname.startsWith('/profit') && !location.pathname.startsWith('/dashboard'))
    scrollTo(0, scrollY + row.getBoundingClientRect().top - 80);
}

async function captureLandingRoutes(browser: Browser) {
  const canvas = await browser.newPage();
  for (const [name, size] of Object.entries(landingSizes))
    for (const scheme of schemes) {
      const page = await openAs(browser, token, { ...size, colorScheme: scheme });
      for (const route of landingRoutes) {
        await visit(page, route);
        // On a phone, show the rows of the list and not the filter above them.
        if (name === 'phone') await page.evaluate(scrollToFirstRow);
        const png = await page.screenshot(name === 'phone' ? { clip: PHONE_CLIP } : {});
        writeFileSync(`${LANDING}/${nameOf(route)}-${name}-${scheme}.webp`, await webp(canvas, png));
      }
      await page.context().close();
    }
  await canvas.close();
}

async function captureEveryRoute(browser: Browser) {
  for (const [sizeName, viewport] of Object.entries(sizes))
    for (const scheme of schemes)
      for (const [routes, session] of [[publicRoutes, ''] as const, [memberRoutes, token] as const]) {
        const page = await openAs(browser, session, { viewport, colorScheme: scheme });
        for (const route of routes) {
          await visit(page, route);
          await page.screenshot({ path: `${FOLDER}/${nameOf(route)}-${sizeName}-${scheme}.png` });
        }
        await page.context().close();
      }
  copyFileSync(`${FOLDER}/dashboard-desktop-light.png`, 'docs/images/dashboard.png');
}

mkdirSync(FOLDER, { recursive: true });
mkdirSync(LANDING, { recursive: true });
const browser = await launchChromium();
await captureLandingRoutes(browser);
// `npm run screenshots -- --landing` takes only the screenshots that the landing page shows.
if (!process.argv.includes('--landing')) await captureEveryRoute(browser);
await browser.close();
await close();
console.log(
  `Every route in each size and scheme is in ${FOLDER}/; the pictures of the landing page are in ${LANDING}/`,
);
