import type { Locator, Page } from '@playwright/test';

const LABEL = 'dt, .ant-statistic-title';

const nextValue =
  'xpath=following::*[self::dd or contains(concat(" ", @class, " "), " ant-statistic-content ")][1]';

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/**
 * Returns the value of a label in a description list or in antd's Statistic. A Statistic connects label and value
 * neither by role nor by name, so the value is the first one that follows the label.
 */
export const valueOf = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator(LABEL)
    .filter({ hasText: exactly(label) })
    .locator(nextValue);

/** Returns every pair in an element as 'label value', in order. */
export async function linesOf(scope: Locator): Promise<string[]> {
  const labels = await scope.locator(LABEL).allTextContents();
  // Starts at the labels, because a headline figure is a value without a label.
  const values = await scope.locator(LABEL).locator(nextValue).allTextContents();
  return labels.map((label, index) => `${label} ${values[index]}`);
}
