import type { Gathered } from './gather';

const rowsOf = (count: number) => (count === 1 ? '1 row' : `${count} rows`);

const doubts: Readonly<Record<NonNullable<Gathered['doubt']>, (gathered: Gathered) => string>> = {
  moved: () => 'Rows came or went while it was read, so some may be missing.',
  count: ({ rows, total }) => `The server counts ${rowsOf(total)} and gave ${rows.length}.`,
  doubled: () => 'The server gave some rows twice; they are here once.',
  alike: () => 'Many rows look the same, so it cannot be told whether any is here twice.',
};

/** What a member should know of rows that were read: where they end before the list does, and why they may not be it. */
export function gatheredWords(gathered: Gathered): string | undefined {
  const { rows, total, ended, moved, doubt } = gathered;
  const words = [
    ended === 'cap' && `The newest ${rows.length} of ${rowsOf(total)} were read.`,
    doubt && doubts[doubt](gathered),
    moved > 0 && !doubt && `While it was read ${rowsOf(moved)} came.`,
    moved < 0 && !doubt && `While it was read ${rowsOf(-moved)} went.`,
  ].filter((one) => typeof one === 'string');
  return words.length > 0 ? words.join(' ') : undefined;
}
