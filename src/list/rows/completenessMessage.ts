import type { Gathered } from './gather';

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

const doubts: Readonly<Record<NonNullable<Gathered['doubt']>, (gathered: Gathered) => string>> = {
  moved: () => 'The list changed while loading; some rows may be missing.',
  count: ({ rows, total }) => `The server reports ${rowsOf(total)} but sent ${rows.length}.`,
  doubled: () => 'The server sent some rows twice. Each is shown once.',
  alike: () => "Some rows are identical, so we can't tell whether any is a duplicate.",
};

/**
 * Returns a message about the completeness of a list: where it was cut off and why rows may be wrong; undefined if it
 * is complete.
 */
export function gatheredWords(gathered: Gathered): string | undefined {
  const { rows, total, ended, moved, doubt } = gathered;
  const words = [
    ended === 'cap' && `Only the newest ${rows.length} of ${rowsOf(total)} were loaded.`,
    doubt && doubts[doubt](gathered),
    moved > 0 && !doubt && `Added while loading: ${rowsOf(moved)}.`,
    moved < 0 && !doubt && `Removed while loading: ${rowsOf(-moved)}.`,
  ].filter((one) => typeof one === 'string');
  return words.length > 0 ? words.join(' ') : undefined;
}
