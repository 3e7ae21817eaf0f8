import type { Zone } from '../../core/dates';
import type { Filter, Search } from '../query/filters';
import type { Sort } from '../query/listQuery';
import type { AllRows } from './fetchAllPages';
import { rowTest } from './matchesFilter';
import { readAllRows, type ReadAllOptions } from './readAllRows';
import { eachRow, runChunked, type Chunked } from './runChunked';
import { sortedRows } from './sortRows';
import { totalsOf, type SummedResource, type Totals } from './totals';

export interface Selection {
  readonly conditions: readonly (Filter | Search)[];
  readonly sort: Sort | undefined;
  readonly zone: Zone;
}

export interface QueryResult {
  readonly rows: readonly unknown[];
  readonly totals: Totals;
}

/** Filters the rows, computes their totals and sorts them. Without a sort order, the rows keep the server's order. */
export function* applyQuery(
  resource: SummedResource,
  all: readonly unknown[],
  { conditions, sort, zone }: Selection,
): Chunked<QueryResult> {
  const matches = rowTest(resource.fields, conditions, zone);
  const matching: unknown[] = [];
  yield* eachRow(all, (row) => {
    if (matches(row)) matching.push(row);
  });
  const totals = yield* totalsOf(resource, matching);
  const field = sort && resource.fields.find(({ key }) => key === sort.key);
  const rows = field ? yield* sortedRows(field, matching, sort) : matching;
  return { rows, totals };
}

/** Reads all rows of a list and returns those that match a selection. */
export async function readClientRows(
  options: ReadAllOptions & { readonly selection: Selection },
): Promise<QueryResult & { readonly all: AllRows }> {
  const { resource, selection, signal } = options;
  const all = await readAllRows(options);
  return { all, ...(await runChunked(applyQuery(resource, all.rows, selection), signal)) };
}
