import { describe, expect, it } from 'vitest';
import { csvLines } from '../../../src/list/export/csv';
import { runChunked } from '../../../src/list/rows/runChunked';
import { taxFormats, taxRows } from '../../../src/pages/statement/taxFile';
import { transactions } from '../../../src/resources/transactions';

const movement = (createdAt: string, transactionType: string, amount: string, walletType = 'INCOME') => ({
  createdAt,
  transactionType,
  amount,
  walletType,
  tokenName: 'USDT',
});

const rows = [
  movement('2026-01-01T00:00:00Z', 'deposit', '9', 'DEPOSIT'),
  movement('2025-12-31T23:59:59Z', 'withdrawRefund', '20'),
  movement('2025-08-01T10:00:00Z', 'accountActivation', '-100', 'DEPOSIT'),
  movement('2025-07-01T10:00:00Z', 'tradingFee', '-1.2345', 'WALLET'),
  movement('2025-06-01T10:00:00Z', 'withdraw', '-20'),
  movement('2025-05-01T10:00:00Z', 'fuelWithdraw', '50', 'WALLET'),
  movement('2025-05-01T10:00:00Z', 'fuelWithdraw', '-50'),
  movement('2025-04-01T10:00:00Z', 'userFundTransfer', '5', 'WALLET'),
  movement('2025-03-01T10:00:00Z', 'levelIncome', '0.10'),
  movement('2025-02-01T10:00:00Z', 'deposit', '250', 'DEPOSIT'),
  movement('someday', 'deposit', '1', 'DEPOSIT'),
];

const fileOf = async (tool: 'Koinly' | 'CoinTracking', year = '2025', movements = rows) => {
  const format = taxFormats.find(({ name }) => name === tool) as (typeof taxFormats)[number];
  const { lines, skipped } = await runChunked(taxRows(transactions, movements, format, year));
  return {
    lines: csvLines(lines).trimEnd().split('\r\n'),
    skipped,
  };
};

describe('taxRows', () => {
  it("writes Koinly's universal format, the oldest movement first, without internal moves", async () => {
    expect(await fileOf('Koinly')).toEqual({
      skipped: 1,
      lines: [
        'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
        '2025-02-01 10:00:00 UTC,,,250,USDT,,,,,,Deposit,',
        '2025-03-01 10:00:00 UTC,,,0.1,USDT,,,,,reward,Level income,',
        '2025-04-01 10:00:00 UTC,,,5,USDT,,,,,,User fund transfer,',
        '2025-06-01 10:00:00 UTC,20,USDT,,,,,,,,Withdraw,',
        '2025-07-01 10:00:00 UTC,1.2345,USDT,,,,,,,cost,Trading fee,',
        '2025-08-01 10:00:00 UTC,100,USDT,,,,,,,cost,Account activation,',
        '2025-12-31 23:59:59 UTC,,,20,USDT,,,,,,Refunds,',
      ],
    });
  });

  it("writes CoinTracking's format", async () => {
    const { lines } = await fileOf('CoinTracking');
    expect(lines[0]).toBe(
      'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date',
    );
    expect(lines[2]).toBe('Reward / Bonus,0.1,USDT,,,,,Member portal,,Level income,2025-03-01 10:00:00');
    expect(lines[5]).toBe('Other Fee,,,1.2345,USDT,,,Member portal,,Trading fee,2025-07-01 10:00:00');
  });

  it('takes the movements of one year of UTC', async () => {
    expect((await fileOf('Koinly', '2026')).lines).toHaveLength(2);
    expect((await fileOf('Koinly', '2024')).lines).toHaveLength(1);
  });

  it('starts no formula', async () => {
    const kinds = ['=cmd|x', 'a;=HYPERLINK(1)'].map((kind) => movement('2025-02-01T10:00:00Z', kind, '1'));
    const { lines } = await fileOf('Koinly', '2025', kinds);
    expect(lines.slice(1).join()).not.toMatch(/[,";][=+@]/);
  });
});
