import { hasDeposit, hasPaid } from '../../data/memberSteps';
import type { ReceivedObject } from '../../core/defineResource';
import type { dashboard } from '../../resources/dashboard';

export type DashboardData = ReceivedObject<typeof dashboard>;

/** Returns which of the three steps (key, deposit, activation) are done. A count that is still loading is undefined. */
export const firstStepStates = (value: DashboardData, bindings = 0, deposits = 0): readonly boolean[] => [
  bindings > 0,
  hasDeposit(value) || deposits > 0,
  hasPaid(value),
];
