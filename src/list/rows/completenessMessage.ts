import { formatRowCount } from '../../core/text';
import type { AllRows } from './fetchAllPages';

const warnings: Readonly<Record<NonNullable<AllRows['warning']>, (all: AllRows) => string>> = {
  changed: () => 'The list changed while loading; some rows may be missing.',
  count: ({ rows, total }) => `The server reports ${formatRowCount(total)} but sent ${rows.length}.`,
  repeated: () => 'The server sent some rows twice. Each is shown once.',
};

/** Returns a message if not all rows of a list were loaded or some may be wrong; '' if all are there. */
export const completenessMessage = (all: AllRows): string =>
  [
    all.capped && `Only the newest ${all.rows.length} of ${formatRowCount(all.total)} were loaded.`,
    all.warning && warnings[all.warning](all),
  ]
    .filter(Boolean)
    .join(' ');
