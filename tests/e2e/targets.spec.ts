import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

/** The controls of the page's forms that are lower or narrower than a finger wants, in CSS pixels. */
const smallOnes = (page: Page) =>
  page.locator('form').evaluateAll((forms) =>
    forms
      .flatMap((form) => [...form.querySelectorAll('input, textarea, button')])
      .map(
        (control) =>
          control.closest(control.matches('input') ? '.ant-select, .ant-input-affix-wrapper' : ':scope') ??
          control,
      )
      .filter((control) => control.getClientRects().length > 0)
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 44 || height < 44;
      })
      .map((control) => control.outerHTML.slice(0, 120)),
  );

for (const address of ['/mithdraw', '/fundtransfer', '/bindapi', '/ticket', '/profile'])
  test(`the controls of the form at ${address} are 44 px or more on a phone`, async ({ member: page }) => {
    await page.goto(address);
    await expect(page.locator('form').first()).toBeVisible();
    expect(await smallOnes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

for (const address of ['/login', '/signup', '/Pageotp', '/Forget'])
  test(`the controls of the form at ${address} are 44 px or more on a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('form').first()).toBeVisible();
    expect(await smallOnes(page)).toEqual([]);
  });
