import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CannotRun } from '../../contract/cli/commandLine';
import { addResource } from '../../contract/newResource/addResource';
import { createSandbox, type Sandbox } from '../../sandbox/app';
import { signInDemo } from '../../scripts/signInDemo';

const command = resolve('contract/newResource/main.ts');
const tsx = resolve('node_modules/tsx/dist/loader.mjs');
const REGISTRY = "// The registry.\nexport { activity } from './activity';\n";

const responses: Readonly<Record<string, () => Response>> = {
  '/api/html': () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  '/api/junk': () => new Response('pong'),
  '/api/getVouchers': () => Response.json({ success: true, message: '', data: [{ _id: 1 }], count: 1 }),
  '/api/uncounted': () => Response.json({ success: true, message: '', data: [{ id: 1 }] }),
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
      responses[new URL(request.url).pathname]?.() ?? sandbox.fetch(request);
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

  async function run(args: readonly string[]) {
    const child = spawn(process.execPath, ['--import', tsx, command, ...args], {
      cwd: folder,
      env: { ...process.env, CONTRACT_TOKEN: token },
    });
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (out += text.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out: out.trim() };
  }

  it.each([
    ['', 'Name the backend: --host https://api.example.com.'],
    ['--host api.example.com --path x', 'not api.example.com'],
    ['--host HOST', 'Name the list: --path api/user/vouchers.'],
    ['--host HOST --path api/html --token TOKEN', 'returns an HTML page (status 200), not JSON.'],
    ['--host HOST --path api/junk --token TOKEN', 'returns no JSON (status 200).'],
    ['--host HOST --path api/uncounted --token TOKEN', 'The response has no count'],
    ['--host HOST --path api/user/activitys --token x', 'rejects the request (status 401): Unauthorized!.'],
    ['--host HOST --path api/user/activitys --token TOKEN --name activity', 'There is a resource "activity"'],
    ['--host HOST --path api/user/activitys --token TOKEN', 'The resource "activity" has this call.'],
    ['--host HOST --path api/user/activitys --token TOKEN --name MyList', '--name takes lower-case words'],
    ['--openapi missing.json --operation x', "missing.json doesn't exist."],
    ['--openapi API --operation nothing', 'has no GET or POST operation "nothing"'],
  ])('rejects "%s" with one sentence and writes nothing', async (args, sentence) => {
    const print = vi.spyOn(console, 'log');
    const argv = args
      .replace('HOST', host)
      .replace('TOKEN', token)
      .replace('API', resolve('contract/openapi.json'))
      .split(' ')
      .filter(Boolean);
    const error: unknown = await addResource(argv, folder).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CannotRun);
    const { message } = error as CannotRun;
    expect(message).toContain(sentence);
    expect(message).not.toContain('\n');
    expect(print).not.toHaveBeenCalled();
    expect(await readdir(join(folder, 'src/resources'))).toEqual(['index.ts']);
  });

  it('prints the definition of a dry run and writes nothing', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const args = ['--openapi', resolve('contract/openapi.json'), '--operation', 'allTxns', '--name', 'moves'];
    await addResource([...args, '--dry-run'], folder);
    expect(print.mock.calls.join('\n')).toContain('export const moves = defineResource(');
    expect(await readdir(join(folder, 'src/resources'))).toEqual(['index.ts']);
  });

  it('names a resource after its call, without "get"', async () => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    await addResource(['--host', host, '--path', 'api/getVouchers', '--dry-run'], folder);
    expect(print.mock.calls.join('\n')).toContain("name: 'vouchers',\n  title: 'Vouchers',");
  });

  it.each([
    ['true', 'Wrote src/resources/moves.ts, contract/openapi.json and one line in', undefined],
    ['false', 'Wrote src/resources/moves.ts and one line in', 'contract/openapi.json could not be updated.'],
  ])('says whether it updated the OpenAPI document (%s)', async (script, written, problem) => {
    const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mkdir(join(folder, 'contract'));
    await writeFile(join(folder, 'contract/openapi.json'), '{}');
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ scripts: { 'contract:openapi': script } }),
    );
    const openapi = resolve('contract/openapi.json');
    await addResource(['--openapi', openapi, '--operation', 'allTxns', '--name', 'moves'], folder);
    expect(print.mock.lastCall?.join()).toContain(written);
    expect(warn.mock.calls.map(([line]) => String(line))).toEqual(
      problem === undefined ? [] : [expect.stringContaining(problem)],
    );
    for (const path of ['contract', 'package.json', 'src/resources/moves.ts'])
      await rm(join(folder, path), { recursive: true });
    await writeFile(join(folder, 'src/resources/index.ts'), REGISTRY);
  });

  it('writes the definition and the registry line once', async () => {
    const args = ['--host', host, '--path', 'api/user/activitys', '--name', 'bot-log'];
    const { code, out } = await run(args);
    expect(out).toContain('Wrote src/resources/botLog.ts');
    expect(out).toMatch(/createdAt +date +certain +ISO 8601 dates/);
    expect(code).toBe(0);
    const written = await readFile(join(folder, 'src/resources/botLog.ts'), 'utf8');
    expect(written).toContain('export const botLog = defineResource({');
    expect(await readFile(join(folder, 'src/resources/index.ts'), 'utf8')).toContain(
      "export { botLog } from './botLog';",
    );
    const again = await run(args);
    expect([again.code, again.out]).toEqual([2, expect.stringContaining('choose another name') as string]);
    expect(await readFile(join(folder, 'src/resources/botLog.ts'), 'utf8')).toBe(written);
    await rm(join(folder, 'src/resources/botLog.ts'));
    await writeFile(join(folder, 'src/resources/index.ts'), REGISTRY);
  });
});
