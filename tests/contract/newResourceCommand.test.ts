import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resultOf } from './childProcess';
import { CannotRun } from '../../contract/cli/commandLine';
import { addResource } from '../../contract/newResource/addResource';
import { copyProject, type checkFiles } from '../../contract/newResource/checkProject';
import { readOptions } from '../../contract/newResource/options';
import { createSandbox, type Sandbox } from '../../sandbox/app';
import { signInDemo } from '../../scripts/signInDemo';

const tsx = resolve('node_modules/tsx/dist/loader.mjs');
const REGISTRY = "// The registry.\nexport { activity } from './activity';\n";

const rows = Array.from({ length: 24 }, (_, index) => ({ _id: `v-${index}`, amount: '5.00' }));
const ok = (body: object) => Response.json({ success: true, message: '', ...body });
const paged = async (request: Request) => {
  const { limit, skip } = (await request.json()) as { limit: number; skip: number };
  return ok({ data: rows.slice(skip, skip + limit), count: rows.length });
};

const responses: Readonly<Record<string, (request: Request) => Response | Promise<Response>>> = {
  '/api/html': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  '/api/junk': () => new Response('pong'),
  '/api/moved': () => new Response('', { status: 301, headers: { location: '/api/moved/' } }),
  '/api/elsewhere': () => new Response('', { status: 302, headers: { location: '/api/other' } }),
  '/api/getOnly': () => Response.json({}, { status: 405 }),
  '/api/succeeded': () => Response.json({ success: 'true', data: [] }),
  '/api/array': () => Response.json(rows),
  '/api/getVouchers': () => ok({ data: [{ _id: 1 }], count: 1 }),
  '/api/uncounted': () => ok({ data: [{ id: 1 }] }),
  '/api/counted': () => ok({ data: [{ id: 1 }], count: '1' }),
  '/api/nested': () => ok({ data: { rows, count: 24 } }),
  '/api/offset': () => ok({ items: rows.slice(0, 10), total: 24 }),
  '/api/skipless': () => ok({ data: [null, ...rows.slice(0, 9)], count: 24 }),
  '/api/v1/levels': paged,
  '/api/user/package': paged,
};

describe('npm run resource:new', () => {
  let sandbox: Sandbox;
  let server: ReturnType<typeof serve>;
  let host = '';
  let token = '';
  let folder = '';
  beforeAll(async () => {
    sandbox = await createSandbox({ dataDir: 'memory://', rows: 12 });
    const fetch = (request: Request) =>
      responses[new URL(request.url).pathname]?.(request) ?? sandbox.fetch(request);
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    token = await signInDemo(sandbox.fetch, host, sandbox.demo);
    folder = await mkdtemp(join(tmpdir(), 'resource-'));
    await mkdir(join(folder, 'src/resources'), { recursive: true });
    await writeFile(join(folder, 'src/resources/index.ts'), REGISTRY);
  });
  afterAll(async () => {
    server.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  afterEach(() => void vi.restoreAllMocks());

  /** Runs the command of the project in a folder as a process. */
  async function run(cwd: string, args: readonly string[]) {
    const main = join(cwd, 'contract/newResource/main.ts');
    const child = spawn(process.execPath, ['--import', tsx, main, ...args], {
      cwd,
      env: { ...process.env, CONTRACT_TOKEN: token },
    });
    const { code, out } = await resultOf(child);
    return { code, out: out.trim() };
  }

  /** Runs the command in this process, in `folder`. Returns what it prints. */
  async function add(args: readonly string[], check: typeof checkFiles = async () => Promise.resolve({})) {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const options = readOptions(args);
    if (options) await addResource(options, folder, check);
    return print.mock.calls.join('\n');
  }

  it.each([
    ['', 'Name the backend: --host https://api.example.com.'],
    ['--host api.example.com --path x', 'not api.example.com'],
    ['--host HOST', 'Name the list: --path api/user/vouchers.'],
    ['--host HOST --path api/html --token TOKEN', 'returns an HTML page (status 200), not JSON.'],
    ['--host HOST --path api/junk --token TOKEN', 'returns no JSON (status 200).'],
    ['--host HOST --path api/moved', 'redirects to the same path with a slash at its end'],
    ['--host HOST --path api/elsewhere', 'redirects (status 302) to /api/other: name that address.'],
    ['--host HOST --path api/succeeded', 'returns "success": "true", where the portal needs true.'],
    ['--host HOST --path api/getOnly', 'rejects the request (status 405): no message. Try --method GET.'],
    ['--host HOST --path api/array', 'returns a list without "success"'],
    ['--host HOST --path api/uncounted --token TOKEN', 'The response has no count'],
    ['--host HOST --path api/counted', '"count" is "1"'],
    ['--host HOST --path api/nested', 'The rows are in "data.rows"'],
    ['--host HOST --path api/offset', 'no count, but "total"'],
    ['--host HOST --path api/offset --method GET', '10 of 24 rows ("total")'],
    ['--host HOST --path api/offset --rows data', '--rows: the response has no list "data"'],
    ['--host HOST --path api/user/login/deposit', 'rejects the request'],
    ['--host HOST --path api/v1/levels --name marketdata', 'The route /marketdata is taken'],
    ['--host HOST --path api/user/activitys --token x', 'rejects the request (status 401): Unauthorized!.'],
    ['--host HOST --path api/user/activitys --token TOKEN --name activity', 'There is a resource "activity"'],
    ['--host HOST --path api/user/activitys --token TOKEN', 'The resource "activity" has this call.'],
    ['--host HOST --path api/user/activitys --token TOKEN --name MyList', '--name takes lower-case words'],
    ['--openapi missing.json --operation x', "missing.json doesn't exist."],
    ['--openapi API --operation allTxns --param apiKey=abc', 'would write a secret into the source'],
    ['--openapi API --operation nothing', 'has no GET or POST operation "nothing"'],
  ])('rejects "%s" with one sentence and writes nothing', async (args, sentence) => {
    const argv = args
      .replace('HOST', host)
      .replace('TOKEN', token)
      .replace('API', resolve('contract/openapi.json'))
      .split(' ')
      .filter(Boolean);
    const print = vi.spyOn(console, 'log');
    const error: unknown = await add(argv).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotRun);
    const { message } = error as CannotRun;
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
    expect(print).not.toHaveBeenCalled();
    expect(await readdir(join(folder, 'src/resources'))).toEqual(['index.ts']);
  });

  it('prints the definition of a dry run and writes nothing', async () => {
    const args = ['--openapi', resolve('contract/openapi.json'), '--operation', 'allTxns', '--name', 'moves'];
    expect(await add([...args, '--dry-run'])).toContain('export const moves = defineResource(');
    expect(await readdir(join(folder, 'src/resources'))).toEqual(['index.ts']);
  });

  it('names a resource after its call, without "get"', async () => {
    const out = await add(['--host', host, '--path', 'api/getVouchers', '--dry-run']);
    expect(out).toContain("name: 'vouchers',\n  title: 'Vouchers',");
  });

  it('understands a URL with parameters that the screen supplies', async () => {
    const path = `${host}/api/v1/levels/?level={level}&type=SPOT`;
    const out = await add(['--path', path, '--param', 'level=2', '--dry-run']);
    expect(out).toContain("path: 'api/v1/levels', fixed: { type: 'SPOT' }, params: ['level']");
    expect(out).toContain("screens: [{ path: '/levels/:level' }]");
  });

  it('warns about a backend that ignores skip and returns null in place of rows', async () => {
    const out = await add(['--host', host, '--path', 'api/skipless', '--dry-run']);
    expect(out).toContain('The server ignores skip');
    expect(out).toContain('1 of 10 entries of "data" are null.');
    expect(out).toContain('data.* must be object');
  });

  it('writes nothing if a check fails, and all files if it passes', async () => {
    const args = ['--host', host, '--path', 'api/user/activitys', '--token', token, '--name', 'bot-log'];
    const failing = () => Promise.reject(new CannotRun('The check fails.'));
    await expect(add(args, failing)).rejects.toThrow('The check fails.');
    expect(await readdir(join(folder, 'src/resources'))).toEqual(['index.ts']);
    expect(await readFile(join(folder, 'src/resources/index.ts'), 'utf8')).toBe(REGISTRY);

    const check = vi.fn(() => Promise.resolve({ 'src/openapi.json': '{}' }));
    expect(await add(args, check)).toMatch(
      /createdAt +date +certain +ISO 8601 dates[^]*Wrote src\/resources\/botLog.ts/,
    );
    const written = await readFile(join(folder, 'src/resources/botLog.ts'), 'utf8');
    expect(written).toContain('export const botLog = defineResource({');
    const lines = await readFile(join(folder, 'src/resources/index.ts'), 'utf8');
    expect(lines).toContain("export { botLog } from './botLog';");
    expect(check).toHaveBeenCalledWith(
      folder,
      { 'src/resources/botLog.ts': written, 'src/resources/index.ts': lines },
      expect.any(AbortSignal),
    );
    expect(await readFile(join(folder, 'src/openapi.json'), 'utf8')).toBe('{}');
    await rm(join(folder, 'src/resources/botLog.ts'));
    await writeFile(join(folder, 'src/resources/index.ts'), REGISTRY);
  });

  it('writes a resource with a reserved word as its name, after which the command starts again', async () => {
    const project = await mkdtemp(join(tmpdir(), 'project-'));
    await copyProject('.', project);
    // A type check of the resources only, because that of the whole project takes ten seconds.
    const config = JSON.parse(await readFile('tsconfig.json', 'utf8')) as object;
    const small = { ...config, include: ['src/resources', 'contract/calls.ts'] };
    await writeFile(join(project, 'tsconfig.json'), JSON.stringify(small));
    const args = ['--host', host, '--path', 'api/user/package'];
    const first = await run(project, args);
    expect(first.out).toContain('Wrote src/resources/packageList.ts, contract/openapi.json and one line in');
    expect(first.code).toBe(0);
    expect(await readFile(join(project, 'contract/openapi.json'), 'utf8')).toContain('api/user/package');
    const second = await run(project, args);
    expect(second).toEqual({ code: 2, out: expect.stringContaining('"package" has this call') as string });

    const broken = join(project, 'src/resources/packageList.ts');
    await writeFile(broken, 'export const package = 1;');
    const third = await run(project, args);
    expect(third.out).toMatch(
      /^The resource registry can't be loaded \(src\/resources\/packageList.ts:1\): .*first\.$/,
    );
    expect(third.code).toBe(2);
    expect((await run(project, ['--help'])).code).toBe(0);
    await rm(project, { recursive: true });
  });
});
