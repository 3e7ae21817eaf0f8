import { expect, type Locator, type Page } from '@playwright/test';
import { twoFrames } from './frames';

/** Switches every list between its two views. The radio itself is out of sight; its label is what is clicked. */
export const showAs = (scope: Page | Locator, view: 'Table' | 'Cards') =>
  scope.getByRole('radiogroup', { name: 'Show lists as' }).getByText(view, { exact: true }).click();

/** The rows of a list drawn as antd's Table; what else stands in its region may have a table of its own. */
export const rowsOf = (list: Locator) =>
  list
    .getByRole('region', { name: / table$/ })
    .locator('tbody')
    .getByRole('row');

/** The list's own box once its rows have come: a chart in the same region is ready at another time. */
export const readyRows = (list: Locator) =>
  list.locator('[aria-busy=false]', {
    has: list.page().getByRole('region', { name: / table$/ }),
  });

/** From this width on a list is a table, below it cards, in px (product.md, decision 18). */
const TABLES_FROM = 1024;

/** Gives the window a width, and waits until lists are drawn as they are at that width. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const gone =
    width < TABLES_FROM ? page.getByRole('region', { name: / table$/ }) : page.getByRole('article');
  await expect(gone).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await twoFrames(page);
}
