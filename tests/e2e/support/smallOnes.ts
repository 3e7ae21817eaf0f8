import type { Page } from '@playwright/test';

/**
 * The controls of the page that are lower or narrower than a finger wants, in CSS pixels. A link within a
 * sentence is as high as its line, and what only the keyboard reaches is not for fingers.
 */
export const smallOnes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, [role=tab], [role=button], [cmdk-item]')]
      .filter(
        (control) => !control.closest('p, .ant-alert-message') && !control.matches('a[href="#content"]'),
      )
      .map(
        (control) =>
          control.closest(
            control.matches('input')
              ? '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-segmented-item'
              : '.ant-menu-item, .ant-tabs-tab, .ant-segmented-item',
          ) ?? control,
      )
      .filter((control) => control.getClientRects().length > 0)
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 140)}`),
  );
