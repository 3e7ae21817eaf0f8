import type { Locator, Page } from '@playwright/test';

const LABEL = 'dt, .ant-statistic-title';

const nextValue =
  'xpath=following::*[self::dd or contains(concat(" ", @class, " "), " ant-statistic-content ")][1]';

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/**
 * Returns the value of a label in a description list or antd's Statistic, which connects the two neither by role nor by
 * name: a value is the next one after its label.
 */
export const valueOf = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator(LABEL)
    .filter({ hasText: exactly(label) })
    .locator(nextValue);

/** Returns every pair in an element as 'label value', in order. */
export async function linesOf(scope: Locator): Promise<string[]> {
  const labels = await scope.locator(LABEL).allTextContents();
  // Starts at the labels: a headline figure is a value without one.
  const values = await scope.locator(LABEL).locator(nextValue).allTextContents();
  return labels.map((label, index) => `${label} ${values[index]}`);
}

/** Returns the headline figure of a card: a Statistic whose title is the heading of the card. */
export const headlineOf = (scope: Locator): Locator => scope.locator('.ant-statistic-content');
