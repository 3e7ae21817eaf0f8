import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import * as ts from 'typescript';
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

  it('is refused by the linter when a reference leads nowhere', async () => {
    const broken = JSON.stringify(document).replace(
      '#/components/schemas/Email"',
      '#/components/schemas/Emial"',
    );
    const problems = await lintFromString({
      source: broken,
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: ['recommended'] }),
    });
    expect(problems.some(({ severity }) => severity === 'error')).toBe(true);
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

/** A program as a stranger writes it, with types and requests out of the document alone. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './calls';
export async function logIn(fetch: typeof globalThis.fetch, codeOf: () => Promise<string>) {
  const client = createClient<paths>({ baseUrl: 'http://localhost/', fetch: (request) => fetch(request) });
  await client.POST('/api/user/signIn', { body: { email: 'demo@example.test', password: 'Demo-1234' } });
  const { data } = await client.POST('/api/user/verifySignIn', { body: { email: 'demo@example.test', otp: await codeOf() } });
  const token = data && 'token' in data ? String(data.token) : '';
  const list = await client.POST('/api/user/deposit', { body: { limit: 3, skip: 0 }, headers: { Authorization: token } });
  return list.data?.data.map(({ amount }) => amount);
}
`;

function mistakesIn(file: string): string[] {
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  };
  const compiled = ts.createProgram([file], options);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe("a stranger's tool", () => {
  const folder = 'node_modules/.cache/openapi';

  it('makes a client that compiles, sees mistakes, logs in and reads a list', async () => {
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/calls.ts`, astToString(await openapiTS(JSON.stringify(document))));
    await writeFile(`${folder}/client.ts`, program);
    await writeFile(`${folder}/wrong.ts`, program.replace('limit: 3', "limit: 'three'"));
    expect(mistakesIn(`${folder}/client.ts`)).toEqual([]);
    expect(mistakesIn(`${folder}/wrong.ts`)).not.toEqual([]);

    const sandbox = await createSandbox({ dataDir: 'memory://', rows: 5 });
    const fetch: typeof globalThis.fetch = (input, init) => sandbox.fetch(new Request(input, init));
    const codeOf = async () => {
      const letters = await fetch('http://localhost/sandbox/mailbox?format=json&to=demo@example.test');
      const [letter] = (await letters.json()) as [{ code: string }];
      return letter.code;
    };
    const { logIn } = (await import(/* @vite-ignore */ `../../${folder}/client.ts`)) as {
      logIn: (
        fetch: typeof globalThis.fetch,
        codeOf: () => Promise<string>,
      ) => Promise<unknown[] | undefined>;
    };
    expect(await logIn(fetch, codeOf)).toHaveLength(3);
    await sandbox.close();
  });
});
