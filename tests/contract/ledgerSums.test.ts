import { describe, expect, it } from 'vitest';
import { checkFake, list } from './fakeResponses';

type Row = Record<string, unknown>;

/** Amounts that binary floating-point numbers don't represent exactly. Debits are below 0. */
const AMOUNTS = Array.from({ length: 23 }, (_amount, index) =>
  index % 4 === 3 ? `-${index}.10` : `${100 + index}.${index % 2 ? '0705' : '20'}`,
);

/** An honest ledger, newest first. */
const ledger = (amounts: readonly string[] = AMOUNTS): Row[] =>
  amounts
    .map((amount, index) => ({
      createdAt: `2026-03-${String(index + 1).padStart(2, '0')}T10:00:00Z`,
      transactionType: 'userFundTransfer',
      amount: amount.replace('-', ''),
      side: amount.startsWith('-') ? 'DEBIT' : 'CREDIT',
      tokenName: 'USDT',
    }))
    .toReversed();
const BALANCE = '1945.323';

interface Backend {
  readonly rows?: readonly Row[];
  readonly balance?: unknown;
  readonly balances?: object;
  readonly count?: (request: number) => number;
  readonly more?: object;
}

/** Checks the rule `ledger-adds-up` on a backend that has only a dashboard and a ledger. */
async function check({ rows = ledger(), balance = BALANCE, balances, count, more }: Backend) {
  let requests = 0;
  const report = await checkFake(['fuel-wallet'], ['ledger-adds-up'], (call, { limit, skip }) => {
    if (call === 'dashboard') return list({ mainBalance: balance, ...balances });
    requests += 1;
    const page = rows.slice(Number(skip), Number(skip) + Number(limit));
    return list(page, { count: count?.(requests) ?? rows.length, ...more });
  });
  const [outcome] = report.outcomes;
  expect(report.outcomes).toHaveLength(1);
  return outcome?.skipped ?? outcome?.findings.map(({ expected, got }) => `${expected} | ${got}`);
}

const changed = (index: number, change: (row: Row) => Row) =>
  ledger().map((row, at) => (at === index ? change(row) : row));
const without = (index: number) => ledger().filter((_row, at) => at !== index);
const doubled = (index: number) => ledger().flatMap((row, at) => (at === index ? [row, row] : [row]));

/** Adds the balance after each entry to an honest ledger. */
const withBalances = (rows: readonly Row[], opening = 0) => {
  let total = opening * 10_000;
  return rows
    .toReversed()
    .map((row): Row => {
      total += Math.round(Number(row.amount) * 10_000) * (row.side === 'DEBIT' ? -1 : 1);
      return { ...row, balanceAfter: String(total / 10_000) };
    })
    .toReversed();
};

/** Returns entries of 50 and the debits, each with a status. */
const withStatus = (debits: readonly string[], ofCredit: string, ofDebit: string) =>
  ledger(['50', ...debits]).map((row) => ({ ...row, status: row.side === 'DEBIT' ? ofDebit : ofCredit }));
/** Returns an entry of 50 of the Fuel Wallet's deposits, and one of 7 of the wallet. */
const twoWallets = ledger(['50', '7']).map((row, at) => ({ ...row, walletType: at ? 'WALLET' : 'DEPOSIT' }));

describe('ledger-adds-up passes for', () => {
  it.each<[string, Backend]>([
    ['an honest ledger', {}],
    ['an honest ledger with the oldest entry first', { rows: ledger().toReversed() }],
    ['a balance that is a number', { balance: 1945.323 }],
    ['float noise in numbers', { rows: ledger(['0.1', '0.2']), balance: 0.30000000000000004 }],
    [
      'negative amounts of debits',
      {
        rows: ledger().map((row) =>
          row.side === 'DEBIT' ? { ...row, amount: `-${String(row.amount)}` } : row,
        ),
      },
    ],
    [
      'balances in the rows, from an opening balance',
      { rows: withBalances(ledger(), 500), balance: '2445.323' },
    ],
    ['an opening balance beside the rows', { balance: '2045.323', more: { openingBalance: '100' } }],
    [
      'rejected entries that are not in the balance',
      { rows: withStatus(['-10'], 'COMPLETED', 'REJECTED'), balance: '50' },
    ],
    [
      'pending entries that are in the balance',
      { rows: withStatus(['-10'], 'APPROVED', 'PENDING'), balance: '40' },
    ],
    ['entries of several wallets', { rows: twoWallets, balance: '50', balances: { depositBalance: '7' } }],
  ])('%s', async (_name, backend) => expect(await check(backend)).toEqual([]));
});

describe('ledger-adds-up reports', () => {
  it.each<[string, Backend, RegExp]>([
    [
      'a missing entry',
      { rows: without(5) },
      /mainBalance 1828\.2525: credits .* − debits .* of 22 entries \| .*a difference of 117\.0705\. No single entry/,
    ],
    [
      'a missing credit without which the wallet is overdrawn',
      { rows: ledger(['10', '-60', '5']), balance: '55' },
      /The first entry that can't be explained is entry 2 of the list, .*"amount":"60".*: it takes the balance to -50\./,
    ],
    [
      'an entry that occurs twice',
      { rows: doubled(7) },
      /The first entry that can't be explained is entry 8 of the list, .*: it occurs twice\./,
    ],
    [
      'an entry that the balance lacks',
      { balance: '1825.123' },
      /a difference of -120\.2\. .*entry 3 of the list, .*: without it, the sum is right\./,
    ],
    [
      'a wrong side',
      { rows: changed(3, (row) => ({ ...row, side: 'CREDIT' })) },
      /entry 4 of the list, .*: with the other side, the sum is right\./,
    ],
    [
      'another spelling of DEBIT',
      { rows: ledger().map((row) => ({ ...row, side: row.side === 'DEBIT' ? 'debit' : row.side })) },
      /a difference of -111/,
    ],
    [
      'rounded amounts',
      { rows: ledger().map((row) => ({ ...row, amount: Number(row.amount).toFixed(2) })) },
      /No single entry explains the difference: one may be missing, or amounts are rounded\./,
    ],
    ['a rounded balance', { balance: '1945.32' }, /a difference of -0\.003\./],
    [
      'a balance that is a sum of floats, as a text',
      { rows: ledger(['0.1', '0.2']), balance: '0.30000000000000004' },
      /a difference of 0\.00000000000000004\. A difference this small comes from sums/,
    ],
    [
      'a break in the balances of the rows',
      {
        rows: withBalances(ledger(), 500).map((row, at) =>
          at < 6 ? { ...row, balanceAfter: String(Number(row.balanceAfter) + 1) } : row,
        ),
        balance: '2446.323',
      },
      /The first entry that can't be explained is entry 6 of the list/,
    ],
    [
      'the balance of another wallet',
      { rows: twoWallets, balance: '50', balances: { depositBalance: '8' } },
      /depositBalance 7: .* \| depositBalance "8", a difference of 1\./,
    ],
  ])('%s', async (_name, backend, expected) => {
    expect(await check(backend)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('ledger-adds-up is skipped if', () => {
  it.each<[string, Backend, string]>([
    ['the ledger is empty', { rows: [], balance: '0' }, 'the ledger is empty'],
    ['it is too long', { count: () => 501 }, 'it has 501 entries, and the check reads at most 500'],
    [
      'the count changes',
      { count: (request) => 22 + request },
      'the count changed while the ledger was read',
    ],
    ['rows are missing', { count: () => 29 }, 'it has 23 rows, but its count is 29'],
    [
      'the oldest entry is a debit',
      { rows: ledger(['-5', '10']), balance: '105' },
      'its oldest entry is a debit, so the balance before it is unknown',
    ],
    [
      'entries are pending',
      { rows: withStatus(['-10', '-20'], 'DONE', 'PENDING'), balance: '40' },
      '2 of its entries are pending or rejected, so the balance may or may not include them',
    ],
    [
      'currencies differ',
      { rows: changed(1, (row) => ({ ...row, tokenName: 'BTC' })) },
      'its entries have several currencies',
    ],
    ['the balance is missing', { balance: null }, 'the dashboard has no readable mainBalance'],
    [
      'an amount is unreadable',
      { rows: changed(1, (row) => ({ ...row, amount: '1,5' })) },
      "the amount of entry 2 can't be read",
    ],
  ])('%s', async (_name, backend, reason) => {
    expect(await check(backend)).toBe(reason);
  });

  it('the balance changes while it is read', async () => {
    let balance = 2000;
    const changing = { toJSON: () => String((balance += 1)) };
    expect(await check({ balance: changing })).toBe('a balance changed while the ledger was read');
  });
});
