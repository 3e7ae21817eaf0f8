import type Big from 'big.js';
import { compareTexts } from '../../core/compareTexts';
import { formatDate, isDay, readDate, type Zone } from '../../core/dates';
import { getValue, type ListResource } from '../../core/defineResource';
import { newestFirst } from '../../core/newestFirst';
import { addAmount, NO_AMOUNTS, sumAmounts, type Amounts } from '../../list/rows/kindTotals';
import { eachRow, type Chunked } from '../../list/rows/runChunked';
import { countBack, entryReader } from '../../list/rows/walletEntries';

interface Entry {
  readonly createdAt: unknown;
  readonly day: string;
  /** Epoch ms; 0 for a date without a time, which is the start of its day. */
  readonly time: number;
  readonly title: string;
  /** Whether the kind is neither In nor Out, such as a refund or a move between the member's wallets. */
  readonly isApart: boolean;
  /** Negative for a debit. */
  readonly amount: Big;
  /** The balance after this entry; undefined if the wallet's balance is unknown. */
  readonly balance: Big | undefined;
  /** The sums of this entry and all newer ones of its kind. */
  readonly sums: Amounts;
}

/** All entries of a wallet, with the balance after each. */
export interface WalletHistory {
  /** The newest first. */
  readonly entries: readonly Entry[];
  /** The wallet's balance minus the sum of all entries: 0 if they explain it; undefined if it is unknown. */
  readonly difference: Big | undefined;
  /** The earliest entry after which all entries so far, added up from 0, are below 0. */
  readonly belowZero: Entry | undefined;
  /** The number of entries that were left out: without a readable date or amount, or in another currency. */
  readonly skipped: number;
}

const isSameTime = (a: Entry | undefined, b: Entry) => a?.day === b.day && a.time === b.time;

/** Identifies a kind in the totals. Kinds with the same title are one. */
const kindOf = ({ title, isApart }: Pick<Entry, 'title' | 'isApart'>) => `${isApart} ${title}`;

/** Reads all rows of a ledger and counts back from the balance after them. */
export function* readHistory(
  ledger: ListResource,
  rows: readonly unknown[],
  balance: Big | undefined,
  zone: Zone,
): Chunked<WalletHistory> {
  const read = entryReader(ledger);
  const dated: Omit<Entry, 'balance' | 'sums'>[] = [];
  yield* eachRow(newestFirst(rows, 'createdAt'), (row) => {
    const createdAt = getValue(row, 'createdAt');
    const date = readDate(createdAt, zone);
    const entry = read(row);
    if (!date || !entry) return;
    const time = isDay(createdAt) ? 0 : date.valueOf();
    dated.push({ ...entry, createdAt, day: formatDate(date, 'day'), time });
  });
  // Entries of the same time keep their order.
  dated.sort((a, b) => Number(b.day > a.day) - Number(b.day < a.day) || b.time - a.time);
  const balanceAfter = countBack(balance);
  const entries: Entry[] = [];
  const sumsOf = new Map<string, Amounts>();
  yield* eachRow(dated, (entry) => {
    const sums = addAmount(sumsOf.get(kindOf(entry)) ?? NO_AMOUNTS, entry.amount);
    sumsOf.set(kindOf(entry), sums);
    entries.push({ ...entry, balance: balanceAfter(entry.amount), sums });
  });
  const difference = balanceAfter(undefined);
  let belowZero: Entry | undefined;
  let newer: Entry | undefined;
  yield* eachRow(entries, (entry) => {
    // The order of entries of the same time is unknown, so only the balance after all of them counts.
    if (difference && entry.balance?.lt(difference) && !isSameTime(newer, entry)) belowZero = entry;
    newer = entry;
  });
  return { entries, difference, belowZero, skipped: rows.length - entries.length };
}

/**
 * Returns the totals by kind of consecutive entries, the newest first: those of In and Out with their total, then the kinds
 * apart from them. Only the newest and the oldest entry of each kind are added up, because there may be 100,000.
 */
function kindLines(entries: readonly Entry[]) {
  const kinds = new Map<string, { readonly newest: Entry; readonly oldest: Entry }>();
  for (const entry of entries) {
    const kind = kindOf(entry);
    kinds.set(kind, { newest: kinds.get(kind)?.newest ?? entry, oldest: entry });
  }
  const lines = [...kinds.values()]
    .map(({ newest: { title, isApart, amount, sums }, oldest }) => {
      const inflow = oldest.sums.inflow.minus(sums.inflow);
      const outflow = oldest.sums.outflow.minus(sums.outflow);
      return addAmount({ title, isApart, inflow, outflow }, amount);
    })
    .sort((a, b) => compareTexts(a.title, b.title));
  const [flows, apart] = [lines.filter(({ isApart }) => !isApart), lines.filter(({ isApart }) => isApart)];
  const total = (title: string, parts: readonly Amounts[]) => ({ title, ...sumAmounts(parts) });
  return [
    ...flows,
    total('Total in and out', flows),
    ...apart,
    ...(apart.length > 0 ? [total('Total with moves and refunds', lines)] : []),
  ].map(({ title, inflow, outflow }) => ({ title, inflow, outflow, net: inflow.plus(outflow) }));
}

/** A line of a statement: an entry, or a balance without an amount. */
type StatementLine = Pick<Entry, 'title' | 'balance'> & Partial<Entry>;

/**
 * Returns the statement of a wallet for a period, whose days are YYYY-MM-DD in the zone of the entries. Its lines are the
 * oldest first, between the opening and the closing balance if they are known.
 */
export function statementOf(
  { entries, difference }: Pick<WalletHistory, 'entries' | 'difference'>,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const inPeriod = entries.filter(({ day }) => from <= day && day <= to);
  const opening = entries.find(({ day }) => day < from)?.balance ?? difference;
  const closing = entries.find(({ day }) => day <= to)?.balance ?? difference;
  const lines: StatementLine[] = inPeriod.toReversed();
  if (difference) {
    lines.unshift({ title: 'Opening balance', balance: opening });
    lines.push({ title: 'Closing balance', balance: closing });
  }
  return { opening, closing, lines, kinds: kindLines(inPeriod) };
}

export type Statement = ReturnType<typeof statementOf>;
