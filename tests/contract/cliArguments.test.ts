// Tests the command line and the sign-in of the contract command. cliProcess.test.ts runs the whole command.
import { describe, expect, it, vi } from 'vitest';
import { options, readArguments, type Arguments } from '../../contract/cli/arguments';
import { usage } from '../../contract/cli/usage';
import { CannotRun } from '../../contract/cli/commandLine';
import { openSession, type Question } from '../../contract/cli/signIn';

const sentenceOf = async (work: () => unknown) => {
  try {
    await work();
  } catch (error) {
    expect(error).toBeInstanceOf(CannotRun);
    return (error as Error).message;
  }
  throw new Error('nothing was rejected');
};

describe('command line', () => {
  it.each([
    ['', 'Name the backend'],
    ['--host http://x', 'Pass --email to sign in'],
    [
      '--host http://x --token t --concurrency many',
      '--concurrency must be an integer of at least 1, not many',
    ],
    ['--host http://x --token t --timeout 3000000000', '--timeout must be an integer of at most 2147483647'],
    ['--host http://x --token t --per-second 0', '--per-second must be a number of at least 0.01, not 0'],
    ['--host http://x --token t --per-second 1,5', 'must be a number of at least 0.01, not 1,5'],
    ['--host http://x --token t --per-second 1e3', '--per-second must be a number of at least 0.01, not 1e3'],
    ['--host http://x --token t --concurrency 0x10', 'not 0x10'],
    ['--host http://x --token t --write-baseline', '--write-baseline needs the name of the file'],
    ['--host http://x --token t --baseline=', '--baseline takes the name of a file'],
    ['--har a.har --writes', '--har sends nothing'],
    ['--har a.har --rules answers', '--rules: unknown rule answers. Rules: request, status, json'],
    ['--har a.har --host x', '--host takes a valid address'],
    ['--host http://x --token t --timeout 5', '--timeout must be an integer of at least 100, not 5'],
    ['--host http://x --token t --origin portal', '--origin takes a valid address'],
    ['--hots http://x', "Unknown option '--hots'"],
    ['stray', 'stray'],
    ['--host http://x --token -abc', "Option '--token' argument is ambiguous. Run with --help"],
    [
      '--host http://x --token t --only trades',
      '--only: unknown resource trades. Resources: activations, activity',
    ],
    ['--host http://x --token t --rules row', '--rules: unknown rule row. Rules: answers, status, json'],
  ])('rejects "%s" with the message: %s', async (argv, message) => {
    const sentence = await sentenceOf(() => readArguments(argv.split(' ').filter(Boolean), {}));
    expect(sentence).toContain(message);
    expect(sentence).not.toContain('\n');
  });

  it('explains that npm takes options without -- before them', () => {
    vi.stubEnv('npm_config_host', 'http://x');
    vi.stubEnv('npm_lifecycle_event', 'contract');
    expect(() => readArguments([], {})).toThrow('Put -- before the options, in PowerShell');
    expect(readArguments(['--host', 'http://x', '--token', 't'], {})).toMatchObject({ host: 'http://x' });
    vi.unstubAllEnvs();
  });

  it('removes the trailing slash of the host and reads secrets from the environment', () => {
    const env = { CONTRACT_PASSWORD: 'p', CONTRACT_TOKEN: 't' };
    expect(readArguments(['--host', 'https://x.test/'], env)).toMatchObject({
      host: 'https://x.test',
      password: 'p',
      token: 't',
      writes: false,
      concurrency: 4,
    });
    expect(readArguments(['--help'], {})).toBeUndefined();
  });

  it('signs in with --email even if the environment has a token', () => {
    const argv = ['--host', 'https://x.test', '--email', 'e'];
    const read = readArguments(argv, { CONTRACT_PASSWORD: '', CONTRACT_TOKEN: 't' });
    expect(read).toMatchObject({ email: 'e', password: undefined, token: undefined });
  });

  it.each([
    ['--baseline known.json', { baseline: 'known.json', writeBaseline: false }],
    ['--baseline known.json --write-baseline', { baseline: 'known.json', writeBaseline: true }],
    ['--write-baseline known.json', { baseline: 'known.json', writeBaseline: true }],
    ['--write-baseline=known.json --writes', { baseline: 'known.json', writeBaseline: true, writes: true }],
    ['--write-baseline --baseline known.json', { baseline: 'known.json', writeBaseline: true }],
    ['--per-second 0.5', { perSecond: 0.5 }],
    ['--rules count,rows,', { rules: ['count', 'rows'] }],
    ['--rules= --recipient=', { rules: undefined, recipient: undefined }],
  ])('reads "%s"', (argv, expected) => {
    const base = ['--host', 'http://x', '--token', 'abc'];
    expect(readArguments([...base, ...argv.split(' ')], {})).toMatchObject(expected);
  });

  it('needs neither host nor session to check recorded traffic', () => {
    expect(readArguments(['--har', 'a.har'], {})).toMatchObject({ har: 'a.har', host: undefined });
    expect(readArguments(['--har', 'a.har', '--host', 'http://X/'], {})).toMatchObject({ host: 'http://x' });
  });

  it('explains every option', () => {
    const explained = [...usage.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name);
    expect(explained.toSorted()).toEqual(Object.keys(options).toSorted());
  });
});

const given =
  '--host http://backend.test --email ann@example.test --password secret --timeout 500 --per-second 1000';
const defaults = readArguments(given.split(' '), {}) as Arguments;
const json =
  (body: object, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const fails = (reason: string) => () => Promise.reject(new TypeError('x', { cause: new Error(reason) }));
const redirectTo =
  (location: string, status = 302) =>
  () =>
    Promise.resolve(new Response(null, { status, headers: { location } }));
const question: Question = () => Promise.resolve('123456');

describe('sign-in of the command', () => {
  const rejection = { success: false, message: 'Wrong e-mail or password' };
  const granted = { success: true, message: '' };
  const steps = (second: object) => (input: string | URL | Request) =>
    Promise.resolve(Response.json(new Request(input).url.endsWith('/signIn') ? granted : second));

  it.each([
    ['a host that does not respond', fails('connect ECONNREFUSED'), 'does not respond: connect ECONNREFUSED'],
    ['a certificate that is not trusted', fails('self-signed certificate'), 'set NODE_EXTRA_CA_CERTS'],
    [
      'an expired certificate',
      fails('certificate has expired'),
      'has no valid certificate: certificate has expired',
    ],
    [
      'a redirect to another host',
      redirectTo('https://www.backend.test/v1/api/user/signIn'),
      'Use --host https://www.backend.test/v1',
    ],
    [
      'a redirect to another page',
      redirectTo('/login?next=s3cret'),
      'redirects api/user/signIn to http://backend.test/login',
    ],
    [
      'a redirect to itself',
      redirectTo('/api/user/signIn', 307),
      'redirects api/user/signIn to http://backend.test/api/user/signIn',
    ],
    [
      'a web page instead of a backend',
      () => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
      'an HTML page',
    ],
    ['a response that is not JSON', () => Promise.resolve(new Response('pong')), 'no JSON object'],
    [
      'a wrong password',
      json(rejection),
      'rejects the sign-in of ann@example.test: Wrong e-mail or password',
    ],
    [
      'a rejected code',
      steps({ success: false, message: 'This code is wrong' }),
      'rejects this code: This code is wrong',
    ],
    ['a response without a token', steps(granted), 'returns no token'],
    [
      'a token that no header can carry',
      steps({ ...granted, token: 's3cret\nabc' }),
      'a token that contains a line break',
    ],
    [
      'a message of several lines',
      json({ success: false, message: 'Wrong\n\u001b[31mpassword' }),
      'Wrong [31mpassword',
    ],
  ] as [string, typeof fetch, string][])('reports %s in one sentence', async (_what, fetch, message) => {
    const sentence = await sentenceOf(() => openSession(defaults, question, { fetch }));
    expect(sentence).toContain(message);
    expect(sentence).toContain('http://backend.test');
    expect(sentence).not.toMatch(/s3cret|\n/);
  });

  it('stops at the time limit when the host never responds', async () => {
    const never: typeof fetch = (_input, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    expect(await sentenceOf(() => openSession(defaults, question, { fetch: never }))).toContain(
      'no response within 500 ms',
    );
  });

  it('rejects an unknown token before any check', async () => {
    const sentence = await sentenceOf(() =>
      openSession({ ...defaults, token: 't' }, question, {
        fetch: json({ success: false, message: 'Unauthorized!' }, 401),
      }),
    );
    expect(sentence).toContain('rejects this token: Unauthorized!');
  });

  it('accepts a token without a check when the backend has no dashboard call', async () => {
    const missing = json({ success: false, message: 'No such call' }, 404);
    const session = await openSession({ ...defaults, token: 't' }, question, { fetch: missing });
    expect(session).toEqual({ token: 't', userId: undefined });
  });

  it('returns the user id of the member, who must not be the recipient of transfers', async () => {
    const fetch = json({ ...granted, data: { user: { userId: 'WH100001' } } });
    const open = (recipient: string) =>
      openSession({ ...defaults, token: 't', writes: true, recipient }, question, { fetch });
    expect((await open('WH100002')).userId).toBe('WH100001');
    expect(await sentenceOf(() => open('wh100001'))).toContain('--recipient is WH100001, the member');
  });

  it.each([
    ['token', { ...granted, token: 'abc' }],
    ['data.token', { ...granted, data: { token: 'abc' } }],
    ['data', { ...granted, data: 'abc' }],
  ])('finds the token at %s', async (_where, second) => {
    expect(await openSession(defaults, question, { fetch: steps(second) })).toMatchObject({ token: 'abc' });
  });
});
