import type { Locator, Page } from '@playwright/test';

/** Selects an option of antd's Select with the mouse, by the label of the Select and the text of the option. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  // Forces the click: the text of the selected option covers the input and receives the click instead.
  await scope.getByRole('combobox', { name: label, exact: true }).click({ force: true });
  // Search the whole page: antd renders the popups of all Selects at its end, and hides closed popups. antd renders
  // each option twice. The element with the role `option` has no size, so find the visible element by its title.
  await page
    .locator('.ant-select-item-option')
    .and(page.getByTitle(option, { exact: true }))
    .filter({ visible: true })
    .click();
}
