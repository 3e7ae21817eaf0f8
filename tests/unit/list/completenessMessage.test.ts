import { expect, it } from 'vitest';
import { completenessMessage } from '../../../src/list/rows/completenessMessage';
import type { AllRows } from '../../../src/list/rows/fetchAllPages';

/** Returns the message for a completely loaded list of `count` rows; `changes` replaces properties of the list. */
const messageFor = (count: number, changes: Partial<AllRows> = {}) =>
  completenessMessage({
    rows: Array.from({ length: count }, (_, index) => ({ index })),
    total: count,
    capped: false,
    warning: undefined,
    requestedAt: 0,
    ...changes,
  });

it.each<[count: number, changes: Partial<AllRows>, message: string]>([
  [12, {}, ''],
  [0, {}, ''],
  [200, { capped: true, total: 500 }, 'Only the newest 200 of 500 rows were loaded.'],
  [9, { warning: 'changed' }, 'The list changed while loading; some rows may be missing.'],
  [9, { warning: 'count', total: 12 }, 'The server reports 12 rows but sent 9.'],
  [9, { warning: 'count', total: 1 }, 'The server reports 1 row but sent 9.'],
  [9, { warning: 'repeated' }, 'The server sent some rows twice. Each is shown once.'],
  [
    30,
    { capped: true, total: 502, warning: 'repeated' },
    'Only the newest 30 of 502 rows were loaded. The server sent some rows twice. Each is shown once.',
  ],
])('the completeness message of %i rows with %o is: %s', (count, changes, message) => {
  expect(messageFor(count, changes)).toBe(message);
});
