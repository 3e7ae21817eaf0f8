import { formatDate, readDate } from '../../core/dates';
import { getValue, fieldOf } from '../../core/defineResource';
import { kindTitle, readKindAmount } from '../../list/rows/kindTotals';
import { eachRow, type Chunked } from '../../list/rows/runChunked';
import { isInCurrency, type Ledger } from './statement';

export type TaxTool = 'koinly' | 'coinTracking';

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
  readonly currency: string;
  readonly title: string;
}

interface Format {
  readonly name: string;
  readonly columns: readonly string[];
  readonly row: (movement: Movement) => readonly string[];
}

/** The columns and names of Koinly's universal template and of CoinTracking's CSV import. */
export const taxFormats: Readonly<Record<TaxTool, Format>> = {
  koinly: {
    name: 'Koinly',
    columns: [
      'Date',
      'Sent Amount',
      'Sent Currency',
      'Received Amount',
      'Received Currency',
      'Fee Amount',
      'Fee Currency',
      'Net Worth Amount',
      'Net Worth Currency',
      'Label',
      'Description',
      'TxHash',
    ],
    row: ({ date, meaning, isDebit, amount, currency, title }) => {
      const moved = [amount, currency];
      const label = { deposit: '', withdrawal: '', reward: 'reward', fee: 'cost' }[meaning];
      const sides = isDebit ? [...moved, '', ''] : ['', '', ...moved];
      return [`${date} UTC`, ...sides, '', '', '', '', label, title, ''];
    },
  },
  coinTracking: {
    name: 'CoinTracking',
    columns: ['Type', 'Buy', 'Cur.', 'Sell', 'Cur.', 'Fee', 'Cur.', 'Exchange', 'Group', 'Comment', 'Date'],
    row: ({ date, meaning, isDebit, amount, currency, title }) => {
      const type = {
        deposit: 'Deposit',
        withdrawal: 'Withdrawal',
        reward: 'Reward / Bonus',
        fee: 'Other Fee',
      }[meaning];
      const moved = [amount, currency];
      const sides = isDebit ? ['', '', ...moved] : [...moved, '', ''];
      return [type, ...sides, '', '', 'Member portal', '', title, date];
    },
  },
};

/**
 * Returns the rows of a tax file: the movements of all wallets in a year of UTC, the oldest first. `rows` are all
 * transactions, the newest first. `skipped` counts those without a readable date or amount, or in another currency.
 */
export function* taxRows(
  ledger: Ledger,
  rows: readonly unknown[],
  { tool, year }: { readonly tool: TaxTool; readonly year: string },
): Chunked<{ readonly lines: readonly (readonly string[])[]; readonly skipped: number }> {
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
      currency: 'USDT',
      title: kindTitle(ledger.totals, kindField, read.raw),
    });
  });
  movements.sort((a, b) => Number(a.date > b.date) - Number(a.date < b.date));
  const { row } = taxFormats[tool];
  return { lines: movements.map(row), skipped };
}
