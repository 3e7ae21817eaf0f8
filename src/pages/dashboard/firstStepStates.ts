import { pick } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/** Data about the steps that a member takes before the bot trades; a count is undefined while it is unknown. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: object;
  readonly bindings: number | undefined;
  readonly deposits: number | undefined;
}

/** Returns whether the member has bought a package, according to the dashboard. */
export const hasPaid = (value: object): boolean => Boolean(pick(value, 'user.paidStatus'));

/** Returns whether a deposit has arrived: the deposit wallet isn't empty, or a package was paid from it. */
const hasDeposit = (value: object): boolean =>
  hasPaid(value) || (readDecimal(pick(value, 'depositBalance'))?.gt(0) ?? false);

/** Returns whether only the list of deposits can tell that one has arrived. */
export const needsDeposits = (value: object): boolean => !hasDeposit(value);

/** Returns which of the three steps (key, deposit, activation) are done, as far as known (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [(bindings ?? 0) > 0, hasDeposit(value) || (deposits ?? 0) > 0, hasPaid(value)];
}
