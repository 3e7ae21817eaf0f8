import type { PageAnswer } from '../../src/core/rowShelf';

/** What happens to the rows of a server before it gives an answer. */
export type Change = (rows: unknown[]) => void;

interface ServerOptions {
  /** Changes by the number of the answer that they come before, from 1 on. */
  readonly changes?: Readonly<Record<number, Change>>;
  /** Turns of the event loop that an answer takes, by its number, again from the first. */
  readonly delays?: readonly number[];
  /** What the server says that it has; what it has, unless told. */
  readonly count?: (length: number, answer: number) => number;
  /** What a page holds; ten rows from its place on, unless told. */
  readonly pageOf?: (rows: readonly unknown[], page: number) => readonly unknown[];
}

const tenOf = (rows: readonly unknown[], page: number) => rows.slice((page - 1) * 10, page * 10);

/** A list as a server keeps it: each answer is the rows of one moment, and moments differ. */
export function pagedServer(
  rows: unknown[],
  { changes = {}, delays = [0], count = (length) => length, pageOf = tenOf }: ServerOptions = {},
) {
  const state = { asked: [] as number[], answers: 0, open: 0, most: 0 };
  const read = async (page: number): Promise<PageAnswer> => {
    const turns = delays[state.asked.length % delays.length] ?? 0;
    state.asked.push(page);
    state.most = Math.max(state.most, ++state.open);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    changes[++state.answers]?.(rows);
    state.open--;
    return { data: pageOf(rows, page), total: count(rows.length, state.answers) };
  };
  return { rows, read, state };
}

/** Rows that differ, newest first; each has its number as `_id`. */
export const numbered = (length: number): { _id: number; note: string }[] =>
  Array.from({ length }, (_, index) => ({ _id: length - index, note: `row ${length - index}` }));

/** The same without a name. */
export const nameless = (length: number): unknown[] => numbered(length).map(({ note }) => ({ note }));
