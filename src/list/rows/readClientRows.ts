import { applyQuery, type QueryResult, type Selection } from './applyQuery';
import type { AllRows } from './fetchAllPages';
import { readAllRows, type ReadAllOptions } from './readAllRows';
import { runChunked } from './runChunked';

export interface ReadClientOptions extends ReadAllOptions {
  readonly selection: Selection;
}

/** Reads all rows of a list and returns those that match a selection. Loaded with the first filter or sort order. */
export async function readClientRows(
  options: ReadClientOptions,
): Promise<QueryResult & { readonly all: AllRows }> {
  const { resource, selection, signal } = options;
  const all = await readAllRows(options);
  return { all, ...(await runChunked(applyQuery(resource, all.rows, selection), signal)) };
}
