import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { newVisitor } from './visits';

/** Returns the static baseline of a page: the rendered HTML with inline styles and without scripts, in brotli. */
export async function renderStaticBaseline(browser: Browser, url: string, content: string, token: string) {
  const context = await newVisitor(browser, token);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector(content);
  const html = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    // The content security policy would block the inline styles.
    const removed = 'script, style, link, video, meta[http-equiv=Content-Security-Policy]';
    for (const element of document.querySelectorAll(removed)) element.remove();
    const style = document.createElement('style');
    // Leave out fonts: the portal does not wait for its font either, but swaps it in later.
    style.textContent = rules.filter((rule) => !rule.startsWith('@font-face')).join('\n');
    document.head.append(style);
    return document.documentElement.outerHTML;
  });
  await context.close();
  return new Uint8Array(brotliCompressSync(`<!doctype html>${html}`));
}
