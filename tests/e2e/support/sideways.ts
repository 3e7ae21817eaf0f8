import type { Page } from '@playwright/test';

/**
 * What stands beyond the sides of the window, and is not within a frame that scrolls it or cuts it off on purpose.
 * A frame around the screen's own heading is no such frame: a page that cuts itself off looks as if it fitted, and
 * only the edges of what is in it tell.
 */
export const sideways = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const faults =
      scrollWidth > clientWidth
        ? [`${clientWidth} px: the page is ${scrollWidth - clientWidth} px too wide`]
        : [];
    const isFrame = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && !element.querySelector('h1');
    const framed = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (isFrame(at)) return true;
      return false;
    };
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0 || (left >= -0.5 && right <= clientWidth + 0.5) || framed(element))
        continue;
      faults.push(
        `${clientWidth} px: ${Math.round(left)} to ${Math.round(right)}: ${element.outerHTML.slice(0, 120)}`,
      );
    }
    return faults;
  });
