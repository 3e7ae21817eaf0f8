import type { Page } from '@playwright/test';

/**
 * Returns the elements that reach beyond the sides of the window, except those in a container that scrolls or clips.
 * A container that contains the h1 does not count: if the whole page were clipped, every element would pass.
 */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const problems =
      scrollWidth > clientWidth
        ? [`${clientWidth} px: the page is ${scrollWidth - clientWidth} px too wide`]
        : [];
    const clips = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && !element.querySelector('h1');
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (clips(at)) return true;
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || (left >= -0.5 && right <= clientWidth + 0.5) || isClipped(element))
        continue;
      problems.push(
        `${clientWidth} px: ${Math.round(left)} to ${Math.round(right)}: ${element.outerHTML.slice(0, 120)}`,
      );
    }
    return problems;
  });
