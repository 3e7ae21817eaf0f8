import { useResourceParams, type IResourceItem } from '@refinedev/core';
import { useMemo } from 'react';
import type { ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { usePreferences } from '../../lib/usePreferences';
import { useAllPages } from '../rows/useAllPages';
import { rowTitle } from '../view/shownFields';
import { meets, pairRows, recordId } from './records';
import { NEWEST_ROWS } from './useFindRow';
import { recordSearch } from './useRecord';

const NONE: readonly never[] = [];

/** Returns which rows of another list belong to records of a list, as one of the two resources says. */
function relationOf(resource: ListResource, resources: readonly IResourceItem[]) {
  const lists = resources.map(({ meta, list }) => ({
    resource: meta?.resource as ListResource | undefined,
    path: String(list),
  }));
  const own = resource.record?.related;
  const other = lists.find((list) =>
    own ? list.resource?.name === own.list : list.resource?.record?.related?.list === resource.name,
  );
  return { other, isOwn: own !== undefined, all: (own ?? other?.resource?.record?.related)?.rows ?? [] };
}

/** Returns the rows of another list that belong to a record, among the newest of both lists or among all. */
export function useRelated(resource: ListResource, params: ListParams, row: unknown, searchesAll: boolean) {
  const { resources } = useResourceParams();
  const preferences = usePreferences();
  const { other, isOwn, all } = useMemo(() => relationOf(resource, resources), [resource, resources]);
  const rules = useMemo(
    () => all.filter((rule) => row !== undefined && meets(row, isOwn ? rule.when : rule.where)),
    [all, isOwn, row],
  );
  const options = {
    enabled: other !== undefined && rules.length > 0,
    maxRows: searchesAll ? undefined : NEWEST_ROWS,
  };
  const reads = [
    useAllPages(resource, params, options),
    useAllPages(other?.resource ?? resource, {}, options),
  ] as const;
  const [rows, others] = [reads[0].all?.rows ?? NONE, reads[1].all?.rows ?? NONE];
  const matches = useMemo(() => {
    const id = recordId(resource, row);
    return rules.map((rule) => {
      const pairs = isOwn ? pairRows(rule, row, rows, others) : pairRows(rule, row, others, rows);
      const pair = pairs.find(([a, b]) => recordId(resource, isOwn ? a : b) === id);
      return { rule, match: pair?.[isOwn ? 1 : 0] };
    });
  }, [resource, isOwn, rules, row, rows, others]);
  return {
    found: matches.map(({ rule, match }) => {
      const target = match === undefined ? undefined : other?.resource;
      return {
        rule,
        match,
        name:
          isOwn || !target ? rule.title : rowTitle(target, target.record?.label ?? '', match, preferences),
        href: target && other && other.path + recordSearch('', recordId(target, match)),
      };
    }),
    isFetching: reads.some(({ isFetching }) => isFetching),
    isCapped: reads.some(({ all }) => all?.capped),
    failed: reads.find(({ error }) => error),
  };
}
