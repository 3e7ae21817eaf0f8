import Big from 'big.js';
import { formatDay, isDay, readDate, type Zone } from '../../core/dates';
import { getValue, fieldOf, type ListResource } from '../../core/defineResource';
import { compareTexts } from '../../core/compareTexts';
import {
  figuresByKind,
  flowTest,
  kindTitle,
  readKindAmount,
  type KindFigures,
  type Rule,
} from '../../list/rows/kindTotals';
import { eachRow, type Chunked } from '../../list/rows/runChunked';

const ZERO = new Big(0);

/** The currency of the wallets. Entries in another currency can't be added to them. */
export const CURRENCY = 'USDT';

/** A list of wallet movements that a statement can be made of. */
export type Ledger = ListResource & { readonly totals: Rule };

/** A line of the statement. The lines of the opening and the closing balance have no amount. */
export interface StatementLine {
  readonly createdAt: unknown;
  readonly kind: string;
  /** Negative for a debit. */
  readonly amount?: Big;
  /** The balance after this entry; undefined if the wallet's balance is unknown. */
  readonly balance: Big | undefined;
}

/** The totals of one kind of entry. */
export interface KindLine extends Pick<KindFigures, 'title' | 'inflow' | 'outflow'> {
  /** Whether the kind is neither In nor Out, such as a refund or a move between the member's wallets. */
  readonly isApart: boolean;
}

export interface Statement {
  readonly opening: Big | undefined;
  readonly closing: Big | undefined;
  /** The entries of the period, the oldest first. */
  readonly lines: readonly StatementLine[];
  /** The totals of the period by kind: those of In and Out first. */
  readonly kinds: readonly KindLine[];
  /** The wallet's balance minus the sum of all entries: 0 if they explain it; undefined if it is unknown. */
  readonly difference: Big | undefined;
  /**
   * The earliest entry at which a difference can be seen. `belowZero`: added up from 0, the entries are below 0 after it;
   * otherwise it is the first entry of the wallet, before which the balance is not 0.
   */
  readonly seenAt: { readonly createdAt: unknown; readonly belowZero: boolean } | undefined;
  /** The first day with an entry; undefined if there is none. */
  readonly firstDay: string | undefined;
  /** The number of entries that were left out: without a readable date or amount, or in another currency. */
  readonly skipped: number;
}

/** A row of the table of totals by kind. */
export interface KindRow extends Pick<KindFigures, 'title' | 'inflow' | 'outflow'> {
  readonly net: Big;
}

/** Returns the rows of the table of totals by kind: In and Out with their total, then the kinds apart from them. */
export function kindRows(kinds: readonly KindLine[]): KindRow[] {
  const total = (title: string, lines: readonly KindLine[]) => ({
    title,
    inflow: lines.reduce((sum, { inflow }) => sum.plus(inflow), ZERO),
    outflow: lines.reduce((sum, { outflow }) => sum.plus(outflow), ZERO),
  });
  const [flows, apart] = [kinds.filter(({ isApart }) => !isApart), kinds.filter(({ isApart }) => isApart)];
  const rows = [
    ...flows,
    total('In and out', flows),
    ...(apart.length > 0 ? [...apart, total('With moves and refunds', kinds)] : []),
  ];
  return rows.map(({ title, inflow, outflow }) => ({ title, inflow, outflow, net: inflow.plus(outflow) }));
}

interface Entry {
  readonly row: unknown;
  readonly createdAt: unknown;
  readonly day: string;
  /** Epoch ms; 0 for a date without a time, which is the start of its day. */
  readonly time: number;
  readonly kind: string;
  readonly amount: Big;
}

interface StatementOptions {
  /** The balance of the wallet after all rows; undefined if it is unknown. */
  readonly balance: Big | undefined;
  /** The first and the last day, as YYYY-MM-DD in `zone`. */
  readonly period: { readonly from: string; readonly to: string };
  readonly zone: Zone;
}

const fieldsOf = (ledger: Ledger) =>
  [ledger.totals, fieldOf(ledger, 'amount'), fieldOf(ledger, ledger.totals.by)] as const;

/** Returns whether a row's currency is that of the wallets, or unknown. */
export function isInCurrency(row: unknown): boolean {
  const token = getValue(row, 'tokenName');
  return typeof token !== 'string' || token.trim() === '' || token.trim().toUpperCase() === CURRENCY;
}

const compareEntries = (a: Entry, b: Entry) =>
  Number(a.day > b.day) - Number(a.day < b.day) || a.time - b.time;

/** Reads the rows of a ledger, which come newest first. Entries of the same time keep the server's order. */
function* readEntries(ledger: Ledger, rows: readonly unknown[], zone: Zone): Chunked<Entry[]> {
  const [rule, amountField, kindField] = fieldsOf(ledger);
  const entries: Entry[] = [];
  yield* eachRow(rows.toReversed(), (row) => {
    const createdAt = getValue(row, 'createdAt');
    const date = readDate(createdAt, zone);
    const day = formatDay(createdAt, zone);
    const read = readKindAmount(rule, amountField, kindField, row);
    if (!date || day === undefined || !read || !isInCurrency(row)) return;
    const kind = kindTitle(rule, kindField, read.raw);
    const time = isDay(createdAt) ? 0 : date.valueOf();
    entries.push({ row, createdAt, day, time, kind, amount: read.amount });
  });
  return entries.sort(compareEntries);
}

/** Returns the totals of entries by kind. Kinds with the same title are one line. */
function* kindLines(ledger: Ledger, rows: readonly unknown[]): Chunked<KindLine[]> {
  const isFlow = flowTest(ledger.totals);
  const lines = new Map<string, KindLine>();
  for (const { kind, title, inflow, outflow } of yield* figuresByKind(...fieldsOf(ledger), rows)) {
    const isApart = !isFlow(kind);
    const name = `${isApart} ${title}`;
    const known = lines.get(name) ?? { inflow: ZERO, outflow: ZERO };
    lines.set(name, {
      title,
      isApart,
      inflow: known.inflow.plus(inflow),
      outflow: known.outflow.plus(outflow),
    });
  }
  return [...lines.values()].sort(
    (a, b) => Number(a.isApart) - Number(b.isApart) || compareTexts(a.title, b.title),
  );
}

/**
 * Returns the statement of a wallet for a period, calculated back from its balance. `rows` are all rows of its ledger,
 * the newest first.
 */
export function* statementOf(
  ledger: Ledger,
  rows: readonly unknown[],
  { balance, period: { from, to }, zone }: StatementOptions,
): Chunked<Statement> {
  const entries = yield* readEntries(ledger, rows, zone);
  let sum = ZERO;
  yield* eachRow(entries, (entry) => (sum = sum.plus((entry as Entry).amount)));
  const difference = balance?.minus(sum);
  /** Returns the balance at which the entries add up to `total`. */
  const balanceAt = (total: Big) => difference?.plus(total);
  const lines: StatementLine[] = [];
  const periodRows: unknown[] = [];
  let [total, opening, closing] = [ZERO, ZERO, ZERO];
  let belowZero: Entry | undefined;
  let index = 0;
  yield* eachRow(entries, (item) => {
    const { row, createdAt, day, kind, amount, time } = item as Entry;
    total = total.plus(amount);
    const next = entries[++index];
    // The order of entries of the same time is unknown, so only the balance after all of them counts.
    const isLastOfTime = next?.day !== day || next.time !== time;
    if (isLastOfTime && total.lt(0)) belowZero ??= item as Entry;
    if (day < from) opening = total;
    if (day <= to) closing = total;
    if (day < from || day > to) return;
    lines.push({ createdAt, kind, amount, balance: balanceAt(total) });
    periodRows.push(row);
  });
  const seen = belowZero ?? entries[0];
  return {
    opening: balanceAt(opening),
    closing: balanceAt(closing),
    lines,
    kinds: yield* kindLines(ledger, periodRows),
    difference,
    seenAt:
      seen && difference && !difference.eq(0)
        ? { createdAt: seen.createdAt, belowZero: belowZero !== undefined }
        : undefined,
    firstDay: entries[0]?.day,
    skipped: rows.length - entries.length,
  };
}

/** Returns a message about entries that were left out; '' if there are none. */
export function skippedMessage(count: number): string {
  if (count === 0) return '';
  const entries = count === 1 ? '1 entry was' : `${count} entries were`;
  return `${entries} left out: no readable date or amount, or another currency.`;
}
