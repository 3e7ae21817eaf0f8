import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as registry from '../../src/resources';
import { readTargets } from '../../contract/checker/targets';
import { isList, type Field, type ListResource, type Resource } from '../../src/core/defineResource';
import { inferList, type InferredList } from '../../contract/newResource/inferList';
import { inferFromOpenApi } from '../../contract/newResource/openApi';
import { definitionOf, resourceSource, withRegistryLine } from '../../contract/newResource/source';
import { definitionWarnings } from '../../contract/newResource/contractWarnings';
import { paramsReadBy } from '../../sandbox/handlers/routes';
import { openChecked, type CheckedBackend } from './checkedBackend';
import { documentOf, envelope, json } from './openApiDocument';

/** The lists whose rows the sandbox doesn't generate. Generated rows show less of a list than real ones. */
const lists = Object.values<Resource>(registry)
  .filter(isList)
  .filter(({ read }) => paramsReadBy(read) !== undefined);

/** Expects at least 93 % of the value types of hand-written fields to be inferred. */
function expectSimilar(results: readonly (readonly [ListResource, InferredList])[]) {
  const compared = results.flatMap(([list, { fields, summary }]) => {
    const inferred = new Map([...summary, ...fields].map(({ field }) => [field.key, field.valueType]));
    const handWritten: readonly Field[] = [...(list.summary ?? []), ...list.fields];
    const expected = new Map(handWritten.map(({ key, valueType }) => [key, valueType]));
    return [...expected]
      .filter(([, valueType]) => valueType !== 'constant')
      .map(([key, valueType]) => ({ list: list.name, key, valueType, inferred: inferred.get(key) }));
  });
  const different = compared.filter(({ valueType, inferred }) => inferred !== valueType);
  expect(different.length / compared.length, JSON.stringify(different)).toBeLessThanOrEqual(0.07);
}

describe('definitions inferred from the sandbox', () => {
  let backend: CheckedBackend;
  const inferred = new Map<ListResource, InferredList>();
  beforeAll(async () => {
    backend = await openChecked();
    const { targets } = await readTargets(lists, undefined, backend.send);
    for (const target of targets) {
      if (target.kind !== 'list' || inferred.has(target.resource)) continue;
      const { resource, body } = target;
      const responses: unknown[] = [];
      for (const page of resource.read.method === 'GET' ? [body] : [body, { ...body, skip: 10 }])
        responses.push((await backend.send({ ...resource.read, body: page })).json);
      inferred.set(resource, inferList(responses));
    }
    expect(inferred.size).toBe(lists.length);
  });
  afterAll(() => backend.close());

  it('agree with the hand-written ones in at least 93 % of the value types', () => {
    expectSimilar([...inferred]);
  });

  it('agree in all row keys, counts and row properties', () => {
    for (const [list, { rowKey, rowsKey, count }] of inferred) {
      expect([list.name, rowKey, rowsKey]).toEqual([list.name, list.rowKey, list.read.rows ?? 'data']);
      if (list.read.method === 'POST') expect([list.name, count]).toEqual([list.name, expect.any(Number)]);
    }
  });
});

describe('definitions inferred from the OpenAPI document', () => {
  it('agree with the hand-written ones in at least 93 % of the value types', async () => {
    const document = JSON.parse(await readFile('contract/openapi.json', 'utf8')) as Record<string, unknown>;
    const results = lists.map((list) => {
      const { call, list: found } = inferFromOpenApi(document, `/${list.read.path}`);
      expect(call).toMatchObject({ method: list.read.method, path: list.read.path });
      return [list, found] as const;
    });
    expectSimilar(results);
  });
});

const page = (rows: readonly object[], more: object = {}) => ({
  success: true,
  message: '',
  data: rows,
  count: rows.length,
  ...more,
});

describe('inferList', () => {
  it('finds rows, figures, dates, nested values and values that may be missing', () => {
    const rows = [
      { _id: 'a', amount: '1.50', madeAt: '2026-01-02T00:00:00.000Z', who: { name: 'Ann' }, tags: ['x'] },
      { _id: 'b', amount: '2', madeAt: '2026-01-03T00:00:00.000Z', who: { name: 'Bo' }, tags: [], note: 'n' },
    ];
    const { data, ...rest } = page(rows, { totalProfit: '3.5' });
    const found = inferList([{ ...rest, vouchers: data }]);
    expect(found).toMatchObject({
      rowsKey: 'vouchers',
      count: 2,
      rowKey: '_id',
      dateFilter: 'madeAt',
      skipped: [{ key: 'tags', reason: 'a list' }],
    });
    expect(found.fields.map(({ field }) => field)).toEqual([
      { key: '_id', title: 'Id', valueType: 'id' },
      { key: 'amount', title: 'Amount', valueType: 'amount' },
      { key: 'madeAt', title: 'Made', valueType: 'date', format: 'day' },
      { key: 'who.name', title: 'Name', valueType: 'name' },
      { key: 'note', title: 'Note', valueType: 'text', optional: true },
    ]);
    expect(found.summary.map(({ field }) => [field.key, field.valueType])).toEqual([
      ['totalProfit', 'amount'],
    ]);
  });
});

describe('resourceSource', () => {
  it('writes a definition in the style of src/resources, with its columns in order', async () => {
    const rows = ['a', 'b', 'c'].map((code, index) => ({
      status: index === 0 ? 'PENDING' : 'DONE',
      code,
      amount: `${index}.5`,
      createdAt: `2026-03-0${index + 1}T10:00:00Z`,
    }));
    const call = {
      name: 'gift-vouchers',
      title: 'Gift vouchers',
      method: 'POST',
      path: 'api/user/vouchers',
      fixed: { type: 'GIFT' },
    } as const;
    expect(await resourceSource(call, inferList([page(rows)]), 'giftVouchers'))
      .toBe(`import { defineResource } from '../core/defineResource';
import { statusTones } from './statusTones';

/** Gift vouchers, from POST api/user/vouchers. */
export const giftVouchers = defineResource({
  name: 'gift-vouchers',
  title: 'Gift vouchers',
  rowKey: 'code',
  read: { method: 'POST', path: 'api/user/vouchers', fixed: { type: 'GIFT' } },
  fields: [
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
    { key: 'code', title: 'Code', valueType: 'text' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
  ],
  dateFilter: 'createdAt',
  screens: [{ path: '/gift-vouchers', menu: { label: 'Gift vouchers' } }],
});
`);
  });

  it('sums each amount by its currency, and filters by the date of creation, which comes first', () => {
    const rows = ['USDT', 'BTC'].map((currency, index) => ({
      _id: `6f1f77bcf86cd799439011a${index}`,
      doneAt: 1_772_700_000_000 + index,
      payCurrency: currency,
      payAmount: '1.5',
      getAmount: '2.5',
      getCurrency: currency,
      price: '3.5',
      expiresAt: '2026-04-01T00:00:00Z',
      createdAt: `2026-03-0${index + 1}T10:00:00Z`,
    }));
    const call = { name: 'swaps', title: 'Swaps', method: 'POST', path: 'api/swaps', fixed: {} } as const;
    const { fields, dateFilter } = definitionOf(call, inferList([page(rows)]));
    expect(fields.flatMap(({ key, summedBy }) => (summedBy === undefined ? [] : [[key, summedBy]]))).toEqual([
      ['payAmount', 'payCurrency'],
      ['getAmount', 'getCurrency'],
    ]);
    expect([dateFilter, fields[0]?.key]).toEqual(['createdAt', 'createdAt']);

    // A document may list the currencies.
    const schema = {
      type: 'object',
      properties: {
        amount: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
        currency: { type: 'string', enum: ['USDT', 'BTC', 'ETH', 'EUR'] },
      },
    };
    const { list } = inferFromOpenApi(documentOf(json(envelope(schema))), 'list');
    expect(definitionOf(call, list).fields).toContainEqual(
      expect.objectContaining({ key: 'amount', summedBy: 'currency' }),
    );
  });

  it('warns of tables that may not fit a window, and of calls that the sandbox does not serve', () => {
    const read = { method: 'GET', path: 'api/user/gifts' } as const;
    const field = { key: 'a', title: 'A', valueType: 'text' } as const;
    const fields = [...Array<typeof field>(9).fill(field), { ...field, caption: true }];
    expect(definitionWarnings({ fields, read })).toEqual([
      expect.stringContaining('The table has 9 columns'),
    ]);
    expect(definitionWarnings({ fields: fields.slice(1), read })).toEqual([]);
    expect(definitionWarnings({ fields: [], read: { ...read, path: 'v1/gifts' } })).toEqual([
      expect.stringContaining("doesn't begin with api/"),
    ]);
  });

  it('adds its line to the registry in alphabetical order', () => {
    const lines =
      "// The registry.\nexport { activity } from './activity';\nexport { news, winners } from './news';\n";
    expect(withRegistryLine(lines, 'giftVouchers').split('\n')[2]).toBe(
      "export { giftVouchers } from './giftVouchers';",
    );
    const crlf = withRegistryLine(lines.replaceAll('\n', '\r\n'), 'giftVouchers');
    expect(crlf.split('\r\n')[2]).toBe("export { giftVouchers } from './giftVouchers';");
    expect(withRegistryLine(lines, 'zones').trimEnd().split('\n').at(-1)).toContain('zones');
  });
});
