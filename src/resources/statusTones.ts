import type { Tone } from '../core/valueType';

/** Colours of statuses; others have none. Green and red are reserved for profit and loss. */
export const statusTones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'accent',
  ANSWERED: 'accent',
  APPLIED: 'accent',
  OPEN: 'accent',
  PENDING: 'accent',
  FAILED: 'amber',
  REJECTED: 'amber',
};
