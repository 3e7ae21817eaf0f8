import { expect, type Locator, type Page } from '@playwright/test';
import { twoFrames } from './frames';

/** Switches every list between its two views. The radio itself is hidden, so its label is clicked. */
export const showAs = (scope: Page | Locator, view: 'Table' | 'Cards') =>
  scope.getByRole('radiogroup', { name: 'Show lists as' }).getByTitle(view, { exact: true }).click();

/** Finds the table rows of a list. Ignores other tables in the same region, such as that of a chart. */
export const rowsOf = (list: Locator) =>
  list
    .getByRole('region', { name: / table$/ })
    .locator('tbody')
    .getByRole('row');

/** Finds the container of a list's rows once they are loaded. Ignores a chart, which has another loading state. */
export const readyRows = (list: Locator) =>
  list.locator('[aria-busy=false]', {
    has: list.page().getByRole('region', { name: / table$/ }),
  });

/** The minimum window width for tables, in px. Below it, lists are cards (product.md, decision 18). */
const TABLES_FROM = 1024;

/** Resizes the window, and waits until lists have the view for that width. */
export async function setWidth(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  const otherView =
    width < TABLES_FROM ? page.getByRole('region', { name: / table$/ }) : page.getByRole('article');
  await expect(otherView).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await twoFrames(page);
}
