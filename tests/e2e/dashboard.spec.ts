import type { Locator } from '@playwright/test';
import { ask, bodiesOf, demoToken, dollars } from './support/api';
import { headlineOf, valueOf } from './support/descriptions';
import { newMember, sessionOf } from './support/members';
import { expect, test } from './support/test';
import { withoutNews } from './support/withoutNews';

interface Dashboard {
  readonly data: Readonly<Record<string, string>>;
}

test('everything stands in the promised order', async ({ member: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('list', { name: 'Banners' })).toBeVisible();
  const parts = [
    page.getByRole('button', { name: /(Pause|Play) video/ }),
    page.getByRole('heading', { name: 'Latest News' }),
    page.getByRole('heading', { name: 'Personal Details' }),
    page.getByRole('heading', { name: 'Fuel Wallet' }),
    page.getByRole('heading', { name: 'Available bonus' }),
    page.getByRole('navigation', { name: 'Shortcuts' }),
    page.getByRole('list', { name: 'Banners' }),
    page.getByRole('heading', { name: 'Winners' }),
  ];
  // Once what is above each of them has its height.
  await expect(async () => {
    const places = [];
    for (const part of parts) {
      const box = await part.boundingBox();
      places.push((box?.y ?? NaN) * 10_000 + (box?.x ?? NaN));
    }
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText(/are your own responsibility/)).toBeVisible();
});

test('money has $ and two decimals, and the totals are sums', async ({ member: page, request }) => {
  const { data } = await ask<Dashboard>(request, demoToken(), 'dashboard');
  const amount = (key: string) => Number(data[key]);
  await page.goto('/dashboard');
  const fuel = page.getByRole('region', { name: 'Fuel Wallet' });
  const bonus = page.getByRole('region', { name: 'Available bonus' });
  await expect(headlineOf(fuel)).toHaveText(dollars(amount('mainBalance')));
  await expect(headlineOf(bonus)).toHaveText(dollars(amount('incomeBalance')));
  await expect(valueOf(bonus, 'Total bonus')).toHaveText(
    dollars(amount('directTeamBonus') + amount('clubBonus') + amount('loyalityBonus')),
  );
  await expect(valueOf(bonus, 'Total withdraw')).toHaveText(
    dollars(amount('withrawRecords') + amount('fuelWithraw')),
  );
  await expect(valueOf(fuel, 'Deposit balance')).toHaveText(dollars(amount('depositBalance')));
});

for (const { name, viewport, within } of [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, within: 500 },
  // Above the tab bar.
  { name: 'phone', viewport: { width: 360, height: 740 }, within: 680 },
] as const) {
  test.describe(name, () => {
    test.use({ viewport });
    test(`the first screen of a ${name} says how a member is doing`, async ({ member: page, request }) => {
      const { data } = await ask<Dashboard>(request, demoToken(), 'dashboard');
      await page.goto('/dashboard');
      const glance = page.getByRole('region', { name: 'At a glance' });
      for (const [label, key] of [
        ['Fuel Wallet', 'mainBalance'],
        ['Available bonus', 'incomeBalance'],
        ['Last 24 hours profit', 'last24hourProfit'],
        ['Exchange balance', 'binanceBalance'],
      ] as const) {
        const figure = valueOf(glance, label);
        await expect(figure).toHaveText(dollars(data[key]));
        const box = await figure.boundingBox();
        expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(within);
        // A ground of its own: nothing of the video shines through the figures.
        const ground = await figure.evaluate((value) => {
          const cell = value.closest('.ant-statistic');
          return cell ? getComputedStyle(cell).backgroundColor : 'no ground';
        });
        expect(ground).toMatch(/^rgb\(/);
      }
    });
  });
}

test('the latest results stand as a line, on one page of the profit list', async ({ member: page }) => {
  const asked = bodiesOf(page, 'profitCalculation');
  await page.goto('/dashboard');
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(glance.locator('path[d^="M0"]')).toHaveCount(1);
  await expect(glance.getByRole('link', { name: 'Latest results' })).toHaveAttribute('href', '/profit');
  expect(asked).toEqual([{ limit: 10, skip: 0, time: '1month' }]);
});

test('results that are refused leave the figures, and nothing is said', async ({ member: page }) => {
  await page.route('**/api/user/profitCalculation', (route) =>
    route.fulfill({ json: { success: false, message: 'No results today' } }),
  );
  const answer = page.waitForResponse('**/api/user/profitCalculation');
  await page.goto('/dashboard');
  await answer;
  const glance = page.getByRole('region', { name: 'At a glance' });
  await expect(valueOf(glance, 'Fuel Wallet')).toContainText('$');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('No results today')).toHaveCount(0);
  await expect(glance.locator('path[d^="M0"]')).toHaveCount(0);
});

test('the bonus is one bar of its three parts', async ({ member: page, request }) => {
  const { data } = await ask<Dashboard>(request, demoToken(), 'dashboard');
  const parts = ['directTeamBonus', 'clubBonus', 'loyalityBonus'].map((key) => Number(data[key]));
  const sum = parts.reduce((total, part) => total + part);
  await page.goto('/dashboard');
  const bonus = page.getByRole('region', { name: 'Available bonus' });
  for (const name of ['Direct team bonus', 'Club bonus', 'Royalty bonus'])
    await expect(valueOf(bonus, name)).toContainText('$');
  const widths = await bonus
    .locator('[style*="flex-grow"]')
    .evaluateAll((found) => found.map((part) => part.getBoundingClientRect().width));
  const whole = widths.reduce((total, width) => total + width);
  expect(widths).toHaveLength(3);
  for (const [place, width] of widths.entries())
    expect(width / whole).toBeCloseTo((parts[place] ?? NaN) / sum, 2);
});

test('three steps lead to the bot until the last of them is done', async ({ page, request }) => {
  await withoutNews(page);
  const fresh = await newMember(request);
  const session = await sessionOf(request, fresh);
  await page.addInitScript((token) => localStorage.setItem('token', token), session);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('link')).toHaveText([
    'Bind an exchange key',
    'Deposit USDT',
    'Activate the account',
  ]);
  await expect(steps.getByText('Done')).toHaveCount(0);
  const y = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  expect(await y(steps)).toBeLessThan(await y(page.getByRole('heading', { name: 'Latest News' })));

  const deposit = { email: fresh.email, amount: '25' };
  await request.post('/sandbox/deposits', { data: deposit });
  await page.reload();
  await expect(steps.getByText('Done')).toHaveCount(1);

  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  const listsAsked = () => asked.filter((path) => /getExchange|user\/deposit$/.test(path));
  await page.route('**/api/user/dashboard', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { user: object } };
    const user = { ...answer.data.user, paidStatus: true };
    await route.fulfill({ json: { ...answer, data: { ...answer.data, user } } });
  });
  await page.reload();
  await expect(steps.getByText('Done')).toHaveCount(2);
  await expect(steps.getByText('The bot trades with it.')).toBeVisible();
  expect(listsAsked()).toEqual(['/api/user/getExchange']);

  const key = { exchangeName: 'BINANCE', apiKey: 'abcDEF123', apiSecret: 'sEcReT456' };
  await ask(request, session, 'bind', key);
  const bindings = page.waitForResponse('**/api/user/getExchange');
  await page.reload();
  await bindings;
  await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('Fresh Member');
  await expect(steps).toHaveCount(0);
  await page.waitForLoadState('networkidle');

  // A list that has keys in it is asked for no more than it must be.
  asked.length = 0;
  await page.reload();
  await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('Fresh Member');
  await page.waitForLoadState('networkidle');
  await expect(steps).toHaveCount(0);
  expect(listsAsked()).toEqual([]);
});

test('the tiles carry the promised labels and targets', async ({ member: page }) => {
  await page.goto('/dashboard');
  const links = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  await expect(links).toHaveCount(12);
  expect(
    await links.evaluateAll((found) =>
      found.map(
        (link) => `${link.getAttribute('aria-label') ?? link.textContent} ${link.getAttribute('href')}`,
      ),
    ),
  ).toEqual([
    'Transaction /tranctattion',
    'Activites /activity',
    'Fund Deposit /deposit',
    'position /close_position',
    'Fund Transfer /fundtransfer',
    'Wallet /wallet',
    'Withdraw /mithdraw',
    'User /usertouser',
    'Bonus income /DashBonus',
    'Bonus /open_position',
    'Daily Trade Profit /profit',
    'Fuel Wallet /depositpage',
  ]);
  await page.getByRole('link', { name: 'Bonus income' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus');
});

test('the privacy notice is for members who have not paid', async ({ page, request }) => {
  const session = await sessionOf(request, await newMember(request));
  await page.addInitScript((token) => localStorage.setItem('token', token), session);
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Privacy policy' });
  await expect(notice).toContainText('are your own responsibility');
  await expect(notice.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  // Between the video and the news (product.md: Dashboard), once what is above it has its height.
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  await expect(async () => {
    const place = await top(notice);
    expect(place).toBeGreaterThan(await top(page.getByRole('button', { name: /(Pause|Play) video/ })));
    expect(place).toBeLessThan(await top(page.getByRole('heading', { name: 'Latest News' })));
  }).toPass({ timeout: 10_000 });
});

test('a member who has paid sees no privacy notice', async ({ member: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByText('demo@example.test')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Privacy policy' })).toHaveCount(0);
});
