import type { Locator, Page } from '@playwright/test';

const LABEL = '.ant-descriptions-item-label, .ant-statistic-title';

/** An XPath condition: the element has the class of a value. */
const isValue = ['ant-descriptions-item-content', 'ant-statistic-content']
  .map((name) => `contains(concat(" ", @class, " "), " ${name} ")`)
  .join(' or ');

const nextValue = `xpath=following::*[${isValue}][1]`;

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/**
 * Returns the value of a label in antd's Descriptions or Statistic. They connect the two neither by role nor by name,
 * but a value is the next one after its label (except in vertical Descriptions with several columns, which the portal
 * doesn't use).
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
