import type { Page } from '../../src/list/rows/fetchAllPages';

/** Changes the rows of the server before it responds. */
export type Change = (rows: unknown[]) => void;

interface ServerOptions {
  /** Changes by the number of the response that they precede, counted from 1. */
  readonly changes?: Readonly<Record<number, Change>>;
  /** The number of microtasks that each request takes, in the order of the requests. The list repeats. */
  readonly delays?: readonly number[];
  /** Returns the count that the server reports. Default: the number of rows. */
  readonly count?: (length: number, response: number) => number;
  /** Returns the rows of a page. Default: ten rows. */
  readonly pageOf?: (rows: readonly unknown[], page: number) => readonly unknown[];
}

const tenOf = (rows: readonly unknown[], page: number) => rows.slice((page - 1) * 10, page * 10);

/** Creates a server of a list whose rows can change between the responses. */
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

/** Creates distinct rows, newest first, each with its number as `_id`. */
export const numberedRows = (length: number): { _id: number; note: string }[] =>
  Array.from({ length }, (_, index) => ({ _id: length - index, note: `row ${length - index}` }));

/** Creates the same rows without `_id`. */
export const rowsWithoutId = (length: number): unknown[] =>
  numberedRows(length).map(({ note }) => ({ note }));
