// Tests that a public page keeps its texts if a translation or an extension changes it before it is hydrated.
import type { Page } from '@playwright/test';
import { applyChange, changes, type Change } from './support/changedByOthers';
import { ENTRY, holdRequests } from './support/holdRequests';
import { isRunning } from './support/prerendered';
import {
  button,
  code,
  EMAIL,
  expectSent,
  expectTexts,
  field,
  forms,
  formTags,
  laterSteps,
  rejectRequests,
  setAllSilently,
} from './support/publicForms';
import { expect, test } from './support/test';

/** Opens a page without its code. Returns the function that releases the code. */
async function openWithoutCode(page: Page, route: string) {
  const release = await holdRequests(page, ENTRY);
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return release;
}

/** The changes that are tested with every form. The others are tested with two: one has fields, one has boxes. */
const everyForm: readonly Change[] = ['a translation'];
const formsOf = (change: Change) =>
  [...forms, ...laterSteps].filter(
    ({ route }) => everyForm.includes(change) || ['/login', '/Pageotp'].includes(route),
  );

test.describe('pages that others change before they are hydrated', { tag: formTags }, () => {
  for (const change of Object.keys(changes) as Change[])
    test(`${change} loses no text of a form`, async ({ page }) => {
      await rejectRequests(page);
      for (const form of formsOf(change)) {
        const { route, texts, submit } = form;
        const release = await openWithoutCode(page, route);
        await setAllSilently(page, texts);
        await applyChange(page, change);
        release();
        await expect(button(page, submit)).toBeEnabled();
        await expectTexts(page, texts);
        if (forms.includes(form)) await expectSent(page, form, () => button(page, submit).click());
        await page.unroute(ENTRY);
      }
    });

  test('an icon and a translation move neither the focus nor the caret', async ({ page }) => {
    for (const change of ['an icon in the form', 'a translation'] as const) {
      const release = await openWithoutCode(page, '/login');
      await applyChange(page, change);
      await field(page, 'Password').click();
      await page.keyboard.type('Demo1234');
      for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
      release();
      await expect(page.locator('form button[type=submit]')).toBeEnabled();
      await expect(field(page, 'Password')).toBeFocused();
      await page.keyboard.type('-');
      await expect(field(page, 'Password')).toHaveValue('Demo-1234');
      await page.unroute(ENTRY);
    }
  });

  test('a code that is typed while its page loads is complete', async ({ page }) => {
    await rejectRequests(page);
    for (const change of [undefined, 'an icon in the form'] as const) {
      const release = await openWithoutCode(page, '/Pageotp');
      if (change) await applyChange(page, change);
      await field(page, 'Email').fill(EMAIL);
      await field(page, 'Digit 1 of 6').click();
      await page.keyboard.type('123');
      release();
      await expect(button(page, 'Submit')).toBeEnabled();
      await page.keyboard.type('456');
      await expectTexts(page, { Email: EMAIL, ...code });
      await page.unroute(ENTRY);
    }
  });

  test('a page without a form stays as it is', async ({ page }) => {
    for (const route of ['/', '/pop', '/terms'])
      for (const change of ['a node at the start of the root', 'a translation'] as const) {
        const release = await openWithoutCode(page, route);
        await applyChange(page, change);
        release();
        await expect.poll(() => isRunning(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.unroute(ENTRY);
      }
  });
});
