import Big from 'big.js';
import { cutText } from '../../core/text';
import { formatDay } from '../../core/dates';
import type { Field, ListResource } from '../../core/defineResource';
import { readDecimal } from '../../core/money';
import type { FilterKind } from '../../core/valueType';
import { formatValue, valueTypeOf } from '../../core/valueTypes';

/** Returns the kind of filter for a field; undefined if it cannot be filtered. */
export const filterKindOf = ({ valueType, smallSet, computed }: Field): FilterKind | undefined =>
  computed ? undefined : smallSet ? 'choice' : valueTypeOf(valueType).filter;

/** Returns the fields that a list can be filtered by. If two columns show the same key, only the first is included. */
export const filterFields = (fields: readonly Field[]): readonly Field[] =>
  fields.filter(
    (field, index) =>
      filterKindOf(field) !== undefined && fields.findIndex(({ key }) => key === field.key) === index,
  );

/** A range of dates (YYYY-MM-DD in the displayed time zone) or decimals. Both ends are inclusive, and optional. */
export interface ValueRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A value of a boolean filter. */
export type FlagValue = 'true' | 'false';

/**
 * A condition that a row must meet, checked in the browser and not sent to the server. Values are displayed texts, or
 * 'true' and 'false' for a field of type `flag`. The period and the flag are those of `dateFilter` and `booleanFilter`.
 * A search has the key SEARCH: at least one column contains its text.
 */
export type Filter = { readonly key: string } & (
  | (ValueRange & { readonly kind: 'dateRange' })
  | (ValueRange & { readonly kind: 'period' })
  | (ValueRange & { readonly kind: 'number'; readonly sign?: 'plus' | 'minus' })
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag'; readonly values: readonly [FlagValue] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'search'; readonly text: string }
);

export const SEARCH = '';

/** Returns the label of a choice: the text for 'true' or 'false' of a flag, otherwise the value itself. */
export const choiceLabel = (field: Field, value: string): string =>
  field.valueType === 'flag' ? formatValue(field, value === 'true') : value;

/** The prefix of filter parameters in the URL. It separates column keys from parameters such as `page`. */
const FILTER_PREFIX = 'where.';

const RANGE_SEPARATOR = '..';

/** The maximum number of characters of a text, a choice or a search in the URL. */
export const MAX_TEXT = 200;

/** Parses a range such as '10..20' or '..20'; undefined if it is empty, invalid or in the wrong order. */
function parseRange(
  rawRange: string,
  read: (end: string) => string | undefined,
  inOrder: (from: string, to: string) => boolean,
): ValueRange | undefined {
  const ends = rawRange.split(RANGE_SEPARATOR);
  if (ends.length !== 2 || rawRange === RANGE_SEPARATOR) return undefined;
  const [from, to] = ends.map((end) => (end === '' ? '' : read(end)));
  if (from === undefined || to === undefined || (from && to && !inOrder(from, to))) return undefined;
  return { ...(from && { from }), ...(to && { to }) };
}

const parseDay = (raw: string) => (raw.length === 10 ? formatDay(raw) : undefined);

const parseNumber = (raw: string) => readDecimal(raw)?.toFixed();

/** Parses a filter from the values of a URL parameter; undefined if they are invalid. */
export function parseFilter(field: Field, values: readonly string[]): Filter | undefined {
  const { key } = field;
  const kind = filterKindOf(field);
  if (kind === 'choice') {
    const chosen = [...new Set(values)].filter((value) => value !== '' && value.length <= MAX_TEXT);
    return chosen.length > 0 ? { kind, key, values: chosen } : undefined;
  }
  const [first = '', ...others] = values;
  if (others.length > 0) return undefined;
  if (kind === 'text') {
    const text = first.trim();
    return text !== '' && text.length <= MAX_TEXT ? { kind, key, text } : undefined;
  }
  if (kind === 'dateRange') {
    const ends = parseRange(first, parseDay, (from, to) => from <= to);
    return ends && { kind, key, ...ends };
  }
  if (kind === undefined) return undefined;
  if (first === 'plus' || first === 'minus') return { kind, key, sign: first };
  const ends = parseRange(first, parseNumber, (from, to) => new Big(from).lte(to));
  return ends && { kind, key, ...ends };
}

export const START_AFTER_END = 'The start date is after the end date';

/** Shown when the URL has dates that are invalid. */
const INVALID_DATES = "The dates in this link aren't valid. Use YYYY-MM-DD.";

/** Returns whether a filter in the URL would be valid if its two ends changed places. */
const isReversed = (field: Field, values: readonly string[]) =>
  values.length === 1 &&
  parseFilter(field, [values.join('').split(RANGE_SEPARATOR).reverse().join(RANGE_SEPARATOR)]) !== undefined;

interface ListFilters {
  readonly filters: readonly Filter[];
  /** The period in the URL if it ends before it starts. It doesn't filter; the date filter shows it with an error. */
  readonly reversedRange?: ValueRange | undefined;
}

/** Parses the filters in the URL. `ignored` has a message for each invalid filter. Never throws. */
export function parseFilters(
  { fields, dateFilter, booleanFilter }: Pick<ListResource, 'fields' | 'dateFilter' | 'booleanFilter'>,
  search: URLSearchParams,
  defaultFlag?: FlagValue,
): ListFilters & { readonly ignored: ReadonlySet<string> } {
  const known = filterFields(fields);
  const filters: Filter[] = [];
  // A Set shows INVALID_DATES once, even if the period and a column filter both have invalid dates.
  const ignored = new Set<string>();
  let reversedRange: ValueRange | undefined;
  if (dateFilter !== undefined) {
    const [from, to] = [formatDay(search.get('from')), formatDay(search.get('to'))];
    if ((search.get('from') && !from) || (search.get('to') && !to)) ignored.add(INVALID_DATES);
    if (from && to && from > to) {
      reversedRange = { from, to };
      ignored.add(`${START_AFTER_END}. All dates are shown.`);
    } else if (from ?? to) filters.push({ kind: 'period', key: dateFilter, from, to });
  }
  if (booleanFilter !== undefined) {
    const raw = search.get(booleanFilter);
    const isValid = raw === 'true' || raw === 'false';
    if (raw && !isValid && raw !== 'all')
      ignored.add(`This list can't be filtered by “${cutText(raw, 40)}”.`);
    const flag = isValid || raw === 'all' ? raw : defaultFlag;
    if (flag && flag !== 'all') filters.push({ kind: 'flag', key: booleanFilter, values: [flag] });
  }
  for (const name of new Set(search.keys())) {
    if (!name.startsWith(FILTER_PREFIX)) continue;
    const key = name.slice(FILTER_PREFIX.length);
    const field = known.find((candidate) => candidate.key === key);
    const filter = field && parseFilter(field, search.getAll(name));
    if (filter) filters.push(filter);
    else if (!field) ignored.add(`This list can't be filtered by “${cutText(key, 40)}”.`);
    else if (filterKindOf(field) === 'dateRange')
      ignored.add(isReversed(field, search.getAll(name)) ? `${START_AFTER_END}.` : INVALID_DATES);
    else ignored.add(`The ${field.title} filter in this link isn't valid.`);
  }
  const text = (search.get('q') ?? '').trim().slice(0, MAX_TEXT);
  if (text) filters.push({ kind: 'search', key: SEARCH, text });
  return { filters, reversedRange, ignored };
}

export const formatRangeValue = ({ from = '', to = '' }: ValueRange) => from + RANGE_SEPARATOR + to;

function valuesOf(filter: Filter): readonly string[] {
  if ('values' in filter) return filter.values;
  if ('text' in filter) return [filter.text];
  return [(filter.kind === 'number' && filter.sign) || formatRangeValue(filter)];
}

/** Sets a URL parameter; removes it if there is no value. */
export function setParam(search: URLSearchParams, name: string, value: string | undefined): void {
  if (value) search.set(name, value);
  else search.delete(name);
}

/** Returns the URL parameters with these filters in place of the current filters, and without the page. */
export function writeFilters(
  { dateFilter, booleanFilter }: Pick<ListResource, 'dateFilter' | 'booleanFilter'>,
  { filters, reversedRange }: ListFilters,
  search: URLSearchParams,
  defaultFlag?: FlagValue,
): URLSearchParams {
  const own = new Map<string, string | undefined>([['q', undefined]]);
  if (dateFilter !== undefined) own.set('from', reversedRange?.from).set('to', reversedRange?.to);
  // The value 'all' turns off a flag that is on by default.
  if (booleanFilter !== undefined) own.set(booleanFilter, defaultFlag && 'all');
  const next = new URLSearchParams(
    [...search].filter(([name]) => !name.startsWith(FILTER_PREFIX) && name !== 'page'),
  );
  for (const filter of filters) {
    const values = valuesOf(filter);
    if (filter.kind === 'period') own.set('from', filter.from).set('to', filter.to);
    else if (filter.kind === 'flag') own.set(filter.key, values[0] === defaultFlag ? undefined : values[0]);
    else if (filter.kind === 'search') own.set('q', filter.text);
    else for (const value of values) next.append(FILTER_PREFIX + filter.key, value);
  }
  for (const [name, value] of own) setParam(next, name, value);
  return next;
}
