import type { Page } from '../../src/list/rows/fetchAllPages';

/** Changes the rows that the server has stored, in place. */
export type Change = (rows: unknown[]) => void;

interface ServerOptions {
  /** Changes to make before a response is created, by the number of that response, counted from 1. */
  readonly changes?: Readonly<Record<number, Change>>;
  /** The number of microtasks of each request, in the order of the requests. Repeats after the last one. */
  readonly delays?: readonly number[];
  /** Returns the count that the server reports. Default: the number of rows. */
  readonly count?: (length: number, response: number) => number;
  /** Returns the rows of a page, which is counted from 1. Default: pages of ten rows. */
  readonly pageOf?: (rows: readonly unknown[], page: number) => readonly unknown[];
}

const tenOf = (rows: readonly unknown[], page: number) => rows.slice((page - 1) * 10, page * 10);

/**
 * Creates a fake server with one list, whose rows can change between two responses. `state.open` is the
 * number of pending requests, `state.most` the highest number so far.
 */
export function pagedServer(
  rows: unknown[],
  { changes = {}, delays = [0], count = (length) => length, pageOf = tenOf }: ServerOptions = {},
) {
  const state = { requestedPages: [] as number[], responses: 0, open: 0, most: 0 };
  const read = async (page: number): Promise<Page> => {
    const turns = delays[state.requestedPages.length % delays.length] ?? 0;
    state.requestedPages.push(page);
    state.most = Math.max(state.most, ++state.open);
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    changes[++state.responses]?.(rows);
    state.open--;
    return { data: pageOf(rows, page), total: count(rows.length, state.responses) };
  };
  return { rows, read, state };
}

/** Creates distinct rows. Their `_id` counts down from `length` to 1. */
export const numberedRows = (length: number): { _id: number; note: string }[] =>
  Array.from({ length }, (_, index) => ({ _id: length - index, note: `row ${length - index}` }));

/** Creates the rows of `numberedRows` without `_id`. */
export const rowsWithoutId = (length: number): unknown[] =>
  numberedRows(length).map(({ note }) => ({ note }));
