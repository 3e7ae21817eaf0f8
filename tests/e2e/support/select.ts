import type { Locator, Page } from '@playwright/test';

/** Selects an option of antd's Select with the mouse, by the label of the Select and the text of the option. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  // Forces the click: the text of the selected option covers the input and receives the click instead.
  await scope.getByRole('combobox', { name: label, exact: true }).click({ force: true });
  // Popups of all Selects are at the end of the document, hidden once closed. A virtual list of antd renders its
  // options twice, and those of role `option` have no size: the title identifies the other one.
  await page
    .locator('.ant-select-item-option')
    .and(page.getByTitle(option, { exact: true }))
    .filter({ visible: true })
    .click();
}
