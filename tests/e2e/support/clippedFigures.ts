import type { Page } from '@playwright/test';

/**
 * Runs in the page. Returns the numbers that overflow their cell or card, or that a container clips.
 * `horizontalOverflow` does not find these numbers, because they don't widen the page. If `length` is given, first
 * replaces all numbers by numbers with this many characters.
 */
function findClippedFigures(length: number | undefined): string[] {
  const CONTAINERS = 'td, .ant-statistic, dl > div, dl, article, .ant-card, .ant-modal-content';
  const problems: string[] = [];
  const figures = '#content [class*="_number_"]';
  // The portal renders numbers that are too long for one line with the class of texts.
  const all = `${figures}, #content [class*="_text_"]`;
  for (const figure of document.querySelectorAll(length === undefined ? all : figures)) {
    if (!/\d/.test(figure.textContent)) continue;
    if (length !== undefined)
      figure.textContent = `$${'888,'.repeat(9)}888.88`.slice(-length).replace(/^[,.]/, '8');
    const range = document.createRange();
    range.selectNodeContents(figure);
    const container = figure.closest(CONTAINERS);
    const isCut = [...range.getClientRects()].some((box) => {
      for (let at = figure.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        // Skip text that is only for screen readers, which is at most 1 px wide.
        if (frame.width <= 1) return false;
        const [wide, high] = [at === container || overflowX !== 'visible', overflowY !== 'visible'];
        if (wide && (box.left < frame.left - 1 || box.right > frame.right + 1)) return overflowX !== 'auto';
        if (high && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return overflowY !== 'auto';
      }
      return box.left < 0 || box.right > document.documentElement.clientWidth;
    });
    if (isCut)
      problems.push(
        `${window.innerWidth} px: ${figure.textContent} in ${container?.outerHTML.slice(0, 200)}`,
      );
  }
  return problems;
}

/** Returns the figures of the screen that are clipped or overflow their cell or card. */
export const clippedFigures = (page: Page) => page.evaluate(findClippedFigures, undefined);

/**
 * Replaces the figures of the screen by figures of 12, 13, … 22 characters, which must fit on one line.
 * Returns those that are clipped or overflow their cell or card.
 */
export async function clippedLongFigures(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let length = 12; length <= 22; length++)
    problems.push(...(await page.evaluate(findClippedFigures, length)));
  return problems;
}
