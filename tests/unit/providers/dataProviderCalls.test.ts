import type { DataProvider } from '@refinedev/core';
import { describe, expect, it } from 'vitest';
import { isList, isObject, type Resource } from '../../../src/core/defineResource';
import {
  allResources,
  expectRejection,
  recordedProvider,
  routeFilters,
} from '../../support/recordedProvider';

const OBJECT = { name: 'Ann', nested: { amount: '1.50' }, nothing: null };
const BODY = { some: 'thing', amount: '1.50', nothing: null };

const uses = ['create', 'update', 'remove'] as const;
type Use = (typeof uses)[number];

const callOf = (resource: Resource, use: Use) => (isObject(resource) ? undefined : resource[use]);

/** Calls the method of the data provider for a kind of write, such as `create`. */
const write = (provider: DataProvider, use: Use, resource: string): Promise<{ data: unknown }> => {
  const id = 'an id that no body contains';
  switch (use) {
    case 'create':
      return provider.create({ resource, variables: BODY });
    case 'update':
      return provider.update({ resource, id, variables: BODY });
    case 'remove':
      return provider.deleteOne({ resource, id, variables: BODY });
  }
};

const responseOf = (resource: Resource): object =>
  isList(resource)
    ? { [resource.read.rows ?? 'data']: [], count: 0 }
    : { data: isObject(resource) && resource.scalar ? 'text' : OBJECT };

const read = (provider: DataProvider, resource: Resource, meta?: object) =>
  isList(resource)
    ? provider.getList({ resource: resource.name, filters: routeFilters(resource), ...(meta && { meta }) })
    : provider.getOne({ resource: resource.name, id: '1', ...(meta && { meta }) });

const objects = allResources.filter(isObject).map((object) => [object.name, object] as const);

describe.each(objects)('getOne of the resource %s', (name, object) => {
  it('sends its own call, with the ID under its own key', async () => {
    const { provider, sent } = recordedProvider(responseOf(object));
    await provider.getOne({ resource: name, id: 'WH2' });
    const body = object.idKey === undefined ? (object.fixed ?? {}) : { [object.idKey]: 'WH2' };
    expect(sent).toEqual([{ method: object.one.method, path: object.one.path, body }]);
  });

  it('returns the data unchanged, a single value as {value}', async () => {
    const scalars = object.scalar === 'text' ? ['10.0.0.7', ''] : ['text', 7, null, [1], { a: 1 }, undefined];
    for (const data of object.scalar ? scalars : [OBJECT]) {
      const { provider } = recordedProvider({ data });
      const expected = object.scalar ? { value: data } : data;
      expect((await provider.getOne({ resource: name, id: '1' })).data).toEqual(expected);
    }
  });

  it('rejects data of another type', async () => {
    if (object.scalar === 'anything') return;
    const junk = [undefined, null, 7, true, [], [OBJECT], object.scalar === 'text' ? OBJECT : 'text'];
    for (const data of junk) {
      const { provider } = recordedProvider({ data });
      await expectRejection(() => provider.getOne({ resource: name, id: '1' }), name, 'data');
    }
  });
});

describe.each(allResources.map((resource) => [resource.name, resource] as const))(
  'the data provider of %s',
  (name, resource) => {
    const declared = uses.filter((use) => callOf(resource, use) !== undefined);
    const isRead = isList(resource) || isObject(resource);

    it('sends each declared write with exactly the given body, and returns the response', async () => {
      for (const use of declared) {
        const response = { data: { balance: '7' }, hint: 'x' };
        const { provider, sent, options } = recordedProvider(response);
        const { data } = await write(provider, use, name);
        const { method, path } = callOf(resource, use) ?? {};
        expect(sent).toEqual([{ method, path, body: BODY }]);
        expect(options).toEqual([{ write: 'member' }]);
        expect(data).toEqual({ success: true, message: 'ok', ...response });
      }
    });

    it('rejects undeclared reads and writes without a request', async () => {
      const { provider, sent } = recordedProvider({ data: [], count: 0 });
      for (const use of uses)
        if (!declared.includes(use)) await expectRejection(() => write(provider, use, name), name);
      if (!isList(resource)) await expectRejection(() => provider.getList({ resource: name }), name);
      if (!isObject(resource))
        await expectRejection(() => provider.getOne({ resource: name, id: '1' }), name);
      expect(sent).toEqual([]);
    });

    it('passes a server error on unchanged, after one request', async () => {
      const rejection = Object.assign(new Error('Not enough funds'), { statusCode: 400 });
      const { provider, sent } = recordedProvider(rejection);
      const calls = [
        ...(isRead ? [() => read(provider, resource)] : []),
        ...declared.map((use) => () => write(provider, use, name)),
      ];
      for (const [index, call] of calls.entries()) {
        await expect((async () => call())()).rejects.toBe(rejection);
        expect(sent).toHaveLength(index + 1);
      }
    });

    it('passes abort signal and background of a read on, and ignores anything else', async () => {
      if (!isRead) return;
      const { signal } = new AbortController();
      const { provider, options } = recordedProvider(responseOf(resource));
      for (const meta of [{ signal, background: true }, undefined, {}, { signal: 'none' }])
        await read(provider, resource, meta);
      const none = { signal: undefined, background: false };
      expect(options).toEqual([{ signal, background: true }, none, none, none]);
      expect(options[0]?.signal).toBe(signal);
    });
  },
);

it('an unknown resource name is rejected without a request', async () => {
  const { provider, sent } = recordedProvider({ data: [], count: 0 });
  const resource = 'no-such-resource';
  await expectRejection(() => provider.getList({ resource }), resource);
  await expectRejection(() => provider.getOne({ resource, id: '1' }), resource);
  for (const use of uses) await expectRejection(() => write(provider, use, resource), resource);
  expect(sent).toEqual([]);
});
