import { callApi, demoToken, type Rows } from './support/api';
import { axeViolations } from './support/axe';
import { valueOf } from './support/descriptions';
import { rowsOf } from './support/lists';
import { expect, test } from './support/test';

test.describe('records', { tag: '@records' }, () => {
  test('a rejected withdrawal shows its refund, whose transaction leads back to it, and prints alone', async ({
    member: page,
  }) => {
    await page.goto('/withdrawhistory?where.status=REJECTED');
    const list = page.getByRole('region', { name: 'Withdraw history', exact: true });
    await rowsOf(list).filter({ hasText: 'REJECTED' }).first().click();
    const record = page.getByRole('dialog', { name: /^Withdrawal of / });
    const name = await record.getByText(/^Withdrawal of /).textContent();
    await expect(record.getByText('Refunded', { exact: true })).toBeVisible();
    await expect(valueOf(record, 'Recipient')).toContainText('0x');
    expect(await axeViolations(page, { within: '[role=dialog]' })).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: name ?? '' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Recipient', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await record.getByRole('link', { name: 'Refund' }).click();
    await expect(page).toHaveURL(/\/tranctattion\?record=\w+$/);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: name ?? '' })
      .click();
    await expect(page).toHaveURL(/\/withdrawhistory\?record=\w+$/);
    await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
  });
});

test.describe('trade detail', { tag: '@trade-detail' }, () => {
  test('a trade opened by a link finds its title, its result and its neighbours', async ({
    member: page,
    request,
  }) => {
    const { data } = await callApi<Rows>(request, demoToken(), 'trades', {
      limit: 10,
      skip: 20,
      type: 'FUTURE',
    });
    const [newer, trade, older] = data;
    await page.goto(`/openview?id=${trade?._id}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(
      `Trade detail ${trade?.symbol} · ${trade?.side === 'BUY' ? 'long' : 'short'} · `,
    );
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(valueOf(summary, 'Leverage')).toHaveText(String(trade?.leverage));
    await page.getByRole('link', { name: 'Next trade' }).click();
    await expect(page).toHaveURL(`/openview?id=${newer?._id}`);
    await page.goBack();
    await page.getByRole('link', { name: 'Previous trade' }).click();
    await expect(page).toHaveURL(`/openview?id=${older?._id}`);
    await expect(title).toContainText(String(older?.symbol));
  });
});
