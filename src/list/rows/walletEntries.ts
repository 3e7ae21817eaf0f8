import type Big from 'big.js';
import { fieldOf, getValue, type ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import { objectQuery } from '../../data/queries';
import type { ReadAllOptions } from './readAllRows';
import { flowTest, kindTitle, readKindAmount } from './kindTotals';
import { eachRow } from './runChunked';

/** The currency of the wallets. Entries in another currency can't be added to them. */
export const CURRENCY = 'USDT';

/**
 * Returns a function that reads a row of a wallet's ledger: its kind in lower case, the title of the kind, whether the
 * kind is neither In nor Out, and the amount, negative for a debit. The function returns undefined if the amount is
 * unreadable or in another currency.
 */
export function entryReader(ledger: ListResource) {
  const { totals = { by: '' } } = ledger;
  const [amountField, kindField] = [fieldOf(ledger, 'amount'), fieldOf(ledger, totals.by)];
  const isFlow = flowTest(totals);
  return (row: unknown) => {
    const token = getValue(row, 'tokenName');
    const read = readKindAmount(totals, amountField, kindField, row);
    if (!read || (typeof token === 'string' && !['', CURRENCY].includes(token.trim().toUpperCase())))
      return undefined;
    const { kind, raw, amount } = read;
    return { kind, title: kindTitle(totals, kindField, raw), isApart: !isFlow(kind), amount };
  };
}

/** A balance that was requested at most this time before rows belongs to them, in ms. */
const SAME_TIME_MS = 5_000;

/** Reads the balance of a wallet, requested at most `staleTime` ms ago; undefined if it is unknown or unreadable. */
export async function readBalance(
  { balance }: ListResource,
  { client, dataProvider }: Pick<ReadAllOptions, 'client' | 'dataProvider'>,
  staleTime = SAME_TIME_MS,
): Promise<Big | undefined> {
  if (!balance) return undefined;
  const query = objectQuery(balance.of, dataProvider);
  const { data } = await client.query({ ...query, staleTime, meta: { quiet: true } });
  return readDecimal(getValue(data, balance.key));
}

/**
 * Returns a function that takes the amounts of a wallet, the newest first, and returns the balance after each, counted
 * back from the wallet's balance. From an unknown amount on, the balances are unknown.
 */
export function countBack(balance: Big | undefined) {
  let next = balance;
  return (amount: Big | undefined): Big | undefined => {
    const after = next;
    next = amount && next?.minus(amount);
    return after;
  };
}

/** Returns the balance after each row of a ledger, the newest first, counted back from that after the newest row. */
export function* balancesAfter(
  ledger: ListResource,
  newestFirst: readonly unknown[],
  balance: Big | undefined,
) {
  const read = entryReader(ledger);
  const balanceAfter = countBack(balance);
  const balances = new Map<unknown, Big | undefined>();
  yield* eachRow(newestFirst, (row) => balances.set(row, balanceAfter(read(row)?.amount)));
  return balances;
}
