import type { ReceivedObject } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { dashboard } from '../../resources/dashboard';

/** The dashboard's data as the server sent it. */
export type DashboardData = ReceivedObject<typeof dashboard>;

/** The data that shows which steps are done. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: DashboardData;
  /** The number of bound exchange keys; undefined while unknown. */
  readonly bindings: number | undefined;
  /** The number of deposits; undefined while unknown. */
  readonly deposits: number | undefined;
}

/** Returns whether the member has bought a package, according to the dashboard. */
export const hasPaid = (value: DashboardData): boolean => Boolean(value.user?.paidStatus);

/** Returns whether a deposit has arrived: the deposit wallet isn't empty, or a package was paid from it. */
const hasDeposit = (value: DashboardData): boolean =>
  hasPaid(value) || (readDecimal(value.depositBalance)?.gt(0) ?? false);

/** Returns whether the list of deposits must be requested to know if a deposit has arrived. */
export const needsDeposits = (value: DashboardData): boolean => !hasDeposit(value);

/** Returns which of the three steps (key, deposit, activation) are known to be done (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [(bindings ?? 0) > 0, hasDeposit(value) || (deposits ?? 0) > 0, hasPaid(value)];
}
