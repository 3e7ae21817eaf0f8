import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { everyCall } from '../../contract/calls';
import { openApi } from '../../contract/openapi/document';
import { exampleOf } from '../../contract/openapi/schemas';
import { violations } from '../../contract/validate';
import { createSandbox } from '../../sandbox/app';

const document = openApi();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('OpenAPI document', () => {
  it('equals contract/openapi.json (npm run contract:openapi updates the file)', async () => {
    const written: unknown = JSON.parse(await readFile('contract/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('contains each call once', () => {
    expect(operations).toHaveLength(everyCall().length);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(everyCall().length);
  });

  it('allows an error in a response with status 200', () => {
    const error = { $ref: '#/components/schemas/Error' };
    const anyOf = [expect.objectContaining({ type: 'object' }), error];
    for (const { responses } of operations)
      expect(responses).toHaveProperty('200.content.application/json.schema', { anyOf });
  });

  it('passes the linter without errors or warnings', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it.each(everyCall().map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s has examples that are valid by its schemas',
    (_name, { request, response }) => {
      expect(violations(request, exampleOf(request))).toEqual([]);
      expect(violations(response, exampleOf(response))).toEqual([]);
    },
  );

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
