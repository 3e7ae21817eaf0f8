// Runs the contract command against small servers: behind a proxy, and with an end before the end of the check.
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { resultOf } from './childProcess';

const TOKEN = 'a-member-token-1';
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'contract-ends-'));
const servers: Pick<Server, 'close'>[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function listen(server: Server | ReturnType<typeof createTlsServer>): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['--import', 'tsx', 'contract/cli/main.ts', ...args], {
    env: { ...process.env, CONTRACT_TOKEN: TOKEN, GITHUB_STEP_SUMMARY: '', ...env },
  });

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};
const send = (response: ServerResponse, body: object) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
};

// A signal ends a process on Windows.
it.skipIf(process.platform === 'win32')(
  'after SIGTERM, a check restores the phone number and writes its reports',
  async () => {
    const numbers = ['5550000001'];
    const children: ChildProcess[] = [];
    const backend = createServer((request, response) => {
      void bodyOf(request).then((body) => {
        if (request.url?.endsWith('addPhoneNumber')) {
          numbers.push((JSON.parse(body) as { phonenumber: string }).phonenumber);
          // The number is changed, and not yet restored.
          if (numbers.length === 2) children[0]?.kill('SIGTERM');
        }
        send(response, { success: true, message: '', data: { user: { phoneNumber: numbers.at(-1) } } });
      });
    });
    const host = `http://127.0.0.1:${await listen(backend)}`;
    const out = join(folder, 'stopped');
    const args = ['--host', host, '--out', out, '--writes', '--rules', 'write-shows', '--only', 'dashboard'];
    children.push(start(args));
    const { out: printed } = await resultOf(children[0] as ChildProcess);
    expect(numbers).toEqual(['5550000001', '0555010077', '5550000001']);
    expect(printed).toContain('Stopping.');
    expect(printed).toContain('stopped before the end');
    for (const file of ['report.json', 'report.html', 'junit.xml'])
      expect(existsSync(join(out, file))).toBe(true);
  },
);

it.skipIf(!hasOpenssl)(
  'a check goes through a proxy to a backend with an own certificate authority, and writes to the job summary',
  async () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'ca.pem')];
    const subject = ['-subj', '/CN=Own CA', '-addext', 'subjectAltName=DNS:backend.test'];
    const files = ['-keyout', key, '-out', certificate, '-days', '2', '-nodes'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files], {
      stdio: 'ignore',
    });
    const answer = (_request: IncomingMessage, response: ServerResponse) =>
      send(response, { success: true, message: TOKEN, data: [], count: '0' });
    const tls = { key: readFileSync(key), cert: readFileSync(certificate) };
    const backendPort = await listen(createTlsServer(tls, answer));
    const targets: string[] = [];
    const proxy = createServer().on('connect', ({ url, headers }: IncomingMessage, client: Socket) => {
      targets.push(`${url} ${headers['proxy-authorization']}`);
      const backend = connect(backendPort, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        backend.pipe(client).pipe(backend);
      });
      for (const socket of [client, backend]) socket.on('error', () => socket.destroy());
    });
    const port = await listen(proxy);
    const [out, summary] = [join(folder, 'proxied'), join(folder, 'summary.md')];
    writeFileSync(summary, 'Earlier step\n');
    const child = start(
      ['--host', 'https://backend.test', '--out', out, '--only', 'activity', '--rules', 'count,json'],
      {
        HTTPS_PROXY: `http://ann:proxy-password@127.0.0.1:${port}`,
        NO_PROXY: 'localhost',
        NODE_EXTRA_CA_CERTS: certificate,
        GITHUB_STEP_SUMMARY: summary,
      },
    );
    const { code, out: printed } = await resultOf(child);
    const credentials = Buffer.from('ann:proxy-password').toString('base64');
    expect(targets[0]).toBe(`backend.test:443 Basic ${credentials}`);
    expect(printed).toContain(`through the proxy http://127.0.0.1:${port} of HTTPS_PROXY`);
    expect(printed).toContain('2 of 2 rules checked, 1 failed');
    expect(printed).toContain('✗ count: POST api/user/activitys (activity)');
    const written = readFileSync(summary, 'utf8');
    expect(written).toMatch(/^Earlier step\n## Contract of .*\n\n1 failed/);
    for (const text of [printed, written, readFileSync(join(out, 'report.json'), 'utf8')])
      for (const secret of [TOKEN, 'proxy-password', credentials]) expect(text).not.toContain(secret);
    expect(code).toBe(1);
  },
);

it('a check of recorded traffic creates a baseline and its reports, although the reader of its output ends', async () => {
  const body = JSON.stringify({ success: true, message: TOKEN, data: [], count: '1' });
  const request = {
    method: 'POST',
    url: 'https://api.test/api/user/activitys',
    headers: [{ name: 'Authorization', value: TOKEN }],
    postData: { text: '{"limit":10,"skip":0}' },
  };
  const response = { status: 200, headers: [], content: { text: body } };
  const har = join(folder, 'traffic.har');
  const baseline = join(folder, 'known.json');
  const out = join(folder, 'recorded');
  writeFileSync(har, JSON.stringify({ log: { entries: [{ request, response }] } }));
  const child = start(['--har', har, '--out', out, '--baseline', baseline, '--write-baseline']);
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = (await once(child, 'exit')) as [number];
  const known = readFileSync(baseline, 'utf8');
  expect(JSON.parse(known)).toMatchObject({ version: 1, violations: [{ rule: 'count' }] });
  const report = readFileSync(join(out, 'report.json'), 'utf8');
  expect(JSON.parse(report)).toMatchObject({ baseline: { known: 1, new: 0, gone: [] } });
  expect(known + report).not.toContain(TOKEN);
  expect(code).toBe(0);
});
