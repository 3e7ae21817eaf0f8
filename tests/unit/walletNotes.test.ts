import { expect, it } from 'vitest';
import type { Field } from '../../src/core/defineResource';
import { totalFields } from '../../src/pages/dashboard/dashboardTotals';
import { dashboard } from '../../src/resources/dashboard';
import { transactions } from '../../src/resources/transactions';

const wallets: readonly (readonly [key: string, fields: readonly Field[], note: RegExp])[] = [
  ['mainBalance', dashboard.fields, /what you withdrew to Fuel \+ .* − /],
  ['incomeBalance', dashboard.fields, /team and bonuses brought − what you withdrew/],
  ['depositBalance', dashboard.fields, /What you deposited − the packages/],
  ['binanceBalance', dashboard.fields, /account at the exchange holds/],
  ['totalBonus', Object.values(totalFields), /^Direct team bonus \+ Club bonus \+ Royalty bonus\.$/],
  ['totalWithdraw', Object.values(totalFields), /^Withdrawn to address \+ Withdrawn to fuel\.$/],
  ['walletType', transactions.fields, /not the Fuel Wallet/],
];

it.each(wallets)('%s says what it holds, or which sum it is', (key, fields, note) => {
  expect(fields.find((field) => field.key === key)?.note).toMatch(note);
});
