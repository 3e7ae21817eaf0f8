import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { everyCall, type ContractCall } from '../../contract/calls';
import { checkContract } from '../../contract/checker/check';
import { findingsOf } from '../../contract/checker/report/summary';
import { allRules } from '../../contract/checker/rules';
import { openApi } from '../../contract/openapi/document';
import { exampleOf } from '../../contract/openapi/schemas';
import { violations } from '../../contract/validate';
import { createSandbox } from '../../sandbox/app';
import { post } from '../../src/core/call';
import { getValue } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { products } from '../support/exampleLists';
import { createVirtualClock } from './virtualClock';

/** Rules about requests that a mock takes for valid ones by their schema. */
const MORE_THAN_A_MOCK = ['reject-oversized'];

const document = openApi();

describe('OpenAPI document', () => {
  it('equals contract/openapi.json (npm run contract:openapi updates the file)', async () => {
    const written: unknown = JSON.parse(await readFile('contract/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('passes the linter without errors or warnings', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it('has distinct ids of calls that end alike or have the same path', () => {
    const { path } = products.read;
    const other = { ...products, name: 'other', read: { ...products.read, path: 'api/shop/products' } };
    const { paths } = openApi([
      { ...products, read: { method: 'GET', path }, create: post(path, {}) },
      other,
    ]);
    const ids = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(ids).toEqual(expect.arrayContaining(['get-api-user-products', 'post-api-user-products']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(everyCall().map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s has examples that are valid by its schemas',
    (_name, { request, response }) => {
      expect(violations(request, exampleOf(request))).toEqual([]);
      expect(violations(response, exampleOf(response))).toEqual([]);
    },
  );

  it('has examples from which a mock passes the rules about responses, tokens and invalid requests', async () => {
    const example = (responses: object, status: string, reference = `Error${status}`) =>
      (getValue(responses, `${status}.content.application/json.example`) as object | undefined) ??
      (getValue(document.components, `responses.${reference}.content.application/json.example`) as object);
    // Like a mock server: checks the header and the request by the document, and returns an example.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const call = everyCall().find(
        ({ path, method }) => `/${path}` === pathname && method === request.method,
      );
      const body: unknown = request.method === 'GET' ? {} : await request.json().catch(() => undefined);
      const status = !call
        ? 405
        : !request.headers.has('authorization')
          ? 401
          : isValid(call, body)
            ? 200
            : 400;
      const operation = document.paths[pathname]?.[request.method.toLowerCase()];
      return Response.json(example(operation?.responses as object, String(status)), { status });
    };
    const isValid = (call: ContractCall, body: unknown) => violations(call.request, body).length === 0;
    const report = await checkContract({
      host: 'https://mock.test',
      token: 'any-token',
      fetch,
      perSecond: 1e6,
      clock: createVirtualClock(),
      // The contract allows any limit for banners.
      resources: Object.values(registry).filter(({ name }) => name !== 'banners'),
      rules: allRules
        .filter(
          ({ id, group }) => ['Responses', 'Invalid requests'].includes(group) || id === 'token-missing',
        )
        .filter(({ id }) => !MORE_THAN_A_MOCK.includes(id))
        .map(({ id }) => id),
    });
    expect(findingsOf(report).map(({ rule, call, got }) => `${rule} ${call}: ${got}`)).toEqual([]);
    expect(report.outcomes.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(200);
  });

  it('is served by the sandbox as JSON and as an HTML page', async () => {
    const sandbox = await createSandbox({ dataDir: 'memory://', rows: 1 });
    const get = (path: string) => sandbox.fetch(new Request(`http://localhost${path}`));
    const served = await get('/openapi.json');
    expect(served.headers.get('content-type')).toContain('application/json');
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await (await get('/openapi')).text();
    expect(page.match(/<details /g)).toHaveLength(everyCall().length);
    await sandbox.close();
  });
});
