import { isRunning, noteFrames, visited, waitedFor } from './support/prerendered';
import { expect, test } from './support/test';

test.describe('what does not fit the visit is never seen', () => {
  test.beforeEach(({ context, baseURL }) => context.addCookies([{ ...visited, url: baseURL ?? '' }]));

  test('a member who opens the log-in comes to the dashboard', async ({ member: page }) => {
    await page.addInitScript({ content: noteFrames });
    for (const route of ['/login', '/SIGNUP']) {
      const early = page.waitForRequest(/\/early-/);
      await page.goto(route);
      await early;
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.evaluate(() => window.frames_)).seen).not.toContain('form');
    }
  });

  test('an e-mail that an earlier step passed on stands there after a reload', async ({ page }) => {
    await page.addInitScript({ content: noteFrames });
    await page.goto('/Verfications');
    await page.evaluate(() => history.replaceState({ usr: { email: 'a@b.test' }, key: 'k', idx: 0 }, ''));
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('a@b.test');
    expect((await page.evaluate(() => window.frames_)).seen).not.toContain('form without an e-mail');
  });

  test('the scheme that the system has, where another was chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript({ content: noteFrames });
    await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
    for (const route of ['/', '/login']) {
      await page.goto(route);
      await expect.poll(() => isRunning(page)).toBe(true);
      const { grounds } = await page.evaluate(() => window.frames_);
      expect(grounds).toHaveLength(1);
      expect(grounds).toEqual([
        await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      ]);
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    }
    // A picture is in the scheme that was chosen.
    await page.goto('/');
    await expect(page.locator('figure img').first()).toHaveAttribute('src', /-dark-/);
    await expect(page.locator('figure img').first()).toBeVisible();
  });

  test('a host that serves its start page everywhere still shows the screen of the address', async ({
    page,
  }) => {
    const start = await (await page.request.get('/')).text();
    await page.addInitScript({ content: noteFrames });
    await page.route(/\/terms$/, (route) => route.fulfill({ contentType: 'text/html', body: start }));
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
    expect((await page.evaluate(() => window.frames_)).seen).not.toContain('carousel');
  });
});

test.describe('a browser that was here, and lost the cookie that says so', () => {
  test('comes right as a member, who is led away', async ({ member: page }) => {
    await page.context().clearCookies();
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('comes right with the e-mail that was passed on, and the scheme that was chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
    await page.goto('/Verfications');
    await page.evaluate(() => history.replaceState({ usr: { email: 'a@b.test' }, key: 'k', idx: 0 }, ''));
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue('a@b.test');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    expect(await waitedFor(page)).toEqual([]);
  });
});

test.describe('the style element of a page for a first visit', () => {
  test.use({ expected: [/Content Security Policy directive .style-src|a style element/] });

  test('is the only one that its policy lets in', async ({ page }) => {
    await page.goto('/terms');
    const ground = (css: string) =>
      page.evaluate((text) => {
        const style = Object.assign(document.createElement('style'), { textContent: text });
        document.head.append(style);
        document.body.setAttribute('style', 'outline: 9px solid');
        const { outlineWidth, marginTop } = getComputedStyle(document.body);
        return { sheet: style.sheet === null ? 'refused' : 'in force', outlineWidth, marginTop };
      }, css);
    expect(await ground('body { margin-top: 7px }')).toMatchObject({ sheet: 'refused', marginTop: '0px' });
    expect((await ground('')).outlineWidth).not.toBe('9px');
  });
});
