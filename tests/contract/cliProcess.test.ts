import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultOf } from './childProcess';
import { createSandbox, type Sandbox } from '../../sandbox/app';
import { signInDemo } from '../../scripts/signInDemo';

describe('contract command', () => {
  let sandbox: Sandbox;
  let server: ServerType;
  /** A server of the same sandbox that breaks one rule: responses with the activity list have no `count`. */
  let faulty: ServerType;
  let folder = '';
  let token = '';
  /** The build of the package, which takes seconds. */
  let packed: ReturnType<typeof resultOf>;
  const originOf = (of: ServerType) => `http://127.0.0.1:${(of.address() as { port: number }).port}`;

  async function listen(fetch: (request: Request) => Promise<Response>) {
    const listening = serve({ fetch, port: 0, hostname: '127.0.0.1' });
    // Never close idle connections. If one closed while the checker sends a request, the checker would report
    // a missing response.
    Object.assign(listening, { keepAliveTimeout: 0 });
    await once(listening, 'listening');
    return listening;
  }

  beforeAll(async () => {
    packed = resultOf(spawn(process.execPath, ['--import', 'tsx', 'contract/pack.ts']));
    sandbox = await createSandbox({ dataDir: 'memory://', rows: 12 });
    server = await listen((request) => sandbox.fetch(request));
    faulty = await listen(async (request) => {
      const response = await sandbox.fetch(request);
      if (!request.url.endsWith('/activitys')) return response;
      return new Response((await response.text()).replace(/"count":\d+/, '"counted":1'), response);
    });
    token = await signInDemo(sandbox.fetch, originOf(server), sandbox.demo);
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
  });
  afterAll(async () => {
    server.close();
    faulty.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const start = (args: readonly string[], options: SpawnOptions = {}) =>
    spawn(
      process.execPath,
      ['--import', 'tsx', 'contract/cli/main.ts', '--per-second', '2000', '--timeout', '240000', ...args],
      // A job of GitHub Actions must not get the summaries of tests.
      { env: { ...process.env, CONTRACT_TOKEN: token, GITHUB_STEP_SUMMARY: '' }, ...options },
    );

  it('exits with 2 when its input ends before a question', async () => {
    const args = ['--host', originOf(server), '--email', 'ann@example.test'];
    const { code, out } = await resultOf(start(args, { stdio: ['ignore', 'pipe', 'pipe'] }));
    expect(out).toContain('no input for "Password of ann@example.test"');
    expect(out).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
  });

  it('exits with 0 when the backend keeps every rule', async () => {
    const out = join(folder, 'honest');
    const args = ['--host', originOf(server), '--out', out, '--only', 'activity'];
    const { code, out: printed } = await resultOf(start(args));
    expect(printed).toMatch(/^Checking http:.+ as member WH\d+\n/);
    expect(printed).toContain('All checked rules passed');
    expect(code).toBe(0);
    const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as { outcomes: unknown[] };
    expect(report.outcomes.length).toBeGreaterThan(10);
  });

  it('writes a partial report when Ctrl+C stops it', async () => {
    const out = join(folder, 'stopped');
    let requests = 0;
    let onSilence = () => {};
    // Stop responding after 40 requests. A check sends hundreds, so it can't end before the signal arrives.
    const stalling = await listen((request) => {
      requests += 1;
      if (requests < 40) return sandbox.fetch(request);
      if (requests === 40) onSilence();
      return new Promise<Response>(() => undefined);
    });
    const child = start(['--host', originOf(stalling), '--out', out]);
    onSilence = () => child.kill('SIGINT');
    const { code, out: printed } = await resultOf(child);
    stalling.close();
    expect(printed).toContain('stopped before the end');
    expect(code).toBe(2);
    expect(existsSync(join(out, 'report.html'))).toBe(true);
    const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as { outcomes: unknown[] };
    expect(report.outcomes.length).toBeGreaterThan(0);
  });

  it('runs as a package without the portal, exits with 1 after a violation, and reports it without the token', async () => {
    expect(await packed).toMatchObject({ code: 0 });
    const home = join(folder, 'elsewhere');
    await mkdir(home);
    await cp('dist-contract', home, { recursive: true });
    const args = ['cli.js', '--host', originOf(faulty), '--per-second', '2000', '--only', 'activity'];
    const child = spawn(process.execPath, args, { cwd: home, env: { CONTRACT_TOKEN: token } });
    const { code, out } = await resultOf(child);
    expect(out).toContain('✗ count: POST api/user/activitys (activity)');
    expect(out).toContain(`curl -sS -X POST '${originOf(faulty)}/api/user/activitys'`);
    expect(code).toBe(1);
    const [report = '', junit = '', html = ''] = await Promise.all(
      ['report.json', 'junit.xml', 'report.html'].map((name) =>
        readFile(join(home, 'contract-report', name), 'utf8'),
      ),
    );
    for (const text of [out, report, junit, html]) {
      expect(text).toContain('api/user/activitys');
      expect(text).not.toContain(token);
    }
    expect(junit).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /);
    expect(junit).toContain('<failure message=');
    expect(junit.split('<testsuite ')).toHaveLength(junit.split('</testsuite>').length);
    expect(html).not.toMatch(/(?:src|href)="(?!#)/);
  });

  it('has type declarations as a package', async () => {
    const home = join(folder, 'typed');
    await cp('dist-contract', join(home, 'node_modules/member-portal-contract'), { recursive: true });
    await writeFile(
      join(home, 'check.mts'),
      `import { checkContract } from 'member-portal-contract';
const report = await checkContract({ host: 'https://api.example.com', token: 't', origin: 'https://p.test' });
export const rules: string[] = report.outcomes.map(({ rule }) => rule);
// @ts-expect-error The host is a text.
await checkContract({ host: 1, token: 't' });
`,
    );
    const tsc = resolve('node_modules/.bin/tsc');
    const args = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', 'check.mts'];
    const child = spawn(tsc, args, { cwd: home });
    expect(await resultOf(child)).toEqual({ code: 0, out: '' });
  });
});
