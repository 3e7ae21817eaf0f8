// Compares the sum of a ledger's entries with a balance, in exact decimals.
import Big from 'big.js';
import { isDeepStrictEqual } from 'node:util';
import { readDate } from '../../../src/core/dates';
import { getValue, type ListResource } from '../../../src/core/defineResource';
import { readDecimal } from '../../../src/core/money';
import { isRecord } from '../../../src/core/isRecord';
import { show, type Violation } from '../rule';

/** The entries of one wallet, in the order of the list, and its balance in the dashboard. */
export interface Wallet {
  readonly key: string;
  readonly balance: unknown;
  readonly rows: readonly unknown[];
  /** The balance before the first entry, if the responses name it. */
  readonly opening: unknown;
}

interface Entry {
  readonly row: unknown;
  /** The position in the list, from 1. */
  readonly position: number;
  /** The amount; below 0 for a debit. */
  readonly change: Big;
  /** The balance after the entry, if the row has one. */
  readonly after: Big | undefined;
  /** Whether the balance may or may not include the entry: it is pending or rejected. */
  readonly status: 'counted' | 'pending' | 'rejected';
}

const ZERO = new Big(0);
const AFTER_KEY = /^(balance|(running|closing|current|new)_?balance|(.*_)?balance_?after|after_?balance)$/i;
const COUNTED = /^(complete|success|approved|confirmed|paid|settled|done|posted|executed|credited|debited)/i;
const REJECTED = /^(reject|fail|cancel|declin|revers|expired|void|error)/i;

const sum = (entries: readonly Entry[]): Big =>
  entries.reduce((total, { change }) => total.plus(change), ZERO);

function statusOf(row: unknown): Entry['status'] {
  const status = getValue(row, 'status');
  if (typeof status !== 'string' || status === '' || COUNTED.test(status)) return 'counted';
  return REJECTED.test(status) ? 'rejected' : 'pending';
}

/** Returns the entries, oldest first. Returns the reason if an amount is unreadable or the currencies differ. */
function entriesOf(rows: readonly unknown[], list: ListResource): Entry[] | string {
  const { debit } = list.totals ?? {};
  const currency = (row: unknown) => getValue(row, list.currencyField ?? '');
  if (rows.some((row) => currency(row) !== currency(rows[0]))) return 'its entries have several currencies';
  const entries: Entry[] = [];
  for (const [index, row] of rows.entries()) {
    const amount = readDecimal(getValue(row, 'amount'));
    if (!amount) return `the amount of entry ${index + 1} can't be read`;
    const isDebit = debit !== undefined && getValue(row, debit.key) === debit.value;
    const afterKey = Object.keys(isRecord(row) ? row : {}).find((key) => AFTER_KEY.test(key));
    entries.push({
      row,
      position: index + 1,
      change: isDebit ? amount.abs().neg() : amount,
      after: afterKey === undefined ? undefined : readDecimal(getValue(row, afterKey)),
      status: statusOf(row),
    });
  }
  const time = (entry: Entry | undefined) => readDate(getValue(entry?.row, 'createdAt'))?.valueOf() ?? 0;
  return time(entries[0]) < time(entries.at(-1)) ? entries : entries.toReversed();
}

const name = ({ row, position }: Entry) => `entry ${position} of the list, ${show(row)}`;

/** Returns a sentence about the first entry whose balance does not follow from the one before; otherwise undefined. */
function breakInBalances(entries: readonly Entry[]): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]?.after;
    if (before === undefined || entry.after === undefined) continue;
    const isExplained =
      before.plus(entry.change).eq(entry.after) || (entry.status !== 'counted' && before.eq(entry.after));
    if (isExplained) continue;
    const expected = before.plus(entry.change).toFixed();
    return `The first entry that can't be explained is ${name(entry)}: its balance follows from none before, and ${expected} was expected.`;
  }
  return undefined;
}

/** Returns the first entry, oldest first, after which the sum of all entries so far is below 0. */
function firstOverdraft(entries: readonly Entry[], opening: Big): { entry: Entry; total: Big } | undefined {
  let total = opening;
  for (const entry of entries) {
    total = total.plus(entry.change);
    if (total.lt(0)) return { entry, total };
  }
  return undefined;
}

/** Returns a sentence about the entry that explains a difference: one that occurs twice, or has the wrong side. */
function suspectOf(entries: readonly Entry[], difference: Big): string | undefined {
  const isTwice = ({ change, row, position }: Entry) =>
    change.eq(difference.neg()) &&
    entries.some((other) => other.position !== position && isDeepStrictEqual(other.row, row));
  const twice = entries.findLast(isTwice);
  if (twice) return `The first entry that can't be explained is ${name(twice)}: it occurs twice.`;
  const turned = entries.find(({ change }) => change.times(-2).eq(difference));
  if (turned)
    return `The first entry that can't be explained is ${name(turned)}: with the other side, the sum is right.`;
  const surplus = entries.find(({ change }) => change.eq(difference.neg()));
  return (
    surplus && `The first entry that can't be explained is ${name(surplus)}: without it, the sum is right.`
  );
}

/** Returns whether the balance is the sum with or without all, the pending or the rejected entries. */
function someSumIs(balance: Big, opening: Big, entries: readonly Entry[]): boolean {
  return [[], ['pending'], ['rejected'], ['pending', 'rejected']].some((left) =>
    opening.plus(sum(entries.filter(({ status }) => !left.includes(status)))).eq(balance),
  );
}

/** Returns a violation if credits − debits don't end in the balance, or the reason why that can't be judged. */
export function explainLedger(wallet: Wallet, list: ListResource): Violation[] | string {
  const { key, rows } = wallet;
  const balance = readDecimal(wallet.balance);
  if (!balance) return `the dashboard has no readable ${key}`;
  const entries = entriesOf(rows, list);
  if (typeof entries === 'string') return entries;
  const [oldest] = entries;
  const knownOpening = oldest?.after?.minus(oldest.change) ?? readDecimal(wallet.opening);
  const opening = knownOpening ?? ZERO;
  const broken = breakInBalances(entries);
  if (someSumIs(balance, opening, entries) && broken === undefined) return [];
  const open = entries.filter(({ status }) => status !== 'counted').length;
  if (open > 0 && broken === undefined)
    return `${open} of its entries are pending or rejected, so the balance may or may not include them`;
  const total = opening.plus(sum(entries));
  const difference = balance.minus(total);
  const overdraft = firstOverdraft(entries, opening);
  if (broken === undefined && knownOpening === undefined && overdraft?.entry === oldest && difference.gt(0))
    return 'its oldest entry is a debit, so the balance before it is unknown';
  const credits = sum(entries.filter(({ change }) => change.gt(0)));
  const debits = sum(entries.filter(({ change }) => change.lt(0))).neg();
  const start = opening.eq(0) ? '' : `${opening.toFixed()} before the first entry + `;
  const explanation =
    broken ??
    suspectOf(entries, difference) ??
    (overdraft &&
      `The first entry that can't be explained is ${name(overdraft.entry)}: it takes the balance to ${overdraft.total.toFixed()}.`) ??
    (difference.abs().lt('0.00000001')
      ? 'A difference this small comes from sums of binary floating-point numbers.'
      : 'No single entry explains the difference: one may be missing, or amounts are rounded.');
  return [
    {
      expected: `${key} ${total.toFixed()}: ${start}credits ${credits.toFixed()} − debits ${debits.toFixed()} of ${entries.length} entries`,
      got: `${key} ${show(wallet.balance)}, a difference of ${difference.toFixed()}. ${explanation}`,
    },
  ];
}
