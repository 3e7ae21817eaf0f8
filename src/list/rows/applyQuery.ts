import type { Zone } from '../../core/dates';
import type { ListResource } from '../../core/defineResource';
import type { Filter } from '../query/filters';
import { rowTest } from './matchesFilter';
import { eachRow, type Sliced } from './runChunked';
import type { Sort } from '../query/wholeAddress';
import { sortedRows } from './sortRows';
import { totalsAdder, type Totals } from './totals';

/** The filters and sort order of a list query. */
export interface Question {
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** The time zone of date filters. */
  readonly zone: Zone;
}

/** The matching rows and their totals. */
export interface Shown {
  readonly rows: readonly unknown[];
  readonly totals: Totals;
}

/** Filters the rows, computes their totals and sorts them; without a sort order they keep theirs. */
export function* shownRows(
  resource: Pick<ListResource, 'fields' | 'resultsBy' | 'closedFlag'>,
  all: readonly unknown[],
  { filters, sort, zone }: Question,
): Sliced<Shown> {
  const passes = rowTest(resource.fields, filters, zone);
  const adder = totalsAdder(resource);
  const passing: unknown[] = [];
  yield* eachRow(all, (row) => {
    if (!passes(row)) return;
    passing.push(row);
    adder.add(row);
  });
  const field = sort && resource.fields.find(({ key }) => key === sort.key);
  const rows = field ? yield* sortedRows(field, passing, sort) : passing;
  return { rows, totals: adder.outcome() };
}
