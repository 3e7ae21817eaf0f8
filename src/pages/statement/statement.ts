import Big from 'big.js';
import { compareTexts } from '../../core/compareTexts';
import { formatDate, isDay, readDate, type Zone } from '../../core/dates';
import { getValue, type ListResource } from '../../core/defineResource';
import { addAmount, NO_AMOUNTS, type Amounts } from '../../list/rows/kindTotals';
import { eachRow, type Chunked } from '../../list/rows/runChunked';
import { countBack, entryReader } from '../../list/rows/walletEntries';

/** An entry of a wallet. */
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
}

/** All entries of a wallet, with the balance after each. */
export interface WalletHistory {
  /** The newest first. */
  readonly entries: readonly Entry[];
  /** The wallet's balance minus the sum of all entries: 0 if they explain it; undefined if it is unknown. */
  readonly difference: Big | undefined;
  /**
   * The earliest entry at which a difference can be seen. `belowZero`: added up from 0, the entries are below 0 after it;
   * otherwise it is the first entry of the wallet, before which the balance is not 0.
   */
  readonly seenAt: { readonly createdAt: unknown; readonly belowZero: boolean } | undefined;
  /** The number of entries that were left out: without a readable date or amount, or in another currency. */
  readonly skipped: number;
}

const isSameTime = (a: Entry | undefined, b: Entry) => a?.day === b.day && a.time === b.time;

/** Reads all rows of a ledger, the newest first, and counts back from the balance after them. */
export function* readHistory(
  ledger: ListResource,
  rows: readonly unknown[],
  balance: Big | undefined,
  zone: Zone,
): Chunked<WalletHistory> {
  const read = entryReader(ledger);
  const dated: Entry[] = [];
  yield* eachRow(rows, (row) => {
    const createdAt = getValue(row, 'createdAt');
    const date = readDate(createdAt, zone);
    const entry = read(row);
    if (!date || !entry) return;
    const time = isDay(createdAt) ? 0 : date.valueOf();
    dated.push({ ...entry, createdAt, day: formatDate(date, 'day'), time, balance: undefined });
  });
  // Entries of the same time keep the server's order.
  dated.sort((a, b) => Number(b.day > a.day) - Number(b.day < a.day) || b.time - a.time);
  const balanceAfter = countBack(balance);
  const entries: Entry[] = [];
  yield* eachRow(dated, (entry) => entries.push({ ...entry, balance: balanceAfter(entry.amount) }));
  const difference = balanceAfter(undefined);
  let belowZero: Entry | undefined;
  let newer: Entry | undefined;
  yield* eachRow(entries, (entry) => {
    // The order of entries of the same time is unknown, so only the balance after all of them counts.
    if (difference && entry.balance?.lt(difference) && !isSameTime(newer, entry)) belowZero = entry;
    newer = entry;
  });
  const seen = belowZero ?? entries.at(-1);
  return {
    entries,
    difference,
    seenAt:
      seen && difference && !difference.eq(0)
        ? { createdAt: seen.createdAt, belowZero: belowZero !== undefined }
        : undefined,
    skipped: rows.length - entries.length,
  };
}

/** A line of the totals by kind. */
interface KindLine extends Amounts {
  readonly title: string;
  readonly net: Big;
}

/** Returns the totals of entries by kind: those of In and Out with their total, then the kinds apart from them. */
function kindLines(entries: readonly Entry[]): KindLine[] {
  const kinds = { flows: new Map<string, Amounts>(), apart: new Map<string, Amounts>() };
  for (const { title, isApart, amount } of entries) {
    const lines = isApart ? kinds.apart : kinds.flows;
    lines.set(title, addAmount(lines.get(title) ?? NO_AMOUNTS, amount));
  }
  const linesOf = (lines: Map<string, Amounts>) =>
    [...lines]
      .map(([title, amounts]) => ({ title, ...amounts }))
      .sort((a, b) => compareTexts(a.title, b.title));
  const total = (title: string, lines: readonly Amounts[]) => ({
    title,
    inflow: lines.reduce((sum, { inflow }) => sum.plus(inflow), new Big(0)),
    outflow: lines.reduce((sum, { outflow }) => sum.plus(outflow), new Big(0)),
  });
  const [flows, apart] = [linesOf(kinds.flows), linesOf(kinds.apart)];
  const lines = [...flows, total('Total in and out', flows)];
  if (apart.length > 0) lines.push(...apart, total('Total with moves and refunds', [...flows, ...apart]));
  return lines.map((line) => ({ ...line, net: line.inflow.plus(line.outflow) }));
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
    lines.unshift({ title: `Opening balance, ${from}`, balance: opening });
    lines.push({ title: `Closing balance, ${to}`, balance: closing });
  }
  return { opening, closing, lines, kinds: kindLines(inPeriod) };
}

export type Statement = ReturnType<typeof statementOf>;
