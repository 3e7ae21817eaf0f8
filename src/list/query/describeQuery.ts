import { fieldOf, type Field, type ListResource } from '../../core/defineResource';
import { optionOf } from '../../core/resourceRequest';
import type { FilterKind } from '../../core/valueType';
import { choiceLabel, filterKindOf, type Filter } from './filters';
import type { ListQuery, Sort } from './listQuery';

/** Returns a short description of a filter: 'Pair: BTC or ETH', 'Amount from 10 to 20', or '“text”' for a search. */
export function describeFilter(resource: ListResource, filter: Filter): string {
  if (filter.kind === 'search') return `“${filter.text}”`;
  // The period may be that of a hidden key, which has no field.
  const field = resource.fields.find(({ key }) => key === filter.key);
  const title = field?.title ?? 'Period';
  if ('values' in filter)
    return `${title}: ${filter.values.map((value) => (field ? choiceLabel(field, value) : value)).join(' or ')}`;
  if ('text' in filter) return `${title} contains “${filter.text}”`;
  if (filter.kind === 'number' && filter.sign)
    return `${title} ${filter.sign === 'plus' ? 'above' : 'below'} 0`;
  const { from, to } = filter;
  if (from === to) return `${title} is ${from ?? ''}`;
  return [title, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
}

const sortLabels: Readonly<Record<FilterKind, readonly [ascendingLabel: string, descendingLabel: string]>> = {
  dateRange: ['oldest first', 'newest first'],
  number: ['lowest first', 'highest first'],
  choice: ['A to Z', 'Z to A'],
  text: ['A to Z', 'Z to A'],
};

/** Returns a short description of a sort order: 'Amount, highest first'. */
export function describeSort(field: Field, { descending }: Sort): string {
  const [ascendingLabel, descendingLabel] = sortLabels[filterKindOf(field) ?? 'text'];
  return `${field.title}, ${descending ? descendingLabel : ascendingLabel}`;
}

/** Returns a description of each choice, filter and sort order of a list, such as 'Created from 2026-01-01'. */
export function describeQuery(resource: ListResource, query: ListQuery): string[] {
  const { read, dateFilter } = resource;
  const { params, filters, sort } = query;
  return [
    ...(read.choices ?? []).map(
      (choice) => `${choice.title}: ${optionOf(choice, params[choice.name])?.label}`,
    ),
    ...(dateFilter === undefined || filters.some(({ kind }) => kind === 'period')
      ? []
      : ['Period: Any time']),
    ...filters.map(
      (filter) => (filter.kind === 'search' ? 'Search: ' : '') + describeFilter(resource, filter),
    ),
    ...(sort ? [describeSort(fieldOf(resource, sort.key), sort)] : []),
  ];
}
