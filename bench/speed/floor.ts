import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { newVisitor } from './visits';

/** Returns the static floor: the page as the portal renders it, as HTML with inline styles and without scripts. */
export async function renderFloor(browser: Browser, url: string, content: string, token: string) {
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector(content);
  const html = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    for (const element of document.querySelectorAll('script, style, link, video')) element.remove();
    const style = document.createElement('style');
    // Leaves out fonts: neither side waits for the font, which is swapped in later.
    style.textContent = rules.filter((rule) => !rule.startsWith('@font-face')).join('\n');
    document.head.append(style);
    return document.documentElement.outerHTML;
  });
  await context.close();
  return new Uint8Array(brotliCompressSync(`<!doctype html>${html}`));
}
