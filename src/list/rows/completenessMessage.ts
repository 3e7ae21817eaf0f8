import { formatRowCount } from '../../core/text';
import type { AllRows } from './fetchAllPages';

const warnings: Readonly<Record<NonNullable<AllRows['warning']>, (all: AllRows) => string>> = {
  changed: () => 'The list changed while loading; some rows may be missing.',
  count: ({ rows, total }) => `The server reports ${formatRowCount(total)} but sent ${rows.length}.`,
  repeated: () => 'The server sent some rows twice. Each is shown once.',
};

/** Returns a message if rows of a list may be missing or wrong; '' if the list is complete. */
export const completenessMessage = (all: AllRows): string =>
  [
    all.capped && `Only the newest ${all.rows.length} of ${formatRowCount(all.total)} were loaded.`,
    all.warning && warnings[all.warning](all),
  ]
    .filter(Boolean)
    .join(' ');
