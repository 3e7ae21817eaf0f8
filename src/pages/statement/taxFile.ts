import { formatDate, readDate } from '../../core/dates';
import { getValue, type ListResource } from '../../core/defineResource';
import { newestFirst } from '../../core/newestFirst';
import { eachRow, type Chunked } from '../../list/rows/runChunked';
import { CURRENCY, entryReader } from '../../list/rows/walletEntries';

/** What a movement can mean for taxes, with Koinly's label and CoinTracking's type. */
const labels = {
  deposit: { koinly: '', coinTracking: 'Deposit' },
  withdrawal: { koinly: '', coinTracking: 'Withdrawal' },
  reward: { koinly: 'reward', coinTracking: 'Reward / Bonus' },
  fee: { koinly: 'cost', coinTracking: 'Other Fee' },
} as const;

type TaxMeaning = keyof typeof labels;

/** The meaning of each kind, in lower case. Internal moves are in no tax file. */
const meanings: Readonly<Record<string, TaxMeaning | 'internal'>> = {
  levelincome: 'reward',
  rewards: 'reward',
  royaltybonus: 'reward',
  accountactivation: 'fee',
  fuelwithdraw: 'internal',
};

/** Returns the meaning of a movement: by its kind, otherwise by its direction. Money received is never a fee. */
function meaningOf(kind: string, isDebit: boolean): TaxMeaning | 'internal' {
  const meaning = meanings[kind] ?? (kind.includes('fee') ? 'fee' : undefined);
  if (meaning === 'internal') return meaning;
  if (isDebit) return meaning === 'fee' ? 'fee' : 'withdrawal';
  return meaning === 'reward' ? 'reward' : 'deposit';
}

interface Movement {
  /** A date-time in UTC, such as '2026-03-05 21:07:09'. */
  readonly date: string;
  readonly meaning: TaxMeaning;
  readonly isDebit: boolean;
  /** A decimal without a sign. */
  readonly amount: string;
  readonly title: string;
}

/** Koinly's universal template and CoinTracking's CSV import: the headings, and the cells by heading that aren't empty. */
export const taxFormats = [
  {
    name: 'Koinly',
    columns:
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
    cells: ({ date, meaning, isDebit, amount, title }: Movement): Readonly<Record<string, string>> => ({
      Date: `${date} UTC`,
      [isDebit ? 'Sent Amount' : 'Received Amount']: amount,
      [isDebit ? 'Sent Currency' : 'Received Currency']: CURRENCY,
      Label: labels[meaning].koinly,
      Description: title,
    }),
  },
  {
    name: 'CoinTracking',
    columns:
      'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date',
    cells: ({ date, meaning, isDebit, amount, title }: Movement): Readonly<Record<string, string>> => ({
      Type: labels[meaning].coinTracking,
      [isDebit ? 'Sell Amount' : 'Buy Amount']: amount,
      [isDebit ? 'Sell Currency' : 'Buy Currency']: CURRENCY,
      Exchange: 'Member portal',
      Comment: title,
      Date: date,
    }),
  },
];

/**
 * Returns the rows of a tax file, the first with the headings: the movements of all wallets in a year of UTC, the oldest
 * first. `rows` are all transactions. `skipped` counts those without a readable date or amount, or in
 * another currency.
 */
export function* taxRows(
  ledger: ListResource,
  rows: readonly unknown[],
  { columns, cells }: (typeof taxFormats)[number],
  year: string,
): Chunked<{ readonly lines: string[][]; readonly skipped: number }> {
  const read = entryReader(ledger);
  const movements: Movement[] = [];
  let skipped = 0;
  yield* eachRow(newestFirst(rows, 'createdAt').toReversed(), (row) => {
    const date = readDate(getValue(row, 'createdAt'), 'utc');
    const entry = read(row);
    if (!date || !entry) {
      skipped++;
      return;
    }
    const { kind, title, amount } = entry;
    const isDebit = amount.lt(0);
    const meaning = meaningOf(kind, isDebit);
    const text = formatDate(date, 'second');
    if (meaning === 'internal' || amount.eq(0) || !text.startsWith(year)) return;
    movements.push({ date: text, meaning, isDebit, amount: amount.abs().toFixed(), title });
  });
  movements.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const headings = columns.split(',');
  const lines = movements.map((movement) => {
    const values = cells(movement);
    return headings.map((heading) => values[heading] ?? '');
  });
  return { lines: [headings, ...lines], skipped };
}
