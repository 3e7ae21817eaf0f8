import { useResourceParams } from '@refinedev/core';
import type { ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { usePreferences } from '../../lib/usePreferences';
import { useAllPages } from '../rows/useAllPages';
import { rowName } from '../view/shownFields';
import { meets, pairRows, recordId } from './records';
import { NEWEST_ROWS } from './useFindRow';
import { recordSearch } from './useRecord';

/** Returns the rows of another list that belong to a record, among the newest of both lists or among all. */
export function useRelated(resource: ListResource, params: ListParams, row: unknown, searchesAll: boolean) {
  const { resources } = useResourceParams();
  const preferences = usePreferences();
  const lists = resources.map(({ meta, list }) => ({
    resource: meta?.resource as ListResource | undefined,
    path: String(list),
  }));
  const { related: own } = resource.record ?? {};
  const other = lists.find((list) =>
    own ? list.resource?.name === own.list : list.resource?.record?.related?.list === resource.name,
  );
  const rules = (own ?? other?.resource?.record?.related)?.rows ?? [];
  const applicable = rules.filter((rule) => row !== undefined && meets(row, own ? rule.when : rule.where));
  const options = {
    enabled: other !== undefined && applicable.length > 0,
    maxRows: searchesAll ? undefined : NEWEST_ROWS,
  };
  const reads = [
    useAllPages(resource, params, options),
    useAllPages(other?.resource ?? resource, {}, options),
  ] as const;
  const [rows, others] = reads.map(({ all }) => all?.rows ?? []) as [readonly unknown[], readonly unknown[]];
  const id = recordId(resource, row);
  return {
    found: applicable.map((rule) => {
      const pairs = own ? pairRows(rule, row, rows, others) : pairRows(rule, row, others, rows);
      const pair = pairs.find(([a, b]) => recordId(resource, own ? a : b) === id);
      const match = pair?.[own ? 1 : 0];
      const href =
        match !== undefined &&
        other?.resource &&
        other.path + recordSearch('', recordId(other.resource, match));
      const back = other?.resource;
      const name =
        own || match === undefined || !back
          ? rule.title
          : rowName(back, back.record?.label, match, preferences);
      return { rule, match, name, href };
    }),
    isFetching: reads.some(({ isFetching }) => isFetching),
    isCapped: reads.some(({ all }) => all?.capped),
    failed: reads.find(({ error }) => error),
  };
}
