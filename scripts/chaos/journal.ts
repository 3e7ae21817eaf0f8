import Big from 'big.js';
import type { Member } from './members';

/** The outcome of a write: a positive response, a negative one, or none (or a server error). */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';
export type Kind = 'transfer' | 'withdrawal to an address' | 'withdrawal to the Fuel wallet' | 'ticket';

/** One write, unique by its amount or text, with the rows that it must leave in members' lists. */
export interface Write {
  readonly kind: Kind;
  readonly outcome: Outcome;
  readonly traces: readonly Trace[];
}

/** A row of a member's list: 'txns' holds every movement, 'orders' the withdrawals, 'tickets' the tickets. */
export interface Trace {
  readonly member: Member;
  readonly list: 'txns' | 'orders' | 'tickets';
  readonly row: string;
}

/** Formats a movement for a trace: '-0.000123 userFundTransfer'. */
export const movement = (amount: Big | string, type: string) => `${new Big(amount).toFixed()} ${type}`;

/** Returns a function that returns unique amounts in USDT: the floor plus some millionths. */
export function uniqueAmounts() {
  let millionths = 0;
  return (floor: number) => {
    millionths += 1;
    return new Big(millionths).div(1e6).plus(floor);
  };
}
