import { callApi, bodiesOf, demoToken, type Balances, type Rows } from './support/api';
import { advance, advanceUntil, openOnPausedClock } from './support/clock';
import { flushRequests } from './support/idle';
import { rowsOf, showAs } from './support/lists';
import { demo, expect, test } from './support/test';
import { toastsOf } from './support/toasts';
import { setTabVisibility } from './support/visibility';

test.describe.configure({ mode: 'serial' });

test.describe('deposit', { tag: '@deposit' }, () => {
  test('the deposit address is copied in full, and the history is refreshed every 120 s while visible', async ({
    member: page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { data: address } = await callApi<{ data: string }>(request, demoToken(), 'depositQrCode');
    const reads = bodiesOf(page, 'deposit');
    const expectReads = async (count: number) => {
      await flushRequests(page);
      expect(reads).toHaveLength(count);
    };
    const before = await callApi<Balances>(request, demoToken(), 'dashboard');
    const list = page.getByRole('region', { name: 'Deposit history', exact: true });
    const newMark = list.getByText('New', { exact: true });
    await openOnPausedClock(page, '/deposit', async () => (await rowsOf(list).count()) === 10);
    const code = page.getByRole('img', { name: 'QR code of your deposit address' });
    await advanceUntil(page, () => code.isVisible());

    const untilToast = (text: string) =>
      advanceUntil(page, async () => (await toastsOf(page)).includes(`success: ${text}`), 10);
    await test.step('copy', async () => {
      await expect(page.getByLabel(address, { exact: true })).toHaveText(address);
      await page.getByRole('button', { name: 'Copy address' }).click();
      await untilToast('Address copied to clipboard!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
      // The list shows the address shortened, but the button copies all of it.
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await list
        .getByRole('button', { name: `Copy To ${address}` })
        .first()
        .click();
      await untilToast('Text copied to clipboard!');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    });

    await test.step('Deposit Now', async () => {
      await expect(newMark).toHaveCount(0);
      expect(reads).toEqual([{ limit: 10, skip: 0 }]);
      await advance(page, 30_000);
      await expect(list.getByText(/Updated \d\d s ago/)).toBeVisible();
      await page.getByRole('button', { name: 'Deposit Now' }).click();
      await advanceUntil(page, () => list.getByText(/Updated \d s ago/).isVisible(), 10);
      await expectReads(2);
      await untilToast('No new deposits since the last refresh');
    });

    await test.step('a deposit appears after 120 s, marked as new', async () => {
      await request.post('/sandbox/deposits', { data: { email: demo.email, amount: '77.77' } });
      // The earlier steps have already used some of the 120 s between two requests.
      await advance(page, 100_000);
      await expectReads(2);
      await advance(page, 20_000);
      await advanceUntil(page, async () => (await newMark.count()) === 1, 10);
      await expectReads(3);
      await untilToast('Deposit received: 77.77 USDT');
      const isNew = { has: page.getByText('New', { exact: true }) };
      await expect(rowsOf(list).first()).toContainText('77.77');
      await expect(rowsOf(list).filter(isNew)).toContainText('77.77');
      await showAs(list, 'Cards');
      const cards = list.getByRole('article');
      await advanceUntil(page, async () => (await cards.count()) === 10);
      await expect(cards.first()).toContainText('77.77');
      await expect(cards.filter(isNew)).toContainText('77.77');
      await showAs(list, 'Table');
      await advanceUntil(page, async () => (await rowsOf(list).count()) === 10);
      const after = await callApi<Balances>(request, demoToken(), 'dashboard');
      expect(Number(after.data.depositBalance)).toBeCloseTo(Number(before.data.depositBalance) + 77.77, 8);
      const [row] = (await callApi<Rows>(request, demoToken(), 'deposit', { limit: 10, skip: 0 })).data;
      expect(row).toMatchObject({ to: address });
    });

    await test.step('nothing is requested while the tab is hidden, and the list is requested once it is visible again', async () => {
      await setTabVisibility(page, 'hidden');
      await advance(page, 400_000);
      await expectReads(3);
      await setTabVisibility(page, 'visible');
      await advanceUntil(page, () => reads.length === 4, 10);
      // Only the button says that nothing is new, and a deposit is announced once.
      await advance(page, 1_000);
      expect((await toastsOf(page)).slice(2)).toEqual([
        'success: No new deposits since the last refresh',
        'success: Deposit received: 77.77 USDT',
      ]);
    });
  });
});
