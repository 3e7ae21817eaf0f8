import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from '../../contract/calls';
import { violations } from '../../contract/validate';
import { createDataProvider } from '../../src/providers/dataProvider';
import {
  isList,
  isObject,
  getValue,
  type ActionResource,
  type ListResource,
  type ObjectResource,
  type Resource,
} from '../../src/core/defineResource';
import { valueTypeOf, UNREADABLE } from '../../src/core/valueTypes';
import { listBody, type ListParams } from '../../src/core/resourceRequest';
import type { Backend } from './backend';

/** Returns values for the parameters that a screen takes from its URL, such as { level: '1' }. */
export type ParamsFor = (list: ListResource, backend: Backend) => Promise<ListParams>;

/**
 * Defines the contract tests of resources. `open` returns the backend to test, whose signed-in member must have rows in
 * every list. `paramsFor` returns the values that a list of this backend needs for the parameters in a URL.
 */
export function describeResources(
  resources: readonly Resource[],
  open: () => Promise<Backend>,
  paramsFor: ParamsFor,
) {
  let backend: Backend;
  beforeAll(async () => {
    backend = await open();
  });
  afterAll(() => backend.close());

  describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
    if (isList(resource)) describeList(resource, () => backend, paramsFor);
    else if (isObject(resource)) describeObject(resource, () => backend);
    else describeAction(resource, () => backend);
  });
}

function describeList(list: ListResource, backend: () => Backend, paramsFor: ParamsFor) {
  const [call] = callsOf(list);
  if (!call) throw new Error(`${list.name} has no call`);
  const page = async (currentPage: number) => {
    const params = await paramsFor(list, backend());
    const filters = Object.entries(params).map(([field, value]) => ({
      field,
      operator: 'eq' as const,
      value,
    }));
    return createDataProvider(backend().send, [list], '').getList({
      resource: list.name,
      pagination: { currentPage },
      filters,
    });
  };

  it('first request and response are valid by the contract', async () => {
    const body = listBody(list, 1, await paramsFor(list, backend()));
    expect(violations(call.request, body)).toEqual([]);
    expect(violations(call.response, await backend().send(list.read, body))).toEqual([]);
  });

  it('every value in its rows is readable', async () => {
    const { data } = await page(1);
    expect(data.length).toBeGreaterThan(0);
    for (const row of data) {
      for (const field of list.fields.filter(({ optional }) => !optional)) {
        const raw = getValue(row, field.key);
        expect([field.key, raw, valueTypeOf(field.valueType).text(raw, field)]).not.toContain(UNREADABLE);
      }
    }
  });

  it('pages are full, do not overlap and match the count', async () => {
    const { total } = await page(1);
    const last = Math.ceil(total / 10);
    const seen = new Set<string>();
    for (let number = 1; number <= last; number++) {
      const { data, total: totalOfPage } = await page(number);
      expect([number, totalOfPage, data.length]).toEqual([
        number,
        total,
        number < last ? 10 : total - 10 * (last - 1),
      ]);
      for (const row of data)
        seen.add(list.rowKey ? String(getValue(row, list.rowKey)) : JSON.stringify(row));
    }
    // Only a list with a row key must have distinct rows.
    if (list.rowKey) expect(seen.size).toBe(total);
    expect((await page(last + 1)).data).toEqual([]);
  });

  it("rejects a wrong token with 'Unauthorized!'", async () => {
    const body = listBody(list, 1, await paramsFor(list, backend()));
    await expect(backend().withInvalidToken(list.read, body)).rejects.toMatchObject({
      message: 'Unauthorized!',
    });
  });
}

function describeObject(object: ObjectResource, backend: () => Backend) {
  const [call] = callsOf(object);
  if (!call) throw new Error(`${object.name} has no call`);
  const body = object.idKey ? { [object.idKey]: 'WH100002' } : object.fixed;

  it('response is valid by the contract', async () => {
    expect(violations(call.response, await backend().send(object.one, body))).toEqual([]);
  });

  it("rejects a wrong token with 'Unauthorized!'", async () => {
    await expect(backend().withInvalidToken(object.one, body)).rejects.toMatchObject({
      message: 'Unauthorized!',
    });
  });
}

function describeAction({ create }: ActionResource, backend: () => Backend) {
  // Tests only that a write with an invalid token is rejected, which changes no data. The tests of the sandbox cover
  // successful writes.
  it("rejects a wrong token with 'Unauthorized!'", async () => {
    const body = Object.fromEntries(Object.keys(create.body).map((key) => [key, '5550100']));
    await expect(backend().withInvalidToken(create, body)).rejects.toMatchObject({
      message: 'Unauthorized!',
    });
  });
}
