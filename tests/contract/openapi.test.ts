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

describe('the OpenAPI document', () => {
  it('is the one that was written: npm run contract:openapi writes it anew', async () => {
    const written: unknown = JSON.parse(await readFile('contract/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('has each of the 39 calls once', () => {
    expect(operations).toHaveLength(39);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(39);
  });

  it('is valid: the linter finds no error and nothing to warn of', async () => {
    const problems = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it.each(everyCall().map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s has examples that keep the contract',
    (_name, { request, answer }) => {
      expect(violations(request, exampleOf(request))).toEqual([]);
      expect(violations(answer, exampleOf(answer))).toEqual([]);
    },
  );

  it('is served by the sandbox, with a page for people', async () => {
    const sandbox = await createSandbox({ dataDir: 'memory://', rows: 1 });
    const get = (path: string) => sandbox.fetch(new Request(`http://localhost${path}`));
    const served = await get('/openapi.json');
    expect(served.headers.get('content-type')).toContain('application/json');
    expect(await served.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await (await get('/openapi')).text();
    expect(page.match(/<details /g)).toHaveLength(39);
    await sandbox.close();
  });
});
