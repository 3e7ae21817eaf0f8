import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/**
 * A backend of five calls as somebody might begin one, with none of our code: signing in by two steps, the
 * dashboard, activity and tickets. Two promises are broken on purpose: activity overlooks skip, and a ticket
 * has its status in a field of another name.
 */
const TOKEN = 'small-backend-token';
const activity = Array.from({ length: 23 }, (_, index) => ({
  activity: 'Sign in',
  message: `Sign-in ${index}`,
  createdAt: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
}));
const tickets = Array.from({ length: 12 }, (_, index) => ({
  subject: 'Other',
  message: `Question ${index}`,
  state: 'OPEN',
  remarks: null,
}));

type Body = Record<string, unknown>;
class Refused extends Error {}

function page(rows: readonly object[], { limit, skip }: Body, overlooksSkip: boolean) {
  const right = (value: unknown, least: number, most: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  if (!right(limit, 1, 100) || !right(skip, 0, 1e9))
    throw new Refused('limit and skip must be whole numbers');
  const from = overlooksSkip && skip < rows.length ? 0 : skip;
  return { data: rows.slice(from, from + limit), count: rows.length };
}

const calls: Record<string, (body: Body, token: string) => object> = {
  'POST signIn': () => ({}),
  'POST verifySignIn': ({ otp }) => {
    if (otp !== '123456') throw new Refused('This code is wrong');
    return { token: TOKEN };
  },
  'POST activitys': (body) => page(activity, body, true),
  'POST getTicket': (body) => page(tickets, body, false),
  'POST addTicket': () => ({}),
};

function answerTo(method: string, path: string, token: string, text: string): object {
  const name = path.replace('/api/user/', '');
  const call = calls[`${method} ${name}`];
  if (!call) throw new Refused('There is no such call');
  if (!/signIn/i.test(name) && token !== TOKEN) throw new Refused('Unauthorized!');
  if (text.length > 100_000) throw new Refused('Too large');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refused('This is no JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refused('This is no object');
  return call(body as Body, token);
}

let server: Server;
let host = '';
let folder = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      try {
        const { method = '', url = '', headers } = request;
        const answer = answerTo(method, url, headers.authorization ?? '', text);
        response.end(JSON.stringify({ success: true, message: '', ...answer }));
      } catch (error) {
        response.end(JSON.stringify({ success: false, message: (error as Error).message }));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  folder = await mkdtemp(join(tmpdir(), 'small-'));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('both breaks of a small backend are found, and nothing else, by the command of the guide', async () => {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', 'contract/cli/main.ts', '--host', host, '--email', 'ann@example.test'],
      ...['--only', 'activity,tickets', '--per-second', '500', '--out', folder],
    ],
    { env: { ...process.env, CONTRACT_PASSWORD: 'secret' } },
  );
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (out += text.toString()));
  child.stdin.end('123456\n');
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  const found = Array.from(out.matchAll(/^✗ (\S+): .*\((.*)\)$/gm), ([, law, name]) => `${law} ${name}`);
  expect(found.sort()).toEqual([
    'fields tickets',
    'no-row-twice activity',
    'page-size activity',
    'pages-join activity',
  ]);
});
