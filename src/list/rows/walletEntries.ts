import type Big from 'big.js';
import { fieldOf, getValue, type ListResource } from '../../core/defineResource';
import { flowTest, kindTitle, readKindAmount, type Rule } from './kindTotals';

/** The currency of the wallets. Entries in another currency can't be added to them. */
export const CURRENCY = 'USDT';

/** A list of the movements of a wallet. */
export type Ledger = ListResource & { readonly totals: Rule };

export const isLedger = (resource: ListResource): resource is Ledger => resource.totals !== undefined;

/**
 * Returns a function that reads a row of a ledger: its kind in lower case, the title of the kind, whether the kind is
 * neither In nor Out, and the amount, negative for a debit. The function returns undefined if the amount is unreadable or
 * in another currency.
 */
export function entryReader(ledger: Ledger) {
  const { totals } = ledger;
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
