import { pick } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/** What is known of a member's way to a trading bot; a count is undefined while it is not known. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: object;
  readonly bindings: number | undefined;
  readonly deposits: number | undefined;
}

/** Whether the dashboard says that a package was bought. */
export const hasPaid = (value: object): boolean => Boolean(pick(value, 'user.paidStatus'));

/** The deposit wallet holds something, or a package was paid from it: then a deposit has arrived. */
const hasDeposit = (value: object): boolean =>
  hasPaid(value) || (readDecimal(pick(value, 'depositBalance'))?.gt(0) ?? false);

/** Whether only the list of deposits can tell that one has arrived. */
export const needsDeposits = (value: object): boolean => !hasDeposit(value);

/** Which of the three steps (key, deposit, activation) are done, as far as is known (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [(bindings ?? 0) > 0, hasDeposit(value) || (deposits ?? 0) > 0, hasPaid(value)];
}
