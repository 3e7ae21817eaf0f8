import { describe, expect, it } from 'vitest';
import { CannotRun } from '../../contract/cli/commandLine';
import { inferFromOpenApi, type OpenApiOptions } from '../../contract/newResource/openApi';
import { documentOf, envelope, json, type Json } from './openApiDocument';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const rows = { type: 'object', properties: { id: { type: 'string' } } };
const infer = (response: unknown, more?: Json, options?: OpenApiOptions) =>
  inferFromOpenApi(documentOf(response, more), 'list', options);

describe('the response of an OpenAPI operation', () => {
  it.each([
    '*/*',
    'application/json; charset=utf-8',
    'application/vnd.shop.v1+json',
    'text/json',
    'APPLICATION/JSON',
  ])('is read with the media type %s', (type) => {
    const content = { 'text/csv': { schema: {} }, [type]: { schema: envelope(rows) } };
    expect(infer({ content }).list.rowsKey).toBe('data');
  });

  it.each(['200', '201', '206', '2XX', '2xx', 'default'])('is read with the status %s', (status) => {
    const responses = { 400: json({ type: 'object' }), [status]: json(envelope(rows)) };
    const paths = { '/list': { post: { operationId: 'list', responses } } };
    expect(inferFromOpenApi({ openapi: '3.0.0', paths }, 'list').list.rowsKey).toBe('data');
  });

  it('is read without a schema, from its examples', () => {
    const example = { success: true, message: '', data: [{ id: 'a', day: '2026-01-02' }], count: 1 };
    const found = infer(json(undefined, { example }));
    expect(found.list.fields.map(({ field }) => field.valueType)).toEqual(['id', 'date']);
    expect(infer(json({ type: 'object' }, { example })).list.fields).toHaveLength(2);
    expect(infer(json(undefined, { example: JSON.stringify(example) })).list.fields).toHaveLength(2);
    const more = { ...example, more: [{ code: 'A' }] };
    expect(infer(json(undefined, { example: more }), {}, { rows: 'more' }).list.rowsKey).toBe('more');
    expect(() => infer(json(undefined, { example: { ...example, count: '1' } }))).toThrow('"count" is "1"');
  });

  it('follows escaped references: ~1, ~0, %20 and %7B', () => {
    const components = { schemas: { 'A b~/c': rows }, 'x-{id}': { deep: [envelope(ref('A%20b~0~1c'))] } };
    const found = infer(json({ $ref: '#/components/x-%7Bid%7D/deep/0' }), { components });
    expect(found.list.fields).toHaveLength(1);
    const path = '#/paths/~1list/post/responses/200/content/application~1json/schema';
    const get = { operationId: 'other', responses: { 200: json({ $ref: path }) } };
    const document = documentOf(json(envelope(rows)));
    const paths = { ...(document.paths as Json), '/other': { get } };
    expect(inferFromOpenApi({ ...document, paths }, 'other').list.rowsKey).toBe('data');
  });

  it('follows references to names with an unescaped %', () => {
    const components = { schemas: { 'Page%20Row': envelope(rows) } };
    expect(infer(json(ref('Page%20Row')), { components }).list.rowsKey).toBe('data');
  });

  it('gets a choice for each parameter with a fixed set of values', () => {
    const content = { 'application/json': { schema: envelope(rows) } };
    const text = (...values: string[]) => ({ type: 'string', enum: values });
    const schema = {
      type: 'object',
      properties: {
        limit: { type: 'integer' },
        skip: { type: 'integer' },
        state: text('OPEN', 'PAID_OUT'),
        type: text('IN', 'OUT'),
        market: text('A', 'B'),
        sortBy: text('date', 'amount'),
        sort_order: text('x', 'y'),
        ordering: text('x', 'y'),
        direction: text('asc', 'desc'),
        format: text('json', 'csv'),
        period: { ...text('DAY', 'WEEK'), default: 'WEEK' },
        kind: { ...text('A', 'B'), default: null },
        coin: text('BTC', 'USDT'),
        only: text('ONE'),
        status: text('NEW', ''),
      },
      required: ['type', 'limit', 'skip'],
    };
    const operation = { operationId: 'list', requestBody: json(schema), responses: { 200: { content } } };
    const paths = { '/list': { post: operation } };
    const { call, notes } = infer({ content }, { paths }, { fixed: { market: 'A' } });
    expect(call.choices?.[0]).toEqual({
      name: 'state',
      title: 'State',
      control: 'select',
      options: [{ label: 'All' }, { label: 'Open', value: 'OPEN' }, { label: 'Paid out', value: 'PAID_OUT' }],
    });
    const shown = call.choices
      ?.slice(1)
      .map(({ name, options }) => [name, ...options.map(({ label, value }) => `${label}: ${value}`)]);
    expect(shown).toEqual([
      ['type', 'In: IN', 'Out: OUT'],
      // Without a value, the server uses its default.
      ['period', 'Week: WEEK', 'Day: DAY'],
      ['kind', 'All: undefined', 'A: A', 'B: B'],
      ['coin', 'All: undefined', 'BTC: BTC', 'USDT: USDT'],
      ['status', 'All: ', 'New: NEW'],
    ]);
    expect(notes.join()).not.toContain('needs the parameter');
  });

  it('gets a note if it can have no success: true', () => {
    const { properties } = envelope(rows);
    for (const success of [{ type: 'string' }, { enum: [false] }])
      expect(infer(json({ properties: { ...properties, success } })).notes.join()).toContain(
        'no boolean "success"',
      );
    expect(infer(json(envelope(rows))).notes).toEqual([]);
  });

  it('uses the list that the user names', () => {
    const properties = { data: { items: rows }, extras: { items: rows }, count: {} };
    expect(infer(json({ properties })).list.rowsKey).toBe('data');
    expect(infer(json({ properties }), {}, { rows: 'extras' }).list.rowsKey).toBe('extras');
    expect(() => infer(json({ properties }), {}, { rows: 'more' })).toThrow(
      'no list "more"; its lists are data, extras.',
    );
  });

  it('is read although a part beside the rows leads to another file', () => {
    const { properties } = envelope(rows);
    const meta = { properties: { took: { type: 'integer' }, more: { $ref: 'common.yaml' } } };
    expect(infer(json({ properties: { ...properties, meta } })).list.ignored).toEqual(['meta']);
  });

  it.each<[response: unknown, sentence: string]>([
    [json({ properties: { data: ref('No') } }), 'The reference "#/components/schemas/No" has no target'],
    [{ $ref: '#/components/responses/No' }, 'The reference "#/components/responses/No" has no target'],
    [{ content: { 'text/csv': {} } }, 'has no JSON response: only text/csv.'],
    [{ description: 'Done' }, 'has no JSON response: its response has no content.'],
    [json(undefined), 'has neither a schema nor an example'],
    [json({ type: 'array', items: rows }), 'The response is a list, not a JSON object'],
    [json({ type: 'string' }), 'The response is a text, not a JSON object'],
    [json({ type: 'object', additionalProperties: rows }), 'The response has no list of rows.'],
    [
      json({ properties: { data: { additionalProperties: rows } } }),
      '"data" is an object, not a list of rows.',
    ],
    [
      json({ properties: { data: { items: { type: 'string' } } } }),
      'The entries of "data" are not all objects: one is a text.',
    ],
    [
      json({ properties: { data: { properties: { items: { items: rows } } } } }),
      'The rows are in "data.items": the portal reads rows only',
    ],
    [
      json({ properties: { a: { items: rows }, b: { items: rows } } }),
      'The response has several lists: a, b.',
    ],
    [json({ properties: { data: { items: rows } } }), 'The response has no count: the portal needs'],
    [
      json({ properties: { data: { items: rows }, total: {} } }),
      'The response has no count, but "total": the portal needs',
    ],
    [
      json({ properties: { data: { items: rows }, count: { type: 'string' } } }),
      '"count" is "a string": the portal needs',
    ],
    [json(ref('Loop')), 'contains itself'],
    [
      json({ properties: { data: ref('Lists') } }),
      'The entries of "data" are not all objects: one is a list.',
    ],
  ])('is rejected with one sentence: %j', (response, sentence) => {
    const read = () =>
      infer(response, { components: { schemas: { Loop: ref('Loop'), Lists: { items: ref('Lists') } } } });
    expect(read).toThrow(CannotRun);
    expect(read).toThrow(sentence);
  });
});

describe('the operation of an OpenAPI document', () => {
  const get = { responses: { 200: json(envelope(rows)) } };
  const pathOf = (more: Json, operation = 'GET /list', path: Json = {}, own: Json = {}) =>
    inferFromOpenApi(
      { openapi: '3.0.0', paths: { '/list': { ...path, get: { ...get, ...own } } }, ...more },
      operation,
    ).call.path;
  const servers = (url: string, variables = {}) => ({ servers: [{ url, variables }] });

  it.each<[url: string, path: string]>([
    ['/', 'list'],
    ['/api/v1/', 'api/v1/list'],
    ['api', 'api/list'],
    ['https://x.test', 'list'],
    ['https://x.test:8443/a/b?c#d', 'a/b/list'],
    ['//x.test/a', 'a/list'],
    ['api.x.test/a', 'a/list'],
    ['localhost:3000/a', 'a/list'],
    ['https://{region}.x.test/{base}', 'v2/list'],
  ])('has the path of the server %s', (url, path) => {
    expect(pathOf(servers(url, { base: { default: 'v2' }, region: { default: 'eu' } }))).toBe(path);
  });

  it('has the most specific servers', () => {
    expect(pathOf(servers('/a'), 'GET /list', servers('/b'))).toBe('b/list');
    expect(pathOf(servers('/a'), 'GET /list', servers('/b'), servers('/c'))).toBe('c/list');
    expect(() => pathOf(servers('/{base}'))).toThrow('has the parameter {base}');
  });

  const paths = '/list list list/ /a/list a/list/ https://x.test/a/list'.split(' ');
  it.each([...paths, 'get /list', 'GET a/list'])('is found as "%s"', (operation) => {
    expect(pathOf(servers('/a'), operation)).toBe('a/list');
  });

  it.each<[path: string, sentence: string]>([
    ['/shops/:shop/list', 'The path /shops/:shop/list has the parameter :shop'],
    ['/shops/{shop}/list', 'has the parameter {shop}'],
    ['/api/../list', 'The path /api/../list has the part ".."'],
    ['/', 'The path / is empty'],
    ['/list?type=SPOT', 'has a query'],
  ])("is rejected with the path %s, which the portal can't send", (path, sentence) => {
    const read = () => inferFromOpenApi({ openapi: '3.0.0', paths: { [path]: { get } } }, `GET ${path}`);
    expect(read).toThrow(sentence);
  });

  it('is the one with exactly that path, if others differ only in the slash at the end or the server', () => {
    const paths = { '/list': { get }, '/list/': { get }, '/a/list': { get } };
    const read = (operation: string) =>
      inferFromOpenApi({ openapi: '3.0.0', paths, ...servers('/a') }, operation);
    expect(read('GET /list').call.path).toBe('a/list');
    expect(read('/list/').notes.join()).toContain('ends with a slash');
    expect(read('/a/list').call.path).toBe('a/a/list');
    expect(() => read('list')).toThrow('name one of them');
  });

  it.each<[operation: string, sentence: string]>([
    ['POST /list', 'no GET or POST operation "POST /list"'],
    ['/lists', 'similar ones are GET /list.'],
    ['qqq', 'it has GET /list.'],
  ])('is not found as "%s"', (operation, sentence) => {
    expect(() => pathOf({}, operation)).toThrow(sentence);
  });

  it.each<[operation: Json, note: string]>([
    [
      { parameters: ['limit', 'skip'].map((name) => ({ name, in: 'query' })) },
      'The request takes limit and skip: the portal sends limit and skip in the body.',
    ],
    [
      { requestBody: { content: { 'multipart/form-data': {} } } },
      'takes multipart/form-data: the portal sends JSON.',
    ],
    [
      { parameters: ['X-Shop', 'Authorization'].map((name) => ({ name, in: 'header', required: true })) },
      "The request needs the header X-Shop, which the portal doesn't send.",
    ],
    [{ parameters: [{ name: 'shop', in: 'query', required: true }] }, 'add --param shop=TEXT.'],
  ])('%j gets a note', (operation, note) => {
    const post = { ...get, ...operation };
    const { notes } = inferFromOpenApi({ openapi: '3.0.0', paths: { '/list': { post } } }, '/list');
    expect(notes.join(' ')).toContain(note);
  });

  it('is read beside a path that is in another file', () => {
    const paths = { '/other': { $ref: 'other.yaml' }, '/list': { get } };
    const read = (operation: string) => inferFromOpenApi({ openapi: '3.0.0', paths }, operation).call.path;
    expect(read('/list')).toBe('list');
    expect(() => read('/other')).toThrow('The reference "other.yaml" leads to another file');
  });

  it('of several methods is the one that returns a list', () => {
    const post = { responses: { 200: json(rows) } };
    const { call, notes } = inferFromOpenApi(
      { openapi: '3.0.0', paths: { '/list': { get, post } } },
      '/list',
    );
    expect(call.method).toBe('GET');
    expect(notes).toEqual(['The document has GET /list and POST /list; the list is GET /list.']);
  });
});
