/** Tests with documents in the style of springdoc, Django REST framework, FastAPI, NestJS and NSwag. */

import { describe, expect, it } from 'vitest';
import type { Field } from '../../src/core/defineResource';
import { readOpenApi } from '../../contract/newResource/openApi';

const read = (name: string, operation: string) =>
  readOpenApi(`tests/contract/openApiDocuments/${name}`, operation);

/** Returns fields as text: 'amount: amount', with '?' if the value may be missing. */
const typesOf = (fields: readonly { readonly field: Field }[]) =>
  fields.map(({ field: { key, valueType, optional } }) => `${key}: ${valueType}${optional ? '?' : ''}`);

describe('readOpenApi', () => {
  it('reads a document of springdoc: any media type, optional values, a page wrapper', async () => {
    const { call, list, notes } = await read('springdoc.json', 'search');
    expect(call).toEqual({ method: 'POST', path: 'portal/api/vouchers/search' });
    expect(list).toMatchObject({ rowsKey: 'data', rowKey: 'id', dateFilter: 'createdAt', count: undefined });
    expect(typesOf(list.fields)).toEqual([
      'id: id?',
      'createdAt: date?',
      'amount: amount?',
      'status: enum?',
      'active: flag?',
      'owner.email: email?',
    ]);
    expect(typesOf(list.summary)).toEqual(['totalAmount: amount?']);
    expect(list.skipped.map(({ key }) => key)).toEqual(['owner.vouchers', 'attributes', 'picture']);
    expect(notes).toEqual([
      'picture is left out: it contains a file, which no field can show.',
      'The request needs the parameter shopId: add --param shopId=TEXT.',
    ]);
    const page = await read('springdoc.json', '/api/vouchers');
    expect([page.call.method, page.list.rowsKey, page.list.summary]).toEqual(['GET', 'content', []]);
    expect(page.notes.join(' ')).toContain('the list is GET /api/vouchers. ');
    expect(page.notes.join(' ')).toContain('The request takes page and size: the portal requests all rows');
    expect(page.notes.join(' ')).toContain('The schema has no boolean "success"');
  });

  it('reads a document of Django REST framework: YAML, blank and null values, decimals', async () => {
    const { call, list, notes } = await read('djangoRestFramework.yaml', 'api_vouchers_list');
    expect(call).toEqual({ method: 'GET', path: 'api/vouchers' });
    expect([list.rowsKey, list.rowKey, list.summary]).toEqual(['results', 'id', []]);
    expect(typesOf(list.fields).slice(0, 6)).toEqual([
      'id: id',
      'created: date',
      'used_on: date?',
      'amount: amount',
      'status: enum?',
      'kind: integer',
    ]);
    expect(list.fields.map(({ field }) => field.key)).not.toContain('pin');
    expect(list.fields[2]?.field.format).toBe('day');
    expect(notes.join(' ')).toContain('kind is a number that stands for a name (1, 2, 3)');
    expect(notes.join(' ')).toContain('The path ends with a slash');
  });

  it('reads a document of FastAPI: OpenAPI 3.1, values or null, recursive schemas', async () => {
    const { call, list, notes } = await read('fastapi.json', 'POST vouchers/search');
    expect(call).toEqual({ method: 'POST', path: 'vouchers/search' });
    expect(typesOf(list.fields)).toEqual([
      'id: id',
      'created_at: date',
      'expires: date?',
      'value: amount',
      'bonus: amount?',
      'state: enum',
      'site: link?',
      'note: text',
    ]);
    expect(list.skipped.map(({ key }) => key)).toEqual(['parent']);
    expect(notes).toEqual([
      'parent is left out: its schema contains itself.',
      'bonus has several types (number, string): it is shown as amount.',
      'The request needs the parameter region: add --param region=TEXT.',
    ]);
  });

  it('reads a document of NestJS: allOf, server variables, examples that are wrong', async () => {
    const { call, list, notes } = await read('nestjs.json', 'post /v1/vouchers/');
    expect(call).toEqual({ method: 'POST', path: 'v1/vouchers' });
    expect(typesOf(list.fields)).toEqual([
      '_id: id',
      'createdAt: date',
      'level: amount',
      'price: amount',
      'status: enum',
      'owner.name: name?',
      'avatar: text',
      'paidAt: text',
    ]);
    expect(list.rowKey).toBe('_id');
    expect(notes).toEqual([
      'paidAt: the portal can\'t show the example "yesterday" as date-time; it is shown as text.',
    ]);
  });

  it('reads a document of NSwag: a byte order mark, references everywhere, named numbers', async () => {
    const { call, list, notes } = await read('nswag.json', 'Vouchers_GetAll');
    expect(call).toEqual({ method: 'POST', path: 'shop/api/Vouchers/all' });
    expect(typesOf(list.fields)).toEqual([
      'id: id',
      'created: date',
      'price: amount',
      'state: integer',
      'category.name: name?',
      'loginPassword: secret?',
    ]);
    expect(notes.join(' ')).toContain('state is a number that stands for a name (0 Open, 1 Used)');
    expect(notes).toContain('The request takes page: the portal sends limit and skip in the body.');
    expect((await read('nswag.json', '/api/Vouchers')).call.method).toBe('GET');
  });

  it.each([
    ['springdoc.json', 'uses', 'has the parameter {id}'],
    ['springdoc.json', 'delete', '"delete" is a DELETE operation'],
    ['springdoc.json', 'serch', 'no GET or POST operation "serch"; similar ones are search'],
    ['springdoc.json', 'create_1', 'The rows are in "owner.vouchers"'],
    ['djangoRestFramework.yaml', 'api_vouchers_report', 'The response is a list, not a JSON object'],
    ['fastapi.json', '/items', 'The response is a list, not a JSON object'],
    ['nestjs.json', 'vouchers', 'has GET /vouchers and POST /vouchers: name one of them'],
  ])("says why %s %s can't be read", async (name, operation, sentence) => {
    await expect(read(name, operation)).rejects.toThrow(sentence);
  });
});
