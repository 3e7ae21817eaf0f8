import Big from 'big.js';
import type { Member } from './members';

/** What became of a write: the answer said yes, said no, or did not come (or was an error of the server). */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';
export type Kind = 'transfer' | 'withdrawal to an address' | 'withdrawal to the Fuel wallet' | 'ticket';

/** One write, told from all others by its amount or its text, with what must then be found in whose lists. */
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

/** How a movement reads in a trace: '-0.000123 userFundTransfer'. */
export const movement = (amount: Big | string, type: string) => `${new Big(amount).toFixed()} ${type}`;

/** Amounts in USDT that are never given twice: the floor and some millionths. */
export function uniqueAmounts() {
  let millionths = 0;
  return (floor: number) => {
    millionths += 1;
    return new Big(millionths).div(1e6).plus(floor);
  };
}
