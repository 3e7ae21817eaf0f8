import type { ReceivedObject } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { dashboard } from '../../resources/dashboard';

/** The dashboard's data as received. */
export type DashboardData = ReceivedObject<typeof dashboard>;

/** Data about the steps that a member takes before the bot trades; a count is undefined while it is unknown. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: DashboardData;
  readonly bindings: number | undefined;
  readonly deposits: number | undefined;
}

/** Returns whether the member has bought a package, according to the dashboard. */
export const hasPaid = (value: DashboardData): boolean => Boolean(value.user?.paidStatus);

/** Returns whether a deposit has arrived: the deposit wallet isn't empty, or a package was paid from it. */
const hasDeposit = (value: DashboardData): boolean =>
  hasPaid(value) || (readDecimal(value.depositBalance)?.gt(0) ?? false);

/** Returns whether only the list of deposits can tell that one has arrived. */
export const needsDeposits = (value: DashboardData): boolean => !hasDeposit(value);

/** Returns which of the three steps (key, deposit, activation) are done, as far as known (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [(bindings ?? 0) > 0, hasDeposit(value) || (deposits ?? 0) > 0, hasPaid(value)];
}
