import type { ReceivedObject } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { dashboard } from '../../resources/dashboard';

export type DashboardData = ReceivedObject<typeof dashboard>;

/** Returns whether the member has bought a package. */
export const hasPaid = (value: DashboardData): boolean => Boolean(value.user?.paidStatus);

/** Returns whether a deposit has arrived: the deposit wallet isn't empty, or a package was paid from it. */
export const hasDeposit = (value: DashboardData): boolean =>
  hasPaid(value) || (readDecimal(value.depositBalance)?.gt(0) ?? false);

/** Returns which of the three steps (key, deposit, activation) are done. A count that is still loading is undefined. */
export const firstStepStates = (value: DashboardData, bindings = 0, deposits = 0): readonly boolean[] => [
  bindings > 0,
  hasDeposit(value) || deposits > 0,
  hasPaid(value),
];
