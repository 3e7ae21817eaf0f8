import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses an option of an antd Select by its exact text. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  const field = scope.getByRole('combobox', { name: label, exact: true });
  // antd closes its popup in a later task. A click before it would only close the popup once more.
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  // Forces the click: the text of the selected option covers the input and receives the click instead.
  await field.click({ force: true });
  // Search the whole page: antd renders the popups of all Selects at its end, and hides closed popups. antd renders
  // each option twice. The element with the role `option` has no size, so find the visible element by its title.
  await page
    .locator('.ant-select-item-option')
    .and(page.getByTitle(option, { exact: true }))
    .filter({ visible: true })
    .click();
}
