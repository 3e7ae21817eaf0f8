import { waitedFor } from '../e2e/support/prerendered';
import { memberRoutes, publicRoutes } from '../e2e/support/routes';
import { expect, test } from './support/test';

/** Swaps the case of every letter. Routes match regardless of letter case. */
const otherCase = (route: string) =>
  route.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

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
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
    });
  }

  for (const route of ['/login', '/Verfication_forget', '/activity', '/level/1']) {
    test(`${otherCase(route)} opens the same screen in another letter case`, async ({
      page,
      portal,
      watch,
    }) => {
      const problems = await watch(page, portal.origin);
      const heading = page.getByRole('heading', { level: 1 });
      if (memberRoutes.includes(route))
        await page.addInitScript((token) => localStorage.setItem('token', token), portal.token);
      await page.goto(portal.origin + route);
      await expect(heading).toBeVisible();
      const title = await heading.innerText();
      await page.goto(portal.origin + otherCase(route));
      await expect(heading).toHaveText(title);
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

test('an injected style element has no effect', async ({ page, portal }) => {
  await page.goto(`${portal.origin}/login`);
  const margin = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { margin-top: 7px }';
    document.head.append(style);
    return getComputedStyle(document.body).marginTop;
  });
  expect(margin).toBe('0px');
});
