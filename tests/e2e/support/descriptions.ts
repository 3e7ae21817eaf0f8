import type { Locator, Page } from '@playwright/test';

const LABEL = '.ant-descriptions-item-label, .ant-statistic-title';

/** In XPath's words, which know no classes. */
const isValue = ['ant-descriptions-item-content', 'ant-statistic-content']
  .map((name) => `contains(concat(" ", @class, " "), " ${name} ")`)
  .join(' or ');

const nextValue = `xpath=following::*[${isValue}][1]`;

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/**
 * The value of that label in antd's Descriptions, bordered or not, or in its Statistic. Neither ties the two
 * by role or name; what they keep is that a value is the next one after its label (but for Descriptions with
 * layout="vertical" in several columns, which the portal has none of).
 */
export const valueOf = (scope: Page | Locator, label: string): Locator =>
  scope
    .locator(LABEL)
    .filter({ hasText: exactly(label) })
    .locator(nextValue);

/** Every pair in there as 'label value', in the order of the screen. */
export async function linesOf(scope: Locator): Promise<string[]> {
  const labels = await scope.locator(LABEL).allTextContents();
  // From each label, as a headline figure is a value without one.
  const values = await scope.locator(LABEL).locator(nextValue).allTextContents();
  return labels.map((label, index) => `${label} ${values[index]}`);
}

/** The headline figure of a card: a Statistic that has the card's heading for its title. */
export const headlineOf = (scope: Locator): Locator => scope.locator('.ant-statistic-content');
