import type { Tone } from '../core/valueType';

/**
 * What is under way has the accent, what did not come about is amber, and all else is plain: green and red are
 * profit and loss alone. Backends may know other words; those are plain too (product.md: Values).
 */
export const statusTones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'accent',
  ANSWERED: 'accent',
  APPLIED: 'accent',
  OPEN: 'accent',
  PENDING: 'accent',
  FAILED: 'amber',
  REJECTED: 'amber',
};
