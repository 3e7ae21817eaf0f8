import { cutText } from './cutText';
import { readRange } from './dateRange';
import type { Zone } from './dates';
import type { ListResource } from './defineResource';
import { filterFields } from './filterFields';
import { INVALID_DATES, readFilters, type Filter } from './filters';
import type { Question } from './shownRows';
import { FLAG, spelledSort, TOTALS, type Sort } from './wholeAddress';

/** What an address asks of all rows of a list, and a word on each part of it that cannot be had. */
export interface AskedOfAll {
  /** Those of any column; days and flag have controls of their own, and stand in the question alone. */
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** What the rows make together is asked for. */
  readonly totals: boolean;
  readonly ignored: readonly string[];
  /** Nothing of it can be had: a page of the list will do. */
  readonly idle: boolean;
  readonly question: Question;
}

/** A word on days that an address asks for in vain; undefined where there are none. */
function wrongDays(search: URLSearchParams): string | undefined {
  const range = readRange(search);
  const wrong = (['from', 'to'] as const).some((end) => search.get(end) && range?.[end] === undefined);
  return wrong ? INVALID_DATES : undefined;
}

type Described = Pick<ListResource, 'fields' | 'dateFilter' | 'flagFilter'>;

/** Days and flag of an address as the filters that they are. */
function ownFilters({ dateFilter, flagFilter }: Described, search: URLSearchParams): readonly Filter[] {
  const { from, to } = (dateFilter && readRange(search)) || {};
  const flag = search.get(FLAG);
  return [
    ...(dateFilter && (from || to)
      ? [{ kind: 'days', key: dateFilter, ...(from && { from }), ...(to && { to }) } as const]
      : []),
    ...(flag && flagFilter ? [{ kind: 'choice', key: flagFilter, values: [flag] } as const] : []),
  ];
}

/** Reads the question of an address (`ListAddress.question`); whatever it holds, nothing throws. */
export function readAskedOfAll(resource: Described, asked: string, zone: Zone): AskedOfAll {
  const search = new URLSearchParams(asked);
  const { fields, dateFilter } = resource;
  const { filters, ignored } = readFilters(fields, search);
  const spelled = spelledSort(search);
  const sort = spelled && filterFields(fields).some(({ key }) => key === spelled.key) ? spelled : undefined;
  const days = dateFilter === undefined ? undefined : wrongDays(search);
  const totals = search.get(TOTALS) === '1';
  const all = [...ownFilters(resource, search), ...filters];
  return {
    filters,
    sort,
    idle: all.length === 0 && !sort && !totals,
    totals,
    question: { filters: all, sort, zone },
    ignored: [
      // The date filter and a filter of a column may both have invalid dates.
      ...new Set([
        ...ignored,
        ...(spelled && !sort ? [`This list can't be sorted by “${cutText(spelled.key, 40)}”.`] : []),
        ...(days === undefined ? [] : [days]),
      ]),
    ],
  };
}
