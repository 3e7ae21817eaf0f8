import type { Zone } from '../../core/dates';
import type { Filter } from '../query/filters';
import type { Sort } from '../query/listQuery';
import { rowTest } from './matchesFilter';
import { readAllRows, type ReadAllOptions } from './readAllRows';
import { eachRow, runChunked } from './runChunked';
import { sortedRows } from './sortRows';
import { totalsByCurrency, type SummedResource } from './totals';

/** What the rows of a list are selected by. Dates are compared in `zone`. */
export interface Selection {
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  readonly zone: Zone;
}

/** Filters the rows, computes their totals and sorts them. Without a sort order, the rows keep the server's order. */
export function* applyQuery(
  resource: SummedResource,
  all: readonly unknown[],
  { filters, sort, zone }: Selection,
) {
  const matches = rowTest(resource.fields, filters, zone);
  const matching: unknown[] = [];
  yield* eachRow(all, (row) => {
    if (matches(row)) matching.push(row);
  });
  const totals = yield* totalsByCurrency(resource, matching);
  const field = sort && resource.fields.find(({ key }) => key === sort.key);
  const rows = field ? yield* sortedRows(field, matching, sort) : matching;
  return { rows, totals };
}

/** Reads all rows of a list and returns those that match a selection. */
export async function readClientRows(options: ReadAllOptions & { readonly selection: Selection }) {
  const { resource, selection, signal } = options;
  const all = await readAllRows(options);
  return { all, ...(await runChunked(applyQuery(resource, all.rows, selection), signal)) };
}
