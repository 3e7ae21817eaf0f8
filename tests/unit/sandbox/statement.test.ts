import { describe, expect, it } from 'vitest';
import { history } from '../../../sandbox/seed/people';
import { getValue } from '../../../src/core/defineResource';
import { readDecimal } from '../../../src/core/money';
import { namedPeriod, type Period } from '../../../src/pages/statement/period';
import { readHistory, statementOf } from '../../../src/pages/statement/statement';
import { taxFormats, taxRows } from '../../../src/pages/statement/taxFile';
import { depositLedger, fuelWallet } from '../../../src/resources/fuelWallet';
import { transactions } from '../../../src/resources/transactions';
import { runSync } from '../../support/runSync';
import { openSandbox, signedIn } from './client';

type Row = Readonly<Record<'createdAt' | 'transactionType' | 'amount' | 'walletType', string>>;

/** The figures of this test are integers: 10^-8 USDT. */
function units(decimal: string): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(decimal) ?? [];
  return BigInt(`${sign}${whole}${fraction.padEnd(8, '0')}`);
}
const sum = (rows: readonly Row[]) => rows.reduce((total, { amount }) => total + units(amount), 0n);

const sandbox = await openSandbox();

const { call, all: readAll } = await signedIn(sandbox, history);
const all = (await readAll('allTxns')) as Row[];
const ledgers = {
  WALLET: await readAll('walletLedgar', { walletType: 'WALLET' }),
  DEPOSIT: await readAll('walletLedgar', { walletType: 'DEPOSIT' }),
};
const { body: balances } = await call('dashboard');

const stated = (wallet: 'WALLET' | 'DEPOSIT', period: Period) => {
  const { ledger, key } =
    wallet === 'WALLET'
      ? { ledger: fuelWallet, key: 'mainBalance' }
      : { ledger: depositLedger, key: 'depositBalance' };
  const balance = readDecimal(getValue(balances, `data.${key}`));
  const read = runSync(readHistory(ledger, ledgers[wallet], balance, 'utc'));
  return { read, ...statementOf(read, period) };
};

const moved = ['fuelWithdraw', 'withdrawRefund'];

describe('the statement of the history member', () => {
  it.each(
    (['WALLET', 'DEPOSIT'] as const).flatMap((wallet) =>
      ['2025', '2025-Q2', '2025-07', '2024-02', '2019'].map((name) => [wallet, name] as const),
    ),
  )('%s in %s has the figures of its transactions', (wallet, name) => {
    const period = namedPeriod(name) as Period;
    // The transactions are another call than the ledger.
    const rows = all.filter(({ walletType }) => walletType === wallet).toReversed();
    const before = rows.filter(({ createdAt }) => createdAt.slice(0, 10) < period.from);
    const inPeriod = rows.filter(
      ({ createdAt }) => createdAt.slice(0, 10) >= period.from && createdAt.slice(0, 10) <= period.to,
    );
    const { read, opening, closing, lines, kinds } = stated(wallet, period);
    const unitsOf = (amount: { readonly toFixed: () => string } | undefined) =>
      units(amount?.toFixed() ?? '');
    expect(unitsOf(read.difference)).toBe(0n);
    expect(unitsOf(opening)).toBe(sum(before));
    expect(unitsOf(closing)).toBe(sum(before) + sum(inPeriod));
    let running = sum(before);
    const expected = inPeriod.map(({ createdAt, amount }) => [
      createdAt,
      units(amount),
      (running += units(amount)),
    ]);
    const entries = lines.slice(1, -1);
    expect(
      entries.map(({ createdAt, amount, balance }) => [createdAt, unitsOf(amount), unitsOf(balance)]),
    ).toEqual(expected);
    const line = (title: string, part: readonly Row[]) => [
      title,
      sum(part.filter(({ amount }) => !amount.startsWith('-'))),
      sum(part.filter(({ amount }) => amount.startsWith('-'))),
      sum(part),
    ];
    const byTitle: [string, string][] = [
      ['Account activation', 'accountActivation'],
      ['Deposit', 'deposit'],
      ['Trading fee', 'tradingFee'],
      ['User fund transfer', 'userFundTransfer'],
      ['Moved between your wallets', 'fuelWithdraw'],
    ];
    const known = byTitle.flatMap(([title, type]) => {
      const ofType = inPeriod.filter(({ transactionType }) => transactionType === type);
      return ofType.length > 0 ? [line(title, ofType)] : [];
    });
    const flows = inPeriod.filter(({ transactionType }) => !moved.includes(transactionType));
    const isAllIn = flows.length === inPeriod.length;
    expect(
      kinds.map(({ title, ...sums }) => [title, ...[sums.inflow, sums.outflow, sums.net].map(unitsOf)]),
    ).toEqual([
      ...known.filter(([title]) => title !== 'Moved between your wallets'),
      line('Total in and out', flows),
      ...known.filter(([title]) => title === 'Moved between your wallets'),
      ...(isAllIn ? [] : [line('Total with moves and refunds', inPeriod)]),
    ]);
  });

  it('has entries in most of these periods', () => {
    expect(stated('WALLET', namedPeriod('2025') as Period).lines.length).toBeGreaterThan(50);
    expect(stated('DEPOSIT', namedPeriod('2025-Q2') as Period).lines.length).toBeGreaterThan(3);
  });
});

describe('the tax files of the history member', () => {
  const income = ['levelIncome', 'rewards', 'royaltyBonus'];
  const fees = ['accountActivation', 'tradingFee'];
  const typeOf = ({ transactionType, amount }: Row, names: readonly [string, string, string, string]) => {
    if (income.includes(transactionType)) return names[2];
    if (fees.includes(transactionType)) return names[3];
    return amount.startsWith('-') ? names[1] : names[0];
  };
  const linesOf = (name: string, year: string) => {
    const format = taxFormats.find((candidate) => candidate.name === name);
    const { lines, skipped } = runSync(
      taxRows(transactions, all, format as (typeof taxFormats)[number], year),
    );
    expect(skipped).toBe(0);
    return lines.slice(1);
  };
  const movements = (year: string) =>
    all
      .filter(
        ({ createdAt, transactionType }) => createdAt.startsWith(year) && transactionType !== 'fuelWithdraw',
      )
      .toReversed();
  const plain = (amount: string) =>
    amount
      .replace('-', '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  const time = ({ createdAt }: Row) => createdAt.slice(0, 19).replace('T', ' ');
  const sides = ({ amount }: Row) => {
    const [isSent, value] = [amount.startsWith('-'), plain(amount)];
    return { sent: isSent ? [value, 'USDT'] : ['', ''], received: isSent ? ['', ''] : [value, 'USDT'] };
  };

  it.each(['2024', '2025', '2026'])('have every movement of %s, and no move between the wallets', (year) => {
    const rows = movements(year);
    expect(rows.length).toBeGreaterThan(30);
    const koinly = linesOf('Koinly', year).map((cells) => cells.filter((_, index) => index !== 10));
    expect(koinly).toEqual(
      rows.map((row) => [
        `${time(row)} UTC`,
        ...sides(row).sent,
        ...sides(row).received,
        ...['', '', '', ''],
        typeOf(row, ['', '', 'reward', 'cost']),
        '',
      ]),
    );
    const coinTracking = linesOf('CoinTracking', year).map((cells) =>
      cells.filter((_, index) => index !== 9),
    );
    expect(coinTracking).toEqual(
      rows.map((row) => [
        typeOf(row, ['Deposit', 'Withdrawal', 'Reward / Bonus', 'Other Fee']),
        ...sides(row).received,
        ...sides(row).sent,
        ...['', '', 'Member portal', ''],
        time(row),
      ]),
    );
  });
});
