import type { Page } from '@playwright/test';
import { freezeDate } from './support/clock';
import { bodiesOf, dollars } from './support/api';
import { glanceOf, type Dashboard } from './support/dashboard';
import { valueOf } from './support/descriptions';
import { firstProfitPages } from './support/firstProfitPages';
import { trackIdle } from './support/idle';
import { expectNoLayoutShift } from './support/layoutShift';
import { expect, test } from './support/test';
import { PHONE } from './support/windows';

const attentionOf = (page: Page) => page.getByRole('region', { name: 'Needs attention' });

test.describe('dashboard', { tag: '@dashboard' }, () => {
  test('the dashboard of a paid member shows all parts in order, with figures from the server', async ({
    member: page,
  }) => {
    await freezeDate(page);
    // Compare with the responses that the page receives: the rows of the last 24 hours change while the test runs.
    const dashboardResponse = page.waitForResponse(/\/api\/user\/dashboard$/);
    const profits = firstProfitPages(page);
    const videoRequests: string[] = [];
    const winnerPeriods: string[] = [];
    page.on('request', (sent) => {
      const { pathname, search } = new URL(sent.url());
      if (/\.(webm|mp4)$/.test(pathname)) videoRequests.push(pathname);
      if (pathname.endsWith('/randomProfit')) winnerPeriods.push(search);
    });
    const results = bodiesOf(page, 'profitCalculation');
    const bannerPages = bodiesOf(page, 'getBanners');
    await page.route('**/api/user/getBanners', async (route) => {
      const response = (await (await route.fetch()).json()) as { data: object[] };
      const unsafe = [{ image: 'javascript:alert(1)', title: 'Unsafe' }, { image: 7 }, null];
      await route.fulfill({ json: { ...response, data: [...unsafe, ...response.data] } });
    });
    const idle = trackIdle(page);
    await page.goto('/dashboard');
    const { data } = (await (await dashboardResponse).json()) as Dashboard;
    const amount = (key: string) => Number(data[key]);
    const banners = page.getByRole('list', { name: 'Banners' });

    await test.step('order', async () => {
      await expect(banners).toBeVisible();
      const parts = [
        page.getByRole('button', { name: /(Pause|Play) video/ }),
        page.getByRole('heading', { name: 'Latest News' }),
        page.getByRole('heading', { name: 'Personal Details' }),
        page.getByRole('heading', { name: 'Balances' }),
        page.getByRole('heading', { name: 'Available bonus' }),
        page.getByRole('navigation', { name: 'Shortcuts' }),
        banners,
        page.getByRole('heading', { name: 'Winners' }),
      ];
      // While a part of the dashboard loads, its height changes and moves the parts below it. So try repeatedly.
      await expect(async () => {
        const positions = [];
        for (const part of parts) {
          const box = await part.boundingBox();
          positions.push((box?.y ?? NaN) * 10_000 + (box?.x ?? NaN));
        }
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
      }).toPass({ timeout: 60_000 });
      await expect(page.getByText(/are your own responsibility/)).toBeVisible();
    });

    await test.step('no layout shift', async () => {
      await expect(valueOf(glanceOf(page), 'Last 24 hours profit')).toContainText('7-day average');
      await expect(attentionOf(page)).toBeVisible();
      await expect(page.getByRole('list', { name: 'Bot' })).toContainText('Key bound');
      await expectNoLayoutShift(page);
    });

    await test.step('no privacy notice', async () => {
      await expect(page.getByText('demo@example.test')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Privacy policy' })).toHaveCount(0);
    });

    await test.step('balances', async () => {
      const balances = page.getByRole('region', { name: 'Balances' });
      const bonus = page.getByRole('region', { name: 'Available bonus' });
      await expect(valueOf(glanceOf(page), 'Total balance')).toContainText(
        dollars(amount('mainBalance') + amount('depositBalance') + amount('incomeBalance')),
      );
      await expect(valueOf(glanceOf(page), 'Fuel Wallet')).toHaveText(dollars(amount('mainBalance')));
      await expect(valueOf(glanceOf(page), 'Available bonus')).toHaveText(dollars(amount('incomeBalance')));
      await expect(valueOf(bonus, 'Total bonus')).toHaveText(
        dollars(amount('directTeamBonus') + amount('clubBonus') + amount('loyalityBonus')),
      );
      await expect(valueOf(bonus, 'Total withdraw')).toHaveText(
        dollars(amount('withrawRecords') + amount('fuelWithraw')),
      );
      await expect(valueOf(balances, 'Deposit balance')).toHaveText(dollars(amount('depositBalance')));
    });

    await test.step('profit of a chosen period, a short one compared with a longer one', async () => {
      const figure = (title: string) => valueOf(glanceOf(page), title);
      const choose = (label: string) =>
        page.getByRole('radiogroup', { name: 'Period of the profit' }).getByText(label).click();
      const total = (time: string) => Number(profits.get(time)?.totalProfit);
      const requested = (...times: string[]) =>
        expect.poll(() => [...profits.keys()].toSorted()).toEqual(times);
      await requested('7day');
      expect(results).toEqual([{ limit: 10, skip: 0, time: '7day' }]);
      const day = amount('last24hourProfit');
      // The switch stands between the profit and its comparison.
      const periods = '24 h7 d30 dAll';
      await expect(figure('Last 24 hours profit')).toContainText(
        `${dollars(day)}${periods}+${dollars(day - total('7day') / 7)} vs 7-day average`,
      );
      await choose('7 d');
      await requested('1month', '7day');
      const week = total('7day');
      await expect(figure('Last 7 days profit')).toContainText(
        `${dollars(week)}${periods}+${dollars(week - (total('1month') * 7) / 30)} vs 30-day average`,
      );
      await choose('30 d');
      await expect(figure('Last 30 days profit')).toContainText(
        `${dollars(total('1month'))}${periods}${dollars(total('1month') / 30)} a day`,
      );
      await choose('All');
      await requested('1month', '7day', 'overall');
      await expect(figure('Overall profit')).toContainText(dollars(total('overall')));
    });

    await test.step('latest results are a line chart, drawn from one page of the profit list', async () => {
      await expect(glanceOf(page).locator('path[d^="M0"]')).toHaveCount(1);
      await expect(glanceOf(page).getByRole('link', { name: 'Latest results' })).toHaveAttribute(
        'href',
        '/profit',
      );
      expect(results).toHaveLength(3);
    });

    await test.step('safe banners only', async () => {
      await expect(banners.getByRole('img')).toHaveCount(2);
      expect(bannerPages).toEqual([{ limit: 10, skip: 0 }]);
    });

    await test.step('with reduced motion the video is not loaded and the news does not scroll', async () => {
      const news = page.getByRole('group', { name: 'Latest News, scrolling' });
      await expect(news.getByText('This is a sandbox').first()).toBeVisible();
      await expect(news.locator('> div')).toHaveCSS('animation-name', 'none');
      await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
      await idle();
      expect(videoRequests).toEqual([]);
    });

    await test.step('winners by period', async () => {
      const winners = page.getByRole('region', { name: 'Winners', exact: true });
      await expect(winners.getByRole('columnheader')).toHaveText([
        'Flag',
        'Country',
        'UID',
        'Email',
        'Winning',
      ]);
      await expect(winners.getByText('No Image Available').first()).toBeVisible();
      await expect(winners.getByRole('tab')).toHaveText(['1 Day', '30 Day', '90 Day']);
      await expect(winners.getByRole('tab', { name: '1 Day' })).toHaveAttribute('aria-selected', 'true');
      for (const tab of ['30 Day', '90 Day']) {
        await winners.getByRole('tab', { name: tab }).click();
        await expect(winners.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
        await expect(winners.locator('[aria-busy=false]').first()).toBeVisible();
      }
      await expect.poll(() => winnerPeriods).toEqual(['', '?type=30day', '?type=90day']);
    });

    await test.step('shortcuts', async () => {
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
        'Bonus: futures trades /open_position',
        'Daily Trade Profit /profit',
        'Fuel Wallet: account activation /depositpage',
      ]);
      await page.getByRole('link', { name: 'Bonus income' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus');
    });
  });

  test('what needs attention is in one line, with links to where it is solved', async ({ member: page }) => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const list = (call: string, ...data: object[]) =>
      page.route(`**/api/user/${call}`, (route) =>
        route.fulfill({ json: { success: true, message: '', data, count: data.length } }),
      );
    const packageValidity = inDays(-1).slice(0, 10);
    await list('withrawOrders', {
      amount: '50',
      status: 'REJECTED',
      createdAt: inDays(-3),
      tokenName: 'USDT',
    });
    await list('activitys', { activity: 'Order failed', message: 'Invalid API-key', createdAt: inDays(0) });
    await page.route('**/api/user/dashboard', async (route) => {
      const response = (await (await route.fetch()).json()) as { data: { user: object } };
      const user = { ...response.data.user, packageValidity };
      await route.fulfill({ json: { ...response, data: { ...response.data, user } } });
    });
    await list('trades', { createdAt: '2026-03-05T21:07:09Z' }, { createdAt: '2026-03-04T21:07:09Z' });
    // A failing source hides only its own line.
    await page.route('**/api/user/getTicket', (route) =>
      route.fulfill({ json: { success: false, message: 'No tickets today' } }),
    );
    await page.setViewportSize(PHONE);
    await page.goto('/dashboard');
    const links = attentionOf(page).getByRole('link');
    await expect(links).toHaveText(['Exchange keys refused', /^Package ended on/, 'Withdrawal rejected']);
    await expect(page.getByRole('list', { name: 'Bot' }).getByRole('listitem')).toHaveText([
      'Key refused',
      `Package until ${packageValidity}`,
      'Last trade 2026-03-05 21:07',
    ]);
    await expectNoLayoutShift(page);
    await expect(page.getByText('No tickets today')).toHaveCount(0);
    await attentionOf(page).getByRole('link', { name: 'Withdrawal rejected' }).click();
    await expect(page).toHaveURL('/withdrawhistory?where.status=REJECTED');
  });
});
