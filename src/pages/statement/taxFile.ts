import { formatDate, readDate } from '../../core/dates';
import { getValue, fieldOf } from '../../core/defineResource';
import { kindTitle, readKindAmount } from '../../list/rows/kindTotals';
import { eachRow, type Chunked } from '../../list/rows/runChunked';
import { CURRENCY, isInCurrency, type Ledger } from './statement';

/** What a movement means for taxes. */
type TaxMeaning = 'deposit' | 'withdrawal' | 'reward' | 'fee';

/** The meaning of each kind, in lower case (product.md: Statement). Internal moves are in no tax file. */
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

/** Returns the amount and its currency, in the columns for what was taken or for what was received. */
const sides = ({ isDebit, amount }: Movement, takenFirst: boolean) =>
  isDebit === takenFirst ? [amount, CURRENCY, '', ''] : ['', '', amount, CURRENCY];

/** Koinly's universal template, and CoinTracking's CSV import. */
export const taxFormats = {
  koinly: {
    name: 'Koinly',
    columns:
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash',
    labels: { deposit: '', withdrawal: '', reward: 'reward', fee: 'cost' },
    row: (movement: Movement, label: string) => [
      `${movement.date} UTC`,
      ...sides(movement, true),
      '',
      '',
      '',
      '',
      label,
      movement.title,
      '',
    ],
  },
  coinTracking: {
    name: 'CoinTracking',
    columns: 'Type,Buy,Cur.,Sell,Cur.,Fee,Cur.,Exchange,Group,Comment,Date',
    labels: { deposit: 'Deposit', withdrawal: 'Withdrawal', reward: 'Reward / Bonus', fee: 'Other Fee' },
    row: (movement: Movement, label: string) => [
      label,
      ...sides(movement, false),
      '',
      '',
      'Member portal',
      '',
      movement.title,
      movement.date,
    ],
  },
} as const;

/**
 * Returns the rows of a tax file, the first with the headings: the movements of all wallets in a year of UTC, the oldest first. `rows` are all
 * transactions, the newest first. `skipped` counts those without a readable date or amount, or in another currency.
 */
export function* taxRows(
  ledger: Ledger,
  rows: readonly unknown[],
  { tool, year }: { readonly tool: keyof typeof taxFormats; readonly year: string },
): Chunked<{ readonly lines: string[][]; readonly skipped: number }> {
  const [amountField, kindField] = [fieldOf(ledger, 'amount'), fieldOf(ledger, ledger.totals.by)];
  const movements: Movement[] = [];
  let skipped = 0;
  yield* eachRow(rows.toReversed(), (row) => {
    const date = readDate(getValue(row, 'createdAt'), 'utc');
    const read = readKindAmount(ledger.totals, amountField, kindField, row);
    if (!date || !read || !isInCurrency(row)) {
      skipped++;
      return;
    }
    const isDebit = read.amount.lt(0);
    const meaning = meaningOf(read.kind, isDebit);
    const text = formatDate(date, 'second');
    if (meaning === 'internal' || read.amount.eq(0) || !text.startsWith(year)) return;
    movements.push({
      date: text,
      meaning,
      isDebit,
      amount: read.amount.abs().toFixed(),
      title: kindTitle(ledger.totals, kindField, read.raw),
    });
  });
  movements.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const { columns, labels, row } = taxFormats[tool];
  const lines = movements.map((movement) => row(movement, labels[movement.meaning]));
  return { lines: [columns.split(','), ...lines], skipped };
}
