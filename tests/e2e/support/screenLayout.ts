// Checks of the layout of one screen at its current size.
import type { Page } from '@playwright/test';
import { isList } from '../../../src/core/defineResource';
import { axeViolations } from './axe';
import { clippedFigures } from './clippedFigures';
import { twoFrames } from './frames';
import { horizontalOverflow } from './horizontalOverflow';
import { setWidth } from './lists';
import { entryOf } from './routes';
import { expect } from './test';
import { coveredByToast } from './toasts';
import { DESKTOP, PHONE, ZOOMED } from './windows';

/** Maximum width of the content in px (product.md: Lists). */
const MAX_CONTENT_WIDTH = 1600;
/** A card title narrower than this, in px, breaks after every letter. */
const MIN_CARD_TITLE_WIDTH = 100;

/** Switches the colour scheme, then checks text, width and accessibility of the page at its current size. */
export async function expectAccessibleLayout(page: Page, colorScheme: 'light' | 'dark', within = 'html') {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
  await twoFrames(page);
  await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object/);
  expect(await horizontalOverflow(page)).toEqual([]);
  expect(await axeViolations(page, { within })).toEqual([]);
}

/** Returns the tabs of the bottom bar that are covered or outside the window when the page is scrolled to its end. */
export const unreachableTabs = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const tabs = [...document.querySelectorAll('nav[aria-label=Main] a')].filter(
      (tab) => tab.getClientRects().length > 0,
    );
    const covered = tabs.filter((tab) => {
      const { x, y, width, height } = tab.getBoundingClientRect();
      return !tab.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    return tabs.length === 6 ? covered.map((tab) => tab.textContent) : [`${tabs.length} tabs`];
  });

/** Expects every column of the tables to be visible, and the tools of a list to take one line, with many choices two. */
export async function expectWholeTables(page: Page, route: string) {
  const list = entryOf(route)?.handle.resource;
  const choices = list && isList(list) ? (list.read.choices ?? []) : [];
  const lines = choices.filter(({ control }) => control === 'select').length > 1 ? 2 : 1;
  for (const table of await page.getByRole('region', { name: / table$/ }).all()) {
    const hidden = await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    const name = await table.getAttribute('aria-label');
    const advice = 'shorten titles, or give fields that are the same in most rows `caption: true`';
    expect(hidden, `${name} is ${hidden} px too wide for a window of ${DESKTOP.width} px: ${advice}`).toBe(0);
  }
  for (const tools of await page.getByRole('group', { name: /^Tools of / }).all())
    expect((await tools.boundingBox())?.height ?? 0).toBeLessThanOrEqual(56 * lines);
}

/** Expects the first row of a list near the top bar and in view, and its tools on one line, in small windows. */
export async function expectFirstRowInView(page: Page) {
  for (const { width, height } of [ZOOMED, { width: 390, height: 844 }, PHONE]) {
    await page.setViewportSize({ width, height });
    const bar = (await page.getByRole('banner').first().boundingBox()) ?? { y: 0, height: 0 };
    const tools = await page.getByRole('group', { name: /^Tools of/ }).boundingBox();
    const row = (await page.getByRole('article').first().boundingBox())?.y ?? NaN;
    expect(row - bar.y - bar.height).toBeLessThanOrEqual(320);
    expect(tools?.height).toBeLessThan(50);
    // 44 px of the row are in view.
    expect(row + 44).toBeLessThanOrEqual(height);
  }
}

/** Returns the amounts and dates that take more than one line. */
export const brokenValues = (page: Page) =>
  page
    .locator('#content :is([class*=number], time)')
    .evaluateAll((values) =>
      values
        .filter(
          (value) => new Set(Array.from(value.getClientRects(), ({ bottom }) => Math.round(bottom))).size > 1,
        )
        .map((value) => value.textContent),
    );

/** Expects the pagination below a list to be visible without scrolling. */
export async function expectPagerInWindow(page: Page) {
  const { y, height } = (await page.getByRole('navigation', { name: 'Pages' }).boundingBox()) ?? {
    y: Infinity,
    height: 0,
  };
  expect(y + height).toBeLessThanOrEqual(DESKTOP.height);
}

/** Returns the elements that don't fit, lie under a toast or are too narrow to read, at a window width in px. */
export async function overflowsAt(page: Page, width: number): Promise<string[]> {
  await setWidth(page, width);
  const problems = [
    ...(await horizontalOverflow(page)),
    ...(await clippedFigures(page)),
    ...(await coveredByToast(page)),
  ];
  const contentWidth = (await page.locator('#content').boundingBox())?.width ?? Infinity;
  if (contentWidth > MAX_CONTENT_WIDTH) problems.push(`${width} px: the content is ${contentWidth} px wide`);
  const titles = page.getByRole('article').getByRole('heading');
  const titleWidths = await titles.evaluateAll((all) =>
    all.map((title) => title.getBoundingClientRect().width),
  );
  for (const narrow of titleWidths.filter((each) => each < MIN_CARD_TITLE_WIDTH))
    problems.push(`${width} px: a card title is ${narrow} px wide`);
  return problems;
}
