import type { Browser } from '@playwright/test';
import { twoFrames } from './support/frames';
import { ENTRY, FIRST, holdBack } from './support/holdBack';
import { serveInHalves } from './support/inHalves';
import { demo, expect, test } from './support/test';
import { isRunning, lookOf, noteFrames, visited, waitedFor, watchPage } from './support/prerendered';
import { extraRoutes, publicRoutes } from './support/routes';

const visit = async (browser: Browser, baseURL: string | undefined, options: object) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    ...options,
  });
  // Whether a font is there in time is chance, and not the matter here.
  await context.route(/\.woff2$/, (route) => route.abort());
  return context.newPage();
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const route of [...publicRoutes, ...extraRoutes]) {
    test(`${route} stands without a script, ${colorScheme}, and the portal takes it over as it is`, async ({
      browser,
      baseURL,
    }) => {
      const still = await visit(browser, baseURL, { colorScheme, javaScriptEnabled: false });
      await still.goto(route);
      await expect(still.getByRole('heading', { level: 1 })).toBeVisible();
      const drawn = await lookOf(still);
      const [title, about] = [await still.title(), still.locator('meta[name=description]')];
      await expect(about).not.toHaveAttribute('content', /wallets, trades, team/);

      // The rules of both pages are the same ones, for both schemes: the second is looked at in the light.
      for (const isFirst of colorScheme === 'light' ? [true, false] : [true]) {
        const page = await visit(browser, baseURL, { colorScheme });
        if (!isFirst) await page.context().addCookies([{ ...visited, url: baseURL ?? '' }]);
        const { complaints, files } = watchPage(page);
        await page.addInitScript({ content: noteFrames });
        await page.goto(route);
        await expect.poll(() => isRunning(page)).toBe(true);
        // Once more, when effects have run and the whole style sheets are in force.
        await expect(page.locator('[data-used]')).toHaveCount(0);
        await twoFrames(page);
        expect(await lookOf(page)).toEqual(drawn);
        expect(await page.title()).toBe(title);
        const { shift, grounds } = await page.evaluate(() => window.frames_);
        expect(shift).toBeLessThanOrEqual(0.01);
        expect(grounds).toEqual([drawn[0]?.ground]);
        expect(complaints).toEqual([]);
        expect(await waitedFor(page)).toEqual(isFirst ? [] : ['first', 'used']);
        expect(await page.context().cookies()).toMatchObject([{ ...visited, sameSite: 'Lax' }]);
        // Signing in fetches the portal while the visitor types (early.spec.ts); no other page does.
        if (!['/login', '/Verfications'].includes(route)) expect(files.join()).not.toMatch(/\/portal-/);
        // It asks for its files itself, and for no sheet twice.
        expect(files.join()).not.toMatch(/\/early-/);
        const sheets = files.filter((file) => file.endsWith('.css'));
        expect(sheets).toEqual([...new Set(sheets)]);
        await page.context().close();
      }
      await still.context().close();
    });
  }
}

test('the two schemes are not the same', async ({ browser, baseURL }) => {
  const grounds = new Set<string | undefined>();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await visit(browser, baseURL, { colorScheme, javaScriptEnabled: false });
    await page.goto('/login');
    grounds.add((await lookOf(page))[0]?.ground);
    await page.context().close();
  }
  expect(grounds.size).toBe(2);
});

test.describe('what is typed before the code is there', () => {
  test('is kept, with the focus, and sent', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(demo.email);
    await page.getByLabel('Password', { exact: true }).click();
    await page.keyboard.type('wrong-1');
    release();
    await expect.poll(() => isRunning(page)).toBe(true);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('23');
    await expect(page.getByLabel('Email')).toHaveValue(demo.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-123');
    const sent = page.waitForRequest(/signIn$/);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ email: demo.email, password: 'wrong-123' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-123');
  });

  test('and sent at once waits for the code, and is sent by it', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    const first = page.waitForResponse(FIRST);
    await page.goto('/login', { waitUntil: 'commit' });
    await (await first).finished();
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-123');
    await page.keyboard.press('Enter');
    const sent = page.waitForRequest(/signIn$/);
    release();
    expect((await sent).postDataJSON()).toEqual({ email: demo.email, password: 'wrong-123' });
    await expect(page).toHaveURL('/login');
  });

  test('stays, and its page comes to life, where it was sent before any script was there', async ({
    page,
  }) => {
    const release = await holdBack(page, /assets\/.*\.js$/);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill('wrong-123');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    release();
    await expect.poll(() => isRunning(page)).toBe(true);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong-123');
    const sent = page.waitForRequest(/signIn$/);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({ email: demo.email, password: 'wrong-123' });
  });

  test('stands beside the code of a referral link', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    await page.goto('/signup?sponserId=ABC123', { waitUntil: 'commit' });
    const details = {
      name: 'Ada',
      email: 'ada@example.test',
      phoneNumber: '0123456789',
      password: 'Long-1234',
    };
    await page.getByLabel('Name', { exact: true }).fill(details.name);
    await page.getByLabel('Email').fill(details.email);
    await page.getByLabel('Phone').fill(details.phoneNumber);
    await page.getByLabel('Password', { exact: true }).fill(details.password);
    await page.getByLabel('Confirm password').fill(details.password);
    release();
    await expect(page.getByLabel('Sponsor code')).toHaveValue('ABC123');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada');
    const sent = page.waitForRequest(/signUp$/i);
    await page.getByRole('button', { name: 'Sign up' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ ...details, sponserId: 'ABC123' });
  });

  test('is a code in its boxes, one digit each', async ({ page }) => {
    const release = await holdBack(page, ENTRY);
    await page.goto('/Pageotp', { waitUntil: 'commit' });
    await page.getByLabel('Digit 1 of 6').fill('123456');
    release();
    for (let digit = 1; digit <= 6; digit++)
      await expect(page.getByLabel(`Digit ${digit} of 6`)).toHaveValue(String(digit));
  });
});

test('a page is served in whatever case, and every other address gets an empty shell', async ({
  request,
}) => {
  for (const route of ['/', '/login', '/LOGIN', '/login/', '/verfication_FORGET'])
    expect(await (await request.get(route)).text(), route).toContain('<h1');
  for (const route of ['/dashboard', '/activity', '/no/such/page', '/loginn', '/login/x'])
    expect(await (await request.get(route)).text(), route).toContain('<div id="root"></div>');
});

for (const [route, painted] of [
  ['/signup', 'when it is whole'],
  ['/', 'as it comes'],
  ['/terms', 'as it comes'],
] as const) {
  test(`${route} that comes in two halves is painted ${painted}, and nothing in it moves`, async ({
    browser,
    baseURL,
  }) => {
    const pause = 700;
    const { origin, close } = await serveInHalves(baseURL ?? '', pause);
    try {
      const page = await visit(browser, origin, { viewport: { width: 360, height: 740 } });
      const { complaints } = watchPage(page);
      await page.addInitScript({ content: noteFrames });
      await page.goto(route);
      await expect.poll(() => isRunning(page)).toBe(true);
      const { shift, first } = await page.evaluate(() => ({
        shift: window.frames_.shift,
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      }));
      expect(shift).toBeLessThanOrEqual(0.01);
      expect(first < pause ? 'as it comes' : 'when it is whole').toBe(painted);
      expect(complaints).toEqual([]);
      await page.context().close();
    } finally {
      await close();
    }
  });
}
