import type { Locator, Page } from '@playwright/test';

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
