import { bindingShows, specialKeysRejected } from './bindingWrites';
import { rejectedWrites } from './rejectedWrites';
import type { WriteRule } from './writeRule';
import { phoneShows, ticketShows, transferShows } from './writeShows';

/** The rules for calls that change data. They run one after the other, never in parallel. */
export const writeRules: readonly WriteRule[] = [
  ticketShows,
  bindingShows,
  phoneShows,
  transferShows,
  ...rejectedWrites,
  specialKeysRejected,
];
