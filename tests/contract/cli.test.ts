import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotCheck, readArguments, type Arguments } from '../../contract/cli/arguments';
import { openSession, type Question } from '../../contract/cli/signIn';
import { createSandbox, type Sandbox } from '../../sandbox/app';

const sentenceOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(CannotCheck);
    return (error as Error).message;
  }
  throw new Error('nothing was refused');
};

describe('the command line', () => {
  it.each([
    [[], 'Say which backend'],
    [['--host', 'api.example.com', '--token', 't'], 'begins with https:// or http://, not api.example.com'],
    [['--host', 'ftp://x', '--token', 't'], 'not ftp://x'],
    [['--host', 'http://x'], 'Say who signs in'],
    [
      ['--host', 'http://x', '--token', 't', '--concurrency', 'many'],
      '--concurrency takes a whole number from 1 on, not many',
    ],
    [
      ['--host', 'http://x', '--token', 't', '--timeout', '5'],
      '--timeout takes a whole number from 100 on, not 5',
    ],
    [['--hots', 'http://x'], "Unknown option '--hots'"],
    [['stray'], 'stray'],
    [
      ['--host', 'http://x', '--token', 't', '--only', 'trades'],
      '--only knows no trades; there are activations, activity',
    ],
  ])('%j: %s', async (argv, words) => {
    const sentence = await sentenceOf(() => readArguments(argv, {}));
    expect(sentence).toContain(words);
    expect(sentence).not.toContain('\n');
  });

  it('takes the host without its slash, and secrets from the environment', () => {
    const env = { CONTRACT_PASSWORD: 'p', CONTRACT_TOKEN: 't' };
    expect(readArguments(['--host', 'https://x.test/', '--email', 'e'], env)).toMatchObject({
      host: 'https://x.test',
      password: 'p',
      token: 't',
      writes: false,
      concurrency: 4,
    });
    expect(readArguments(['--help'], {})).toBeUndefined();
  });
});

const given: Arguments = {
  host: 'http://backend.test',
  email: 'ann@example.test',
  password: 'secret',
  token: undefined,
  expiredToken: undefined,
  recipient: undefined,
  writes: false,
  out: '',
  resources: [],
  concurrency: 4,
  perSecond: 1000,
  timeout: 500,
};
const json =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const ask: Question = () => Promise.resolve('123456');

describe('signing in', () => {
  const refuse = { success: false, message: 'E-mail or password is wrong' };
  const granted = { success: true, message: '' };
  const steps = (second: object) => (input: string | URL | Request) =>
    Promise.resolve(Response.json(new Request(input).url.endsWith('/signIn') ? granted : second));

  it.each([
    [
      'a host that does not answer',
      () => Promise.reject(new TypeError('x', { cause: new Error('connect ECONNREFUSED') })),
      'does not answer: connect ECONNREFUSED',
    ],
    [
      'a certificate that nobody trusts',
      () => Promise.reject(new TypeError('x', { cause: new Error('self-signed certificate') })),
      'no certificate that is trusted here',
    ],
    [
      'a web site',
      () => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
      'a page of HTML',
    ],
    ['a backend of another kind', () => Promise.resolve(new Response('pong')), 'no JSON object'],
    ['a wrong password', json(refuse), 'does not sign ann@example.test in: E-mail or password is wrong'],
    [
      'a code that has ended',
      steps({ success: false, message: 'This code is wrong' }),
      'does not take this code: This code is wrong',
    ],
    ['no token', steps(granted), 'gave no token'],
  ] as [string, typeof fetch, string][])('%s is said in one sentence', async (_what, fetch, words) => {
    const sentence = await sentenceOf(() => openSession(given, ask, fetch));
    expect(sentence).toContain(words);
    expect(sentence).toContain('http://backend.test');
    expect(sentence).not.toContain('\n');
  });

  it('a host that never answers ends with the time limit', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await sentenceOf(() => openSession(given, ask, never))).toContain('no answer within 500 ms');
  });

  it('a token that nobody has is refused before anything is checked', async () => {
    const sentence = await sentenceOf(() =>
      openSession({ ...given, token: 't' }, ask, json({ success: false, message: 'Unauthorized!' }, 401)),
    );
    expect(sentence).toContain('does not know this token: Unauthorized!');
  });

  it('a token is left to the laws where the backend has no dashboard', async () => {
    const missing = json({ success: false, message: 'No such call' }, 404);
    expect(await openSession({ ...given, token: 't' }, ask, missing)).toBe('t');
  });

  it.each([
    ['token', { ...granted, token: 'abc' }],
    ['data.token', { ...granted, data: { token: 'abc' } }],
    ['data', { ...granted, data: 'abc' }],
  ])('finds the token at %s', async (_where, second) => {
    expect(await openSession(given, ask, steps(second))).toBe('abc');
  });
});

describe('the command', () => {
  let sandbox: Sandbox;
  let server: ReturnType<typeof serve>;
  let broken: Server;
  let folder = '';
  let token = '';
  const originOf = (of: { address: () => unknown }) =>
    `http://127.0.0.1:${(of.address() as { port: number }).port}`;

  beforeAll(async () => {
    sandbox = await createSandbox({ dataDir: 'memory://', rows: 12 });
    server = serve({ fetch: sandbox.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const post = async (path: string, body: object): Promise<unknown> =>
      (
        await fetch(`${originOf(server)}/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    await post('api/user/signIn', sandbox.demo);
    const letters = await fetch(`${originOf(server)}/sandbox/mailbox?format=json&to=${sandbox.demo.email}`);
    const [{ code }] = (await letters.json()) as [{ code: string }];
    ({ token } = (await post('api/user/verifySignIn', { email: sandbox.demo.email, otp: code })) as {
      token: string;
    });
    // The same backend, but for one promise: activity says no count.
    broken = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const headers = new Headers(request.headers as Record<string, string>);
        const init = { method: request.method ?? 'GET', headers, ...(body.length > 0 && { body }) };
        void sandbox.fetch(new Request(originOf(broken) + (request.url ?? ''), init)).then(async (answer) => {
          const text = await answer.text();
          response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
          response.end(
            request.url?.endsWith('/activitys') ? text.replace(/"count":\d+/, '"counted":1') : text,
          );
        });
      });
    });
    broken.listen(0, '127.0.0.1');
    await once(broken, 'listening');
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
  });
  afterAll(async () => {
    server.close();
    broken.close();
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  async function output(child: ChildProcess) {
    let out = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (out += text.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out };
  }

  function run(args: readonly string[], stopAfter?: number) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'contract/cli/main.ts', '--per-second', '2000', '--concurrency', '8', ...args],
      { env: { ...process.env, CONTRACT_TOKEN: token } },
    );
    if (stopAfter) setTimeout(() => child.kill('SIGINT'), stopAfter);
    return output(child);
  }

  it('ends with 2 where nobody is there to answer its questions', async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'contract/cli/main.ts', '--host', originOf(server), '--email', 'ann@example.test'],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const { code, out } = await output(child);
    expect(out).toContain('nobody answered "Password of ann@example.test"');
    expect(code).toBe(2);
  });

  it('ends with 0 on a backend that keeps every promise', async () => {
    const { code, out } = await run(['--host', originOf(server), '--out', join(folder, 'honest')]);
    expect(out).toContain('Every promise that was checked is kept');
    expect(code).toBe(0);
  });

  it('ends with 1 on one that does not, and writes what is broken, how to see it again, and no token', async () => {
    const out = join(folder, 'broken');
    const { code, out: said } = await run(['--host', originOf(broken), '--out', out]);
    expect(code).toBe(1);
    expect(said).toContain('✗ count: POST api/user/activitys (activity)');
    expect(said).toContain(`curl -sS -X POST '${originOf(broken)}/api/user/activitys'`);
    const texts = await Promise.all(
      ['report.json', 'junit.xml', 'report.html'].map((name) => readFile(join(out, name), 'utf8')),
    );
    for (const text of [said, ...texts]) {
      expect(text).toContain('api/user/activitys');
      expect(text).not.toContain(token);
    }
    const [report = '', junit = '', html = ''] = texts;
    expect((JSON.parse(report) as { outcomes: unknown[] }).outcomes.length).toBeGreaterThan(500);
    expect(junit).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /);
    expect(junit).toContain('<failure message=');
    expect(junit.split('<testsuite ')).toHaveLength(junit.split('</testsuite>').length);
    expect(html).not.toMatch(/(?:src|href)="(?!#)/);
  });

  it('stopped by Ctrl+C it says what was known by then', async () => {
    const out = join(folder, 'stopped');
    const { code, out: said } = await run(
      ['--host', originOf(server), '--out', out, '--per-second', '15'],
      6000,
    );
    expect(said).toContain('stopped before the end');
    expect(code).toBe(2);
    expect(existsSync(join(out, 'report.html'))).toBe(true);
  });

  it('is carried to where there is no portal, as a package of its own', async () => {
    const packed = await output(spawn(process.execPath, ['--import', 'tsx', 'contract/pack.ts']));
    expect(packed).toMatchObject({ code: 0 });
    const home = join(folder, 'elsewhere');
    await mkdir(home);
    await cp('dist-contract', home, { recursive: true });
    const { code, out } = await output(
      spawn(process.execPath, ['cli.js', '--host', originOf(broken), '--per-second', '2000'], {
        cwd: home,
        env: { CONTRACT_TOKEN: token },
      }),
    );
    expect(out).toContain('✗ count: POST api/user/activitys (activity)');
    expect(code).toBe(1);
    expect(existsSync(join(home, 'contract-report', 'junit.xml'))).toBe(true);
  });

  it('ends with 2 and one sentence, and writes nothing, where it cannot begin', async () => {
    const out = join(folder, 'nothing');
    const { code, out: said } = await run(['--host', 'http://127.0.0.1:9', '--out', out]);
    expect(code).toBe(2);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(existsSync(out)).toBe(false);
  });
});
