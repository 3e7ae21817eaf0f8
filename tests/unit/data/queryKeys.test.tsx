import { renderHook } from '@testing-library/react';
import { hashKey } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { isList } from '../../../src/core/defineResource';
import { listQuery, objectQuery } from '../../../src/data/queries';
import { useObject } from '../../../src/data/useObject';
import { useServerRows } from '../../../src/list/rows/useListRows';
import { createDataProvider } from '../../../src/providers/dataProvider';
import { httpOver, json } from '../../support/fakeFetch';
import { resources } from '../../support/resources';
import { validResponse } from '../../support/validBackend';
import { waitForHook } from '../../support/waitUntilSettled';
import { withRefine } from '../../support/withRefine';

function setUp() {
  const { send, seen } = httpOver(async (request) => json(await validResponse(request)));
  const dataProvider = createDataProvider(send, resources, '');
  return { dataProvider, seen, ...withRefine(send, resources) };
}

const lists = resources
  .filter(isList)
  .filter(({ fields }) => fields.every(({ valueType }) => valueType !== 'secret'));
const objects = resources.filter((resource) => 'one' in resource).filter(({ idKey }) => idKey === undefined);

describe("a loader's query", () => {
  it.each(lists.flatMap((list) => [1, 2].map((page) => [list.name, page, list] as const)))(
    'of %s, page %i, is the one that useList reads, so that no second request is sent',
    async (_name, page, list) => {
      const { dataProvider, seen, queryClient, routed } = setUp();
      const query = listQuery(list, dataProvider, { page, params: {} });
      await queryClient.query(query);
      const options = { enabled: true, refetchInterval: undefined };
      const { result } = renderHook(() => useServerRows(list, { page, params: {} }, options), {
        wrapper: routed,
      });
      expect(result.current.rows).toBeDefined();
      const keys = queryClient.getQueryCache().getAll();
      expect(keys.map(({ queryHash }) => queryHash)).toEqual([hashKey(query.queryKey)]);
      expect(seen).toHaveLength(1);
    },
  );

  it.each(objects.map((object) => [object.name, object] as const))(
    'of %s is the one that useOne reads, so that no second request is sent',
    async (_name, object) => {
      const { dataProvider, seen, queryClient, routed } = setUp();
      const query = objectQuery(object, dataProvider);
      await queryClient.query(query);
      const { result } = renderHook(() => useObject(object), { wrapper: routed });
      await waitForHook(() => expect(result.current.value).toBeDefined());
      const keys = queryClient.getQueryCache().getAll();
      expect(keys.map(({ queryHash }) => queryHash)).toEqual([hashKey(query.queryKey)]);
      expect(seen).toHaveLength(1);
    },
  );
});
