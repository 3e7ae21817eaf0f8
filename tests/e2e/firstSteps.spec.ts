import type { Locator, Page } from '@playwright/test';
import { callApi } from './support/api';
import { trackIdle } from './support/idle';
import { newMember, sessionOf } from './support/members';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

const firstStepsOf = (page: Page) => page.getByRole('region', { name: 'First steps' });
const yOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

test.describe('first steps', { tag: '@dashboard' }, () => {
  test('a new member sees the privacy notice, and the first steps until all of them are done', async ({
    page,
    request,
  }) => {
    await withoutUnreadCounts(page);
    const idle = trackIdle(page);
    const newcomer = await newMember(request);
    const session = await sessionOf(request, newcomer);
    await page.addInitScript((token) => localStorage.setItem('token', token), session);
    await page.goto('/dashboard');
    const steps = firstStepsOf(page);
    const news = page.getByRole('heading', { name: 'Latest News' });

    await test.step('privacy notice between video and news', async () => {
      const notice = page.getByRole('region', { name: 'Privacy policy' });
      await expect(notice).toContainText('are your own responsibility');
      await expect(notice.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
      await expect(async () => {
        const noticeY = await yOf(notice);
        expect(noticeY).toBeGreaterThan(await yOf(page.getByRole('button', { name: /(Pause|Play) video/ })));
        expect(noticeY).toBeLessThan(await yOf(news));
      }).toPass({ timeout: 60_000 });
    });

    await expect(steps.getByRole('link')).toHaveText([
      'Bind an exchange key',
      'Deposit USDT',
      'Activate your account',
    ]);
    await expect(steps.getByText('Done')).toHaveCount(0);
    expect(await yOf(steps)).toBeLessThan(await yOf(news));

    await request.post('/sandbox/deposits', { data: { email: newcomer.email, amount: '25' } });
    await page.reload();
    await expect(steps.getByText('Done')).toHaveCount(1);

    const paths: string[] = [];
    page.on('request', (call) => paths.push(new URL(call.url()).pathname));
    const listCalls = () => paths.filter((path) => /getExchange|user\/deposit$/.test(path));
    await page.route('**/api/user/dashboard', async (route) => {
      const response = (await (await route.fetch()).json()) as { data: { user: object } };
      const user = { ...response.data.user, paidStatus: true };
      await route.fulfill({ json: { ...response, data: { ...response.data, user } } });
    });
    await page.reload();
    await expect(steps.getByText('Done')).toHaveCount(2);
    await expect(steps.getByText('So the bot can trade for you.')).toBeVisible();
    await idle();
    expect(listCalls()).toEqual(['/api/user/getExchange']);

    const key = { exchangeName: 'BINANCE', apiKey: 'abcDEF123', apiSecret: 'sEcReT456' };
    await callApi(request, session, 'bind', key);
    const bindings = page.waitForResponse('**/api/user/getExchange');
    await page.reload();
    await bindings;
    await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('Fresh Member');
    await idle();
    await expect(steps).toHaveCount(0);

    // Once the member has bound an API key, the dashboard no longer sends `getExchange`.
    paths.length = 0;
    await page.reload();
    await expect(page.getByRole('region', { name: 'Personal Details' })).toContainText('Fresh Member');
    await idle();
    await expect(steps).toHaveCount(0);
    expect(listCalls()).toEqual([]);
  });
});
