import { pick } from '../../core/defineResource';
import { readDecimal } from '../../core/money';

/** What is known of a member's way to a trading bot; a count is undefined while it is not known. */
export interface StepFacts {
  /** The dashboard's data. */
  readonly value: object;
  readonly bindings: number | undefined;
  readonly deposits: number | undefined;
}

/** Whether the deposit wallet holds anything: then a deposit has arrived, and none needs to be looked for. */
export const hasDeposit = (value: object): boolean =>
  readDecimal(pick(value, 'depositBalance'))?.gt(0) ?? false;

/** Which of the three steps (key, deposit, activation) are done, as far as is known (product.md: Dashboard). */
export function firstStepStates({ value, bindings, deposits }: StepFacts): readonly boolean[] {
  return [
    (bindings ?? 0) > 0,
    hasDeposit(value) || (deposits ?? 0) > 0,
    Boolean(pick(value, 'user.paidStatus')),
  ];
}
