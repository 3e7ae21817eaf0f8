import { expect, type Page } from '@playwright/test';
import { horizontalOverflow } from './horizontalOverflow';

/** The content box of A4 in portrait with the margins of app/print.css, in px. */
const A4 = { width: 703, height: 1000 };

/** Returns the visible controls of a printed page, and its texts that aren't black or have a background. */
export const problemsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [
      ...document.querySelectorAll(
        'button:not([data-printed]), nav, video, [role=tab]:not([aria-selected=true])',
      ),
    ];
    const texts = [...document.querySelectorAll('#content *, main *')].filter((element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''),
    );
    const isBlackOnWhite = (element: Element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color === 'rgb(0, 0, 0)' && /^rgba\(.*, 0\)$/.test(backgroundColor);
    };
    return [
      ...controls.filter(isVisible).map((control) => `visible: ${control.outerHTML.slice(0, 100)}`),
      ...texts
        .filter((text) => isVisible(text) && !text.closest('svg') && !isBlackOnWhite(text))
        .map((text) => `not black on white: ${text.outerHTML.slice(0, 100)}`),
    ];
  });

/** Expects the page to be printed without controls, black on white, and as wide as A4. Leaves the window in that size. */
export async function expectFitsPaper(page: Page): Promise<void> {
  await page.setViewportSize(A4);
  await expect(page.locator('[aria-busy=true], .ant-skeleton')).toHaveCount(0);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await problemsOnPaper(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toEqual([]);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
}
