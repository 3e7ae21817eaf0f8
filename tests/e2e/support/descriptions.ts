// Finds labels and values in description lists and in antd's Statistic.
import type { Locator, Page } from '@playwright/test';

const LABEL = 'dt, .ant-descriptions-item-label, .ant-statistic-title';

const nextValue =
  'xpath=following::*[self::dd or contains(@class, "ant-descriptions-item-content") or contains(concat(" ", @class, " "), " ant-statistic-content ")][1]';

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/**
 * Finds the value next to a label in a description list or in antd's Statistic. A Statistic connects label and value
 * neither by role nor by name, so this function takes the first value after the label.
 */
export const valueOf = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator(LABEL)
    .filter({ hasText: exactly(label) })
    .locator(nextValue);

/** Returns every label in an element with its value, each as 'label value', in document order. */
export async function linesOf(scope: Locator): Promise<string[]> {
  const labels = await scope.locator(LABEL).allTextContents();
  // Find the values through the labels, because the main figure of a card is a value without a label.
  const values = await scope.locator(LABEL).locator(nextValue).allTextContents();
  return labels.map((label, index) => `${label} ${values[index]}`);
}
