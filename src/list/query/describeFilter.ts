import type { Field } from '../../core/defineResource';
import type { FilterKind } from '../../core/valueType';
import { choiceLabel, filterKindOf, type Filter } from './filters';
import type { Sort } from './listQuery';

/** Returns a short description of a filter: 'Pair: BTC or ETH', or 'Amount from 10 to 20'. */
export function describeFilter(field: Field, filter: Filter): string {
  const { title } = field;
  if (filter.kind === 'choice')
    return `${title}: ${filter.values.map((value) => choiceLabel(field, value)).join(' or ')}`;
  if (filter.kind === 'text') return `${title} contains “${filter.text}”`;
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
