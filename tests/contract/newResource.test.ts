import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as registry from '../../src/resources';
import { isList, type Field, type ListResource, type Resource } from '../../src/core/defineResource';
import { listBody } from '../../src/core/resourceRequest';
import { inferField, titleOf } from '../../contract/newResource/inferField';
import { inferList, type InferredList } from '../../contract/newResource/inferList';
import { inferFromOpenApi } from '../../contract/newResource/openApi';
import { definitionOf, resourceSource, withRegistryLine } from '../../contract/newResource/source';
import { openSandbox, type Backend } from './backend';
import { describeResources } from './resourceSuite';
import { sandboxParams } from './sandboxParams';

const resources: readonly Resource[] = Object.values(registry);
const lists = resources.filter(isList);

/** Compares a hand-written list with an inferred list. Returns the number of fields and the differences. */
function compare(list: ListResource, { fields, summary }: InferredList) {
  const inferred = new Map([...summary, ...fields].map(({ field }) => [field.key, field]));
  const handWritten: readonly Field[] = [...(list.summary ?? []), ...list.fields];
  const expected = [...new Map(handWritten.map((field) => [field.key, field])).values()].filter(
    ({ valueType }) => valueType !== 'constant',
  );
  const different = expected.filter(({ key, valueType }) => inferred.get(key)?.valueType !== valueType);
  return {
    total: expected.length,
    different: different.map(
      ({ key, valueType }) =>
        `${list.name} ${key}: ${valueType}, inferred ${inferred.get(key)?.valueType ?? 'none'}`,
    ),
  };
}

const print = (title: string, results: readonly ReturnType<typeof compare>[]) => {
  const total = results.reduce((sum, result) => sum + result.total, 0);
  const different = results.flatMap((result) => result.different);
  const share = 1 - different.length / total;
  console.log(
    [
      `${title}: ${total - different.length} of ${total} value types (${(share * 100).toFixed(1)} %)`,
      ...different.map((line) => `  ${line}`),
    ].join('\n'),
  );
  return share;
};

describe('definitions inferred from the sandbox', () => {
  let backend: Backend;
  const inferred = new Map<ListResource, InferredList>();
  beforeAll(async () => {
    backend = await openSandbox();
    for (const list of lists) {
      const params = await sandboxParams(list, backend);
      const responses: unknown[] = [];
      for (const page of list.read.method === 'GET' ? [1] : [1, 2])
        responses.push(await backend.send(list.read, listBody(list, page, params)));
      inferred.set(list, inferList(responses));
    }
  });
  afterAll(() => backend.close());

  it('agree with the hand-written ones in at least 90 % of the value types', () => {
    const results = [...inferred].map(([list, found]) => compare(list, found));
    expect(print('Live endpoints', results)).toBeGreaterThanOrEqual(0.9);
  });

  it('agree in all row keys, counts and row properties', () => {
    for (const [list, { rowKey, rowsKey, count }] of inferred) {
      expect([list.name, rowKey, rowsKey]).toEqual([list.name, list.rowKey, list.read.rows ?? 'data']);
      if (list.read.method === 'POST') expect([list.name, count]).toEqual([list.name, expect.any(Number)]);
    }
  });
});

describe('definitions inferred from the OpenAPI document', () => {
  it('agree with the hand-written ones in at least 90 % of the value types', async () => {
    const document = JSON.parse(await readFile('contract/openapi.json', 'utf8')) as unknown;
    const results = lists.map((list) => {
      const { call, list: found } = inferFromOpenApi(document, `/${list.read.path}`);
      expect(call).toEqual({ method: list.read.method, path: list.read.path });
      return compare(list, found);
    });
    expect(print('OpenAPI document', results)).toBeGreaterThanOrEqual(0.9);
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
      skipped: ['tags'],
    });
    expect(found.fields.map(({ field }) => field)).toEqual([
      { key: '_id', title: 'Id', valueType: 'id' },
      { key: 'amount', title: 'Amount', valueType: 'amount' },
      { key: 'madeAt', title: 'Made', valueType: 'date', format: 'day' },
      { key: 'who.name', title: 'Name', valueType: 'text' },
      { key: 'note', title: 'Note', valueType: 'text', optional: true },
    ]);
    expect(found.summary.map(({ field }) => [field.key, field.valueType])).toEqual([
      ['totalProfit', 'amount'],
    ]);
  });

  it.each([
    [[], 'not a JSON object'],
    [[page([])], 'The list "data" is empty'],
    [[{ success: true, message: '' }], 'no list of rows; its properties are success, message'],
    [[{ a: [{ x: 1 }], b: [{ y: 1 }] }], 'several lists: a, b'],
  ])('rejects %j', (responses, sentence) => {
    expect(() => inferList(responses)).toThrow(sentence);
  });

  it('infers a text with low confidence when the values have different types', () => {
    expect(inferField('status', [1, true, 'x'])).toMatchObject({
      field: { valueType: 'text' },
      confidence: 'guess',
    });
  });
});

describe('titleOf', () => {
  it.each([
    ['createdAt', 'Created'],
    ['downlineId.userId', 'User Id'],
    ['_id', 'Id'],
    ['email', 'E-mail'],
    ['transactionType', 'Transaction type'],
  ])('names %s "%s"', (key, title) => {
    expect(titleOf(key)).toBe(title);
  });
});

describe('resourceSource', () => {
  it('writes a definition in the style of src/resources', async () => {
    const rows = ['a', 'b', 'c'].map((code, index) => ({
      code,
      amount: `${index}.5`,
      status: index === 0 ? 'PENDING' : 'DONE',
    }));
    const call = {
      name: 'gift-vouchers',
      title: 'Gift vouchers',
      method: 'POST',
      path: 'api/user/vouchers',
      fixed: { type: 'GIFT' },
    } as const;
    expect(await resourceSource(call, inferList([page(rows)])))
      .toBe(`import { defineResource } from '../core/defineResource';
import { statusTones } from './statusTones';

/** Gift vouchers, from POST api/user/vouchers. */
export const giftVouchers = defineResource({
  name: 'gift-vouchers',
  title: 'Gift vouchers',
  rowKey: 'code',
  read: { method: 'POST', path: 'api/user/vouchers', fixed: { type: 'GIFT' } },
  fields: [
    { key: 'code', title: 'Code', valueType: 'text' },
    { key: 'amount', title: 'Amount', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones },
  ],
  screens: [{ path: '/gift-vouchers', menu: 'Gift vouchers' }],
});
`);
  });

  it('adds its line to the registry in alphabetical order', () => {
    const lines =
      "// The registry.\nexport { activity } from './activity';\nexport { news } from './news';\n";
    expect(withRegistryLine(lines, 'gift-vouchers').split('\n')[2]).toBe(
      "export { giftVouchers } from './giftVouchers';",
    );
    expect(withRegistryLine(lines, 'zones').trimEnd().split('\n').at(-1)).toContain('zones');
  });
});

const voucherRows = ['a1', 'b2', 'c3'].map((code, index) => ({
  voucherId: code,
  amount: `${index}.50`,
  createdAt: `2026-01-0${index + 1}T10:00:00.000Z`,
  isUsed: index === 0,
}));
const vouchers = definitionOf(
  { name: 'gift-vouchers', title: 'Gift vouchers', method: 'POST', path: 'api/user/giftVouchers', fixed: {} },
  inferList([page(voucherRows)]),
);

// The sandbox serves generated rows for an inferred list. They must pass the contract suite.
describeResources([vouchers], () => openSandbox([...resources, vouchers]), sandboxParams);
