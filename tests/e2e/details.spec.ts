import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ask, demoToken } from './support/api';
import { valueOf } from './support/descriptions';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test('e-mail fields take an e-mail, and passwords can be shown and hidden', async ({ page }) => {
  for (const path of ['/signup', '/login', '/Forget']) {
    await page.goto(path);
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show what you typed' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide what you typed' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  }
});

test('the log-in leads home, to joining and to a new password', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: /Sign up/i })).toHaveAttribute('href', '/signup');
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/Verfication_forget',
  );
});

test('a button has a spinner while its request is pending', async ({ page }) => {
  let answer: (value: undefined) => void = () => undefined;
  const held = new Promise<undefined>((resolve) => (answer = resolve));
  await page.route('**/api/user/signIn', async (route) => {
    await held;
    await route.fulfill({ json: { success: false, message: 'No such member' } });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel('Password', { exact: true }).fill('nothing');
  const button = page.getByRole('button', { name: 'Login' });
  await button.click();
  await expect(button.locator('.anticon-loading')).toBeVisible();
  answer(undefined);
  await expectToast(page, 'No such member');
  await expect(button.locator('.anticon-loading')).toHaveCount(0);
});

test('winners by period, their columns and the words for a missing flag', async ({ member: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/randomProfit')) asked.push(search);
  });
  await page.goto('/dashboard');
  const winners = page.getByRole('region', { name: 'Winners', exact: true });
  await expect(winners.getByRole('columnheader')).toHaveText(['Flag', 'Country', 'UID', 'Email', 'Winning']);
  await expect(winners.getByText('No Image Available').first()).toBeVisible();
  await expect(winners.getByRole('tab')).toHaveText(['1 Day', '30 Day', '90 Day']);
  await expect(winners.getByRole('tab', { name: '1 Day' })).toHaveAttribute('aria-selected', 'true');
  for (const tab of ['30 Day', '90 Day']) {
    await winners.getByRole('tab', { name: tab }).click();
    await expect(winners.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expect(winners.locator('[aria-busy=false]')).toBeVisible();
  }
  await expect.poll(() => asked).toEqual(['', '?type=30day', '?type=90day']);
});

test('both team screens count, and a direct member is paid and verified or not', async ({ member: page }) => {
  const counters = [
    'Pioneer Activate',
    'Pioneer Inactivate',
    'exchange Activate',
    'exchange Inactivate',
  ] as const;
  for (const path of ['/team', '/direct']) {
    await page.goto(path);
    for (const name of counters) await expect(valueOf(page, name)).toHaveText(/^\d+$/);
  }
  const titles = await page.getByRole('columnheader').allTextContents();
  const first = page.locator('tbody').getByRole('row').first();
  const cell = (title: string) => first.getByRole('cell').nth(titles.indexOf(title));
  await expect(cell('Joined')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(cell('Paid')).toHaveText(/^(Yes|No)$/);
  await expect(cell('Verified')).toHaveText(/^(Yes|No)$/);
  await page.goto('/team');
  await expect(page.getByRole('columnheader').first()).toHaveText('S.No');
});

test('the market names its coins in capitals', async ({ member: page }) => {
  await page.goto('/marketdata');
  await expect(page.getByRole('columnheader')).toHaveText(['Coin', 'Name', 'Symbol', 'Price', 'Market cap']);
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText(/^[A-Z]+$/);
});

test('a ticket has five topics', async ({ member: page }) => {
  await page.goto('/ticket');
  // None of them is chosen, and none has to be.
  await expect(page.getByRole('region', { name: 'Write to support' })).toContainText('Choose a topic');
  await page.getByRole('combobox', { name: 'Topic' }).press('Enter');
  await expect(page.getByRole('option')).toHaveCount(5);
  expect(await page.getByRole('option').allTextContents()).toEqual([
    expect.stringMatching(/withdrawal address.*rejected/),
    expect.stringMatching(/confirmations.*deposit/),
    expect.stringMatching(/fast.*internal transfer/),
    expect.stringMatching(/trade fee/),
    'Other',
  ]);
});

test('the QR code is 256 wide, black on white, at error correction L', async ({ member: page, request }) => {
  const { data: address } = await ask<{ data: string }>(request, demoToken(), 'depositQrCode');
  await page.goto('/deposit');
  const code = page.getByRole('img', { name: 'QR code of your deposit address' });
  await expect(code).toHaveAttribute('width', '256');
  await expect(code).toHaveAttribute('height', '256');
  expect(
    await code.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('fill'))),
  ).toEqual(['#FFFFFF', '#000000']);
  // What it encodes is the whole address: money sent to any other is gone.
  const right = renderToStaticMarkup(
    createElement(QRCodeSVG, { value: address, size: 256, level: 'L', boostLevel: false }),
  );
  const drawn = [...right.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  expect(drawn).toHaveLength(2);
  expect(
    await code.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d'))),
  ).toEqual(drawn);
  // The two format bits that name the level stand at the head of the ninth row: dark, dark is L.
  const level = await code
    .locator('path')
    .last()
    .evaluate((path) => {
      const drawn = new Path2D(path.getAttribute('d') ?? '');
      const canvas = document.createElement('canvas').getContext('2d');
      return [0.5, 1.5].map((x) => canvas?.isPointInPath(drawn, x, 8.5));
    });
  expect(level).toEqual([true, true]);
});

test('a toast stands at the top, 2000 ms after a success, and is removed 1000 ms after it went', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.route('**/api/user/resendOtp', (route) =>
    route.fulfill({ json: { success: true, message: 'Sent' } }),
  );
  await page.goto('/Pageotp');
  await page.getByLabel('Email').fill('new@example.test');
  // Times of the page itself: when the toast came, began to leave, and was gone.
  await page.evaluate(() => {
    const times: number[] = [];
    const leaves: string[] = [];
    const places: object[] = [];
    Object.assign(window, { toastTimes: times, toastLeaves: leaves, toastPlaces: places });
    new MutationObserver(() => {
      const active = document.querySelector('.ant-message-move-up-leave-active');
      if (active && leaves.length === 0) leaves.push(getComputedStyle(active).animationDuration);
      const toast = document.querySelector('.ant-message-notice-wrapper, .ant-message-notice');
      const stage = !toast ? 3 : document.querySelector('.ant-message-move-up-leave') ? 2 : 1;
      if (stage === times.length + 1) times.push(performance.now());
      const content = document.querySelector('.ant-message-notice-content');
      if (content && places.length === 0) places.push(content.getBoundingClientRect().toJSON() as object);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
  await page.getByRole('button', { name: 'Resend Otp' }).click();
  await expectToast(page, 'success: Sent');
  const times = () => page.evaluate(() => (window as unknown as { toastTimes: number[] }).toastTimes);
  await expect.poll(async () => (await times()).length, { timeout: 15_000 }).toBe(3);
  expect(await page.evaluate(() => (window as unknown as { toastLeaves: string[] }).toastLeaves)).toEqual([
    '1s',
  ]);
  const [{ x, y, width } = { x: 0, y: 999, width: 0 }] = await page.evaluate(
    () => (window as unknown as { toastPlaces: DOMRect[] }).toastPlaces,
  );
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(20);
  expect(y).toBeLessThan(100);
  const [came = 0, leaving = 0, gone = 0] = await times();
  expect(leaving - came).toBeGreaterThan(1800);
  expect(leaving - came).toBeLessThan(3900);
  expect(gone - leaving).toBeGreaterThan(700);
  expect(gone - leaving).toBeLessThan(3000);
});

test('a file of the portal is asked for at the root, however deep the address', async ({ member: page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  await page.goto('/level/1');
  await expect(page.locator('tbody').getByRole('row').first()).toBeVisible();
  await page.getByRole('link', { name: 'Bind Api' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bind Api');
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toMatch(/^\/assets\//);
});

test.describe("the server's IP that cannot be read", () => {
  test.use({ expected: [/Failed to load resource|^502 /] });
  test('is asked for again, and typed keys stay', async ({ member: page }) => {
    await page.route('**/api/user/ip', (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }));
    await page.goto('/bindapi');
    await page.getByLabel('API key', { exact: true }).fill('typedBefore');
    await expect(page.getByText('it could not be read.')).toBeVisible();
    await page.unroute('**/api/user/ip');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Copy server IP / })).toBeVisible();
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue('typedBefore');
  });
});
