import type { Zone } from './dates';
import type { ListResource } from './defineResource';
import type { Filter } from './filters';
import { rowTest } from './matchRows';
import { eachRow, type Sliced } from './slices';
import type { Sort } from './wholeAddress';
import { sortedRows } from './sortRows';
import { totalsAdder, type Totals } from './totals';

/** What a member asks of all rows of a list. */
export interface Question {
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** Whose days a filter means. */
  readonly zone: Zone;
}

/** The rows that answer it, and what they make together. */
export interface Shown {
  readonly rows: readonly unknown[];
  readonly totals: Totals;
}

/** Finds the rows that pass the filters, adds them up and puts them in order; without an order they keep theirs. */
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
