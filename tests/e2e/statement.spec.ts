import Big from 'big.js';
import { callApi, demoToken, type Rows } from './support/api';
import { expect, test } from './support/test';

interface Entry {
  readonly createdAt: string;
  readonly amount: string;
  readonly side: string;
}

const signed = ({ amount, side }: Entry) => new Big(amount).times(side === 'DEBIT' ? -1 : 1);
const sum = (entries: readonly Entry[]) =>
  entries.reduce((total, entry) => total.plus(signed(entry)), new Big(0));

test('a statement adds up to the balance', { tag: '@statement' }, async ({ member: page, request }) => {
  const { data } = await callApi<Rows>(request, demoToken(), 'walletLedgar', {
    limit: 100,
    skip: 0,
    walletType: 'WALLET',
  });
  const entries = data as unknown as readonly Entry[];
  const before = entries.filter(({ createdAt }) => createdAt < '2026-08');
  const inPeriod = entries.filter(({ createdAt }) => createdAt >= '2026-08' && createdAt < '2026-11');
  await page.goto('/wallet');
  await page.getByRole('link', { name: 'Statement' }).last().click();
  await page.goto('/statement?from=2026-08-01&to=2026-10-31');
  await expect(page.getByText('The entries explain the balance.')).toBeVisible();
  const table = page.getByRole('region', { name: 'Entries table' });
  await expect(table.getByRole('row').nth(1)).toContainText('Opening balance');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Statement \w+ Fuel Wallet 2026-08-01 to 2026-10-31\.csv$/);
  const lines = (await (await file.createReadStream()).toArray()).join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(inPeriod.length + 3);
  expect(lines[1]).toBe(`,Opening balance,,${sum(before).toFixed()}`);
  expect(lines.at(-1)).toBe(`,Closing balance,,${sum([...before, ...inPeriod]).toFixed()}`);
});
