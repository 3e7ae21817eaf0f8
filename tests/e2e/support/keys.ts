import { expect, type Locator, type Page } from '@playwright/test';

/** The maximum number of times that `tabTo` presses Tab. No control has this many Tab stops before it. */
const MAX_STOPS = 90;

/**
 * Runs in the page. Returns why the focused element is not in view: the element that covers it, or its position outside
 * the window. Returns '' if the focused element is in view.
 */
function outOfView(): string {
  const target = document.activeElement;
  if (!target) return 'nothing has the focus';
  const box = target.getBoundingClientRect();
  const [x, y] = [box.left + Math.min(box.width, 200) / 2, box.top + Math.min(box.height, 40) / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `it is at ${x}, ${y}`;
  const topElement = document.elementFromPoint(x, y);
  // A label, an icon, its own popup or the selected option of a Select may cover an input.
  const isUncovered =
    topElement &&
    (target.contains(topElement) ||
      topElement.contains(target) ||
      topElement.closest('label') ||
      topElement.closest('.ant-select')?.contains(target));
  return isUncovered ? '' : `${topElement?.outerHTML.slice(0, 120)} covers it`;
}

/** Presses Tab until a control has the focus, and expects it to be in view. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await page.evaluate(outOfView)).toBe('');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MAX_STOPS} stops of the keyboard do not lead to ${String(target)}`);
}

/** Opens the command palette with its shortcut, and chooses the first result of a search. */
export async function goByPalette(page: Page, query: string): Promise<void> {
  const palette = page.getByRole('combobox', { name: 'Command palette' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type(query);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}
