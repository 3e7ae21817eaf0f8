import type { DataProvider } from '@refinedev/core';
import { isList, isObject, type ObjectResource, type Resource } from '../../src/core/defineResource';
import {
  attempt,
  expectEqual,
  expectRefusal,
  givenParams,
  rule,
  objectRule,
  over,
  type ProviderRule,
} from './rule';

const isScalar = ({ scalar }: ObjectResource) => scalar !== undefined;
const OBJECT = { name: 'Ann', nested: { amount: '1.50' }, nothing: null };

const objectRules: readonly ProviderRule[] = [
  objectRule('asks for an object by its own call, with its id under its own key', async (make, object) => {
    const { provider, sent } = over(make, { data: isScalar(object) ? 'text' : OBJECT });
    await provider.getOne({ resource: object.name, id: 'WH2' });
    const body = object.idKey === undefined ? (object.fixed ?? {}) : { [object.idKey]: 'WH2' };
    expectEqual(sent, [{ method: object.one.method, path: object.one.path, body }], 'sent');
  }),
  objectRule(
    'gives an object as it came',
    async (make, object) => {
      const { provider } = over(make, { data: OBJECT });
      expectEqual((await provider.getOne({ resource: object.name, id: '1' })).data, OBJECT, 'data');
    },
    (object) => !isScalar(object),
  ),
  objectRule(
    'gives a single value as {value}',
    async (make, object) => {
      const values =
        object.scalar === 'text' ? ['10.0.0.7', ''] : ['text', 7, null, [1], { a: 1 }, undefined];
      for (const value of values) {
        const { provider } = over(make, { data: value });
        expectEqual((await provider.getOne({ resource: object.name, id: '1' })).data, { value }, 'data');
      }
    },
    isScalar,
  ),
  objectRule(
    'refuses data that is not what was promised, by name',
    async (make, object) => {
      const junk = [undefined, null, 7, true, [], [OBJECT], object.scalar === 'text' ? OBJECT : 'text'];
      for (const value of junk) {
        const { provider } = over(make, { data: value });
        await expectRefusal(
          attempt(() => provider.getOne({ resource: object.name, id: '1' })),
          object,
          'data',
        );
      }
    },
    ({ scalar }) => scalar !== 'anything',
  ),
];

const uses = ['create', 'update', 'remove'] as const;
type Use = (typeof uses)[number];

const BODY = { some: 'thing', amount: '1.50', nothing: null };

/** Calls the provider's method for a use. */
const write = (provider: DataProvider, use: Use, resource: string): Promise<{ data: unknown }> => {
  const id = 'an id that no body asks for';
  switch (use) {
    case 'create':
      return provider.create({ resource, variables: BODY });
    case 'update':
      return provider.update({ resource, id, variables: BODY });
    case 'remove':
      return provider.deleteOne({ resource, id, variables: BODY });
  }
};

const callOf = (resource: Resource, use: Use) => (isObject(resource) ? undefined : resource[use]);
const writesOf = (resource: Resource) => uses.filter((use) => callOf(resource, use) !== undefined);

const writeRules: readonly ProviderRule[] = [
  rule(
    'writes by the call of that use, with exactly the body it was given, and gives the answer',
    async (make, resource) => {
      for (const use of writesOf(resource)) {
        const answer = { data: { balance: '7' }, hint: 'x' };
        const { provider, sent } = over(make, answer);
        const { data } = await write(provider, use, resource.name);
        const { method = '', path = '' } = callOf(resource, use) ?? {};
        expectEqual(sent, [{ method, path, body: BODY }], `sent to ${use}`);
        expectEqual(data, { success: true, message: 'ok', ...answer }, `the answer to ${use}`);
      }
    },
    (resource) => writesOf(resource).length > 0,
  ),
  rule('refuses to be changed in a way that it does not declare', async (make, resource) => {
    for (const use of uses.filter((one) => !writesOf(resource).includes(one))) {
      const { provider, sent } = over(make, {});
      await expectRefusal(
        attempt(() => write(provider, use, resource.name)),
        resource,
      );
      expectEqual(sent, [], `sent to ${use}`);
    }
  }),
];

/** Returns a function for each read and write that a resource declares. */
function everyUse(provider: DataProvider, resource: Resource): (() => Promise<unknown>)[] {
  const { name } = resource;
  return [
    ...(isList(resource) ? [() => provider.getList({ resource: name, filters: givenParams(resource) })] : []),
    ...(isObject(resource) ? [() => provider.getOne({ resource: name, id: '1' })] : []),
    ...writesOf(resource).map((use) => () => write(provider, use, name)),
  ];
}

const isRead = (resource: Resource) => isList(resource) || isObject(resource);
/** Creates a valid answer of a resource. */
const readable = (resource: Resource): object =>
  isList(resource)
    ? { [resource.read.rows ?? 'data']: [], count: 0 }
    : { data: isObject(resource) && isScalar(resource) ? 'text' : {} };

/** Methods that the portal's backend has no calls for. */
const batches = ['getMany', 'createMany', 'updateMany', 'deleteMany', 'custom'] as const;

const commonRules: readonly ProviderRule[] = [
  rule(
    'lets a refusal through as it is: nothing is empty, done or said in other words instead',
    async (make, resource) => {
      const refusal = Object.assign(new Error('Not enough funds'), { statusCode: 400 });
      const { provider, sent } = over(make, refusal);
      for (const use of everyUse(provider, resource)) {
        sent.length = 0;
        const got: unknown = await attempt(use).then(
          (value) => ({ value }),
          (error: unknown) => error,
        );
        if (got !== refusal) expectEqual(got, refusal, 'the refusal of the call');
        expectEqual(sent.length, 1, 'requests');
      }
    },
  ),
  rule(
    'hands the signal of a read on, so that it ends with its screen',
    async (make, resource) => {
      const stop = new AbortController();
      const meta = { signal: stop.signal };
      const { provider, signals } = over(make, readable(resource));
      if (isList(resource))
        await provider.getList({ resource: resource.name, filters: givenParams(resource), meta });
      else await provider.getOne({ resource: resource.name, id: '1', meta });
      stop.abort();
      expectEqual(
        signals.map((signal) => signal?.aborted),
        [true],
        'aborted',
      );
    },
    isRead,
  ),
  rule(
    'reads without a signal too, and takes nothing else for one',
    async (make, resource) => {
      for (const meta of [undefined, {}, { signal: 'none' }]) {
        const { provider, signals } = over(make, readable(resource));
        const more = meta ? { meta } : {};
        if (isList(resource))
          await provider.getList({ resource: resource.name, filters: givenParams(resource), ...more });
        else await provider.getOne({ resource: resource.name, id: '1', ...more });
        expectEqual(signals, [undefined], 'signals');
      }
    },
    isRead,
  ),
  rule('reads a list as a list and an object as an object, nothing else', async (make, resource) => {
    const { provider, sent } = over(make, { ...readable(resource), count: 0 });
    if (!isList(resource))
      await expectRefusal(
        attempt(() => provider.getList({ resource: resource.name })),
        resource,
      );
    if (!isObject(resource))
      await expectRefusal(
        attempt(() => provider.getOne({ resource: resource.name, id: '1' })),
        resource,
      );
    expectEqual(sent, [], 'sent');
  }),
  rule('refuses a name that is no resource', async (make, { name }) => {
    const { provider, sent } = over(make, { data: [], count: 0 });
    const resource = `${name}-unknown`;
    await expectRefusal(
      attempt(() => provider.getList({ resource })),
      resource,
    );
    await expectRefusal(
      attempt(() => provider.getOne({ resource, id: '1' })),
      resource,
    );
    for (const use of uses)
      await expectRefusal(
        attempt(() => write(provider, use, resource)),
        resource,
      );
    expectEqual(sent, [], 'sent');
  }),
  rule('refuses many at once and custom calls, where it has these methods at all', async (make, { name }) => {
    const { provider, sent } = over(make, { data: [], count: 0 });
    const request = { resource: name, ids: ['1'], variables: [] as never, url: name, method: 'get' as const };
    for (const method of batches) {
      const run = provider[method] as ((params: object) => Promise<unknown>) | undefined;
      if (run)
        await expectRefusal(
          attempt(() => run(request)),
          '',
        );
    }
    expectEqual(sent, [], 'sent');
  }),
];

export const otherRules: readonly ProviderRule[] = [...objectRules, ...writeRules, ...commonRules];
