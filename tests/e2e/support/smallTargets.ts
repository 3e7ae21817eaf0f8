import type { Page } from '@playwright/test';

/**
 * Returns the controls whose height or width is less than 44 CSS pixels, except links in a sentence and the skip link,
 * which only the keyboard reaches.
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, textarea, [role=tab], [role=button], [cmdk-item]')]
      .filter((control) => !control.closest('p, .ant-alert-title') && !control.matches('a[href="#content"]'))
      .map(
        (control) =>
          control.closest(
            control.matches('input')
              ? '.ant-select, .ant-input-affix-wrapper, .ant-picker, .ant-segmented-item'
              : '.ant-menu-item, .ant-tabs-tab, .ant-segmented-item',
          ) ?? control,
      )
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ control, box }) => `${box.width} × ${box.height}: ${control.outerHTML.slice(0, 140)}`),
  );
