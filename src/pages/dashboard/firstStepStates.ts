import type { ReceivedObject } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { dashboard } from '../../resources/dashboard';

/** The dashboard's data as received. */
export type DashboardData = ReceivedObject<typeof dashboard>;

/** The data that tells which steps are done. The counts are undefined while they are unknown. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: DashboardData;
  /** The number of bound exchange keys. */
  readonly bindings: number | undefined;
  /** The number of deposits. */
  readonly deposits: number | undefined;
}

/** Returns whether the member has bought a package, according to the dashboard. */
export const hasPaid = (value: DashboardData): boolean => Boolean(value.user?.paidStatus);

/** Returns whether a deposit has arrived: the deposit wallet isn't empty, or a package was paid from it. */
const hasDeposit = (value: DashboardData): boolean =>
  hasPaid(value) || (readDecimal(value.depositBalance)?.gt(0) ?? false);

/** Returns whether the list of deposits is needed to know if one has arrived. */
export const needsDeposits = (value: DashboardData): boolean => !hasDeposit(value);

/** Returns which of the three steps (key, deposit, activation) are done, as far as known (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [(bindings ?? 0) > 0, hasDeposit(value) || (deposits ?? 0) > 0, hasPaid(value)];
}
