import type { Locator, Page } from '@playwright/test';

/** Picks an option of antd's Select, by the label of the one and the text of the other, with the mouse. */
export async function choose(scope: Page | Locator, label: string, option: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  // Forced, as the chosen text lies over the input and takes the pointer for it.
  await scope.getByRole('combobox', { name: label, exact: true }).click({ force: true });
  // The popup stands at the end of the page; those of other Selects stay there, hidden. An antd list that is
  // virtual has its options twice: the ones of role `option` have no size, so it is the title that tells.
  await page
    .locator('.ant-select-item-option')
    .and(page.getByTitle(option, { exact: true }))
    .filter({ visible: true })
    .click();
}
