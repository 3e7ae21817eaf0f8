import { fieldOf, type ListResource } from '../../core/defineResource';
import { optionOf } from '../../core/resourceRequest';
import { describeFilter, describeSort } from './describeFilter';
import type { ListQuery } from './listQuery';

/** Returns a description of each choice, filter and sort order of a list, such as 'Created from 2026-01-01'. */
export function describeQuery(resource: ListResource, query: ListQuery): string[] {
  const { read, dateFilter, booleanFilter } = resource;
  const { params, range, flag, filters, search, sort } = query;
  const describe = (filter: (typeof filters)[number]) =>
    describeFilter(fieldOf(resource, filter.key), filter);
  return [
    ...(read.choices ?? []).map(
      (choice) => `${choice.title}: ${optionOf(choice, params[choice.name])?.label}`,
    ),
    ...(dateFilter === undefined
      ? []
      : (range.from ?? range.to)
        ? [describe({ kind: 'dateRange', key: dateFilter, ...range })]
        : ['Period: Any time']),
    ...(booleanFilter !== undefined && flag
      ? [describe({ kind: 'choice', key: booleanFilter, values: [flag] })]
      : []),
    ...filters.map(describe),
    ...(search === '' ? [] : [`Search: “${search}”`]),
    ...(sort ? [describeSort(fieldOf(resource, sort.key), sort)] : []),
  ];
}
