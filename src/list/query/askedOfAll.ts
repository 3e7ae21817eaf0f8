import { cutText } from '../../core/cutText';
import { readRange } from './dateRange';
import type { Zone } from '../../core/dates';
import type { ListResource } from '../../core/defineResource';
import { filterFields } from './filterFields';
import { INVALID_DATES, readFilters, type Filter } from './filters';
import type { Question } from '../rows/applyQuery';
import { FLAG, spelledSort, TOTALS, type Sort } from './wholeAddress';

/** The filters, sort order and totals requested by the URL, plus a message for each part that is invalid. */
export interface AskedOfAll {
  /** The column filters. The date and boolean filters have their own controls and are only part of `question`. */
  readonly filters: readonly Filter[];
  readonly sort: Sort | undefined;
  /** Whether totals are requested. */
  readonly totals: boolean;
  readonly ignored: readonly string[];
  /** Whether no valid part is left, so one page from the server is enough. */
  readonly idle: boolean;
  readonly question: Question;
}

/** Returns a message if the URL has invalid dates; otherwise undefined. */
function wrongDays(search: URLSearchParams): string | undefined {
  const range = readRange(search);
  const wrong = (['from', 'to'] as const).some((end) => search.get(end) && range?.[end] === undefined);
  return wrong ? INVALID_DATES : undefined;
}

type Described = Pick<ListResource, 'fields' | 'dateFilter' | 'flagFilter'>;

/** Converts the date and boolean filters of the URL to column filters. */
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

/** Parses the query string of a list (`ListAddress.question`). Never throws. */
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
