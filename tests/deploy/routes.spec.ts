import { waitedFor } from '../e2e/support/prerendered';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';
import { expect, test } from './support/test';

test.describe('with the headers of the server and without errors', () => {
  for (const route of publicRoutes) {
    test(`the public route ${route} opens`, async ({ page, portal, watch }) => {
      const problems = await watch(page, portal.origin);
      await page.goto(portal.origin + route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await waitedFor(page)).toEqual([]);
      expect(problems).toEqual([]);
    });
  }

  for (const route of memberRoutes) {
    test(`the member route ${route} opens`, async ({ page, portal, watch }) => {
      const problems = await watch(page, portal.origin);
      await page.addInitScript((token) => localStorage.setItem('token', token), portal.token);
      await page.goto(portal.origin + route);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        /Unexpected Application Error|Page not found/,
      );
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
    });
  }

  test('menus, dates, dialogs and the palette open', async ({ page, portal, watch }) => {
    const problems = await watch(page, portal.origin);
    await page.addInitScript((token) => localStorage.setItem('token', token), portal.token);
    await page.goto(`${portal.origin}/activity`);
    await expect(page.locator('#content time').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(`${portal.origin}/mithdraw`);
    await page.getByLabel('Quantity (USDT)').fill('11');
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(problems).toEqual([]);
  });
});

test('the browser can install the portal', async ({ page, portal, watch }) => {
  const problems = await watch(page, portal.origin);
  await page.goto(`${portal.origin}/login`);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${portal.origin}/manifest.json`, []]);
  expect(manifest.startUrl).toBe(`${portal.origin}/dashboard`);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // The test's browser has no profile.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  expect(problems).toEqual([]);
});

test('an injected script and an injected event handler do not run', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  const ran = await page.evaluate(async () => {
    // An inline script runs synchronously when it is added to the document, unless the policy blocks the script.
    const script = document.createElement('script');
    script.textContent = 'window.ran = "inline"';
    document.body.append(script);
    const box = document.createElement('div');
    box.innerHTML = '<img src="data:," onerror="window.ran = \'handler\'">';
    document.body.append(box);
    // Listeners run in the order of registration: the `onerror` attribute, unless it is blocked, runs before this one.
    await new Promise((done) => box.firstElementChild?.addEventListener('error', done));
    return (window as { ran?: string }).ran;
  });
  expect(ran).toBeUndefined();
});
