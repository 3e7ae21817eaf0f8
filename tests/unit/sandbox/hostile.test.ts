import { describe, expect, it, vi } from 'vitest';
import { everyCall, type ContractCall } from '../../../contract/calls';
import { attempt } from '../../../src/core/attempt';
import type { JsonSchema } from '../../../src/core/schema';
import { hostileBodies, hostileQueries, hostileValues } from '../../support/hostileValues';
import { clientOf, openSandbox, signUpBody } from './client';

vi.mock('node:crypto', async (original) => (await import('./cheapScrypt')).withCheapScrypt(await original()));
vi.mock('node:timers/promises', () => import('./instantTimers'));

const sandbox = await openSandbox({ rows: 2 });
const signIn = () => clientOf(sandbox, '198.51.100.1').signIn(sandbox.demo.email, sandbox.demo.password);
let token = await signIn();
let ips = 0;

/** Valid values for the parameters that are not hostile in a case, so that each call runs as far as possible. */
const validValues: Readonly<Record<string, unknown>> = {
  ...signUpBody('demo@example.test'),
  confirmpassword: 'Some-1234',
  otp: '000000',
  exchangeName: 'BINANCE',
  apiKey: 'abc123',
  apiSecret: 'def456',
  limit: 10,
  skip: 0,
  level: '1',
  id: '1',
  uid: 'WH100002',
  amount: '0.01',
  phonenumber: '+43 555 0100',
  subject: 'Other',
  message: 'Hello',
  walletAddress: `0x${'a'.repeat(40)}`,
};

const validBody = ({ properties = {} }: JsonSchema): [string, string][] =>
  Object.entries(properties).map(([key, { enum: values }]) => [
    key,
    JSON.stringify(values?.[0] ?? validValues[key] ?? 'x'),
  ]);

const inJson = (entries: readonly [string, string][]) =>
  `{${entries.map(([key, json]) => `${JSON.stringify(key)}:${json}`).join()}}`;

interface Case {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
  readonly type?: string;
}

/**
 * Creates cases with every hostile value for each parameter, some hostile values for an unknown parameter,
 * every hostile body, and other content types.
 */
function casesOfBody({ method, path }: Pick<ContractCall, 'method' | 'path'>, request: JsonSchema): Case[] {
  const rest = validBody(request);
  // An unknown parameter is rejected or ignored before the call does anything, so some values are enough.
  const fewValues = hostileValues.filter((_, index) => index % 4 === 0);
  const keys = [...rest.map(([key]) => [key, hostileValues] as const), ['unknown', fewValues] as const];
  const values = keys.flatMap(([key, hostile]) => [
    { name: `${key} is missing`, method, path, body: inJson(rest.filter(([other]) => other !== key)) },
    ...hostile.map(([name, json]) => ({
      name: `${key} is ${name}`,
      method,
      path,
      body: inJson([...rest.filter(([other]) => other !== key), [key, json]]),
    })),
  ]);
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ''];
  return [
    ...values,
    ...hostileBodies.map(([name, body]) => ({ name: `the body is ${name}`, method, path, body })),
    ...types.map((type) => ({ name: `its type is '${type}'`, method, path, body: inJson(rest), type })),
  ];
}

const casesOfQuery = (path: string, keys: readonly string[]): Case[] =>
  [...keys, 'unknown', '%00', '__proto__'].flatMap((key) =>
    hostileQueries.map((value) => ({
      name: `${key}=${value.slice(0, 40)}`,
      method: 'GET',
      path: `${path}?${key}=${value}&${key}=1`,
    })),
  );

const casesOf = (call: ContractCall): Case[] =>
  call.method === 'GET'
    ? casesOfQuery(call.path, Object.keys(call.request.properties ?? {}))
    : casesOfBody(call, call.request);

/** Describes what is wrong with a response, or returns '' if it is valid for any request. */
function responseProblem(status: number, text: string): string {
  if (status >= 500) return `status ${status}`;
  if (text === '') return `an empty response with status ${status}`;
  const body = attempt(() => JSON.parse(text) as { success?: unknown; message?: unknown });
  if (!body) return `no JSON: ${text.slice(0, 80)}`;
  if (typeof body.success !== 'boolean') return `no success in ${text.slice(0, 80)}`;
  if (body.success) return status < 300 ? '' : `success with status ${status}`;
  const { message } = body;
  if (typeof message !== 'string' || message.trim() === '') return `no message in ${text.slice(0, 80)}`;
  return message.length > 300 ? `a message of ${message.length} characters` : '';
}

/**
 * Sends the request of a case, each from a different IP address, so that no attempt limit applies. Signs in
 * and tries again if the session has ended.
 */
async function send({ method, path, body, type = 'application/json' }: Case) {
  const attempt = () =>
    sandbox.fetch(
      new Request(`http://localhost:4300/${path}`, {
        method,
        headers: { authorization: token, 'content-type': type },
        ...(body !== undefined && { body }),
      }),
      { incoming: { socket: { remoteAddress: `10.0.${ips >> 8}.${ips & 255}` } } },
    );
  ips = (ips + 1) % 65_536;
  const response = await attempt();
  if (response.status !== 401) return response;
  token = await signIn();
  return attempt();
}

async function responseProblems(
  cases: readonly Case[],
  check: typeof responseProblem = responseProblem,
): Promise<string[]> {
  const faults: string[] = [];
  for (const one of cases) {
    const response = await send(one);
    const fault = check(response.status, await response.text());
    if (fault) faults.push(`${one.name}: ${fault}`);
  }
  return faults;
}

const calls = everyCall().map((call) => {
  const cases = casesOf(call);
  return [`${call.method} ${call.path}`, cases.length, cases] as const;
});
const total = calls.reduce((sum, [, count]) => sum + count, 0);

describe(`${total} hostile requests to ${calls.length} calls`, () => {
  it('are more than 6,000, with more than 50 values, to all 39 calls', () => {
    expect(hostileValues.length).toBeGreaterThan(50);
    expect(calls.length).toBeGreaterThanOrEqual(39);
    expect(total).toBeGreaterThan(6_000);
  });

  it.each(calls)(
    '%s responds to %i of them in JSON, without a 5xx and with a message for each error',
    async (_, __, cases) => {
      expect(await responseProblems(cases)).toEqual([]);
    },
  );

  it('leave the session valid', async () => {
    const { body } = await clientOf(sandbox).send('GET', 'api/user/dashboard', undefined, token);
    expect(body).toMatchObject({ success: true, data: { user: { email: 'demo@example.test' } } });
  });
});

const deposits = casesOfBody(
  { method: 'POST', path: 'sandbox/deposits' },
  { properties: { email: {}, amount: {} } },
);
const mailbox = casesOfQuery('sandbox/mailbox', ['to', 'format', 'to=demo@example.test&format']);
const pictures = [
  ...hostileQueries.flatMap((name) => [`sandbox/banners/${name}`, `sandbox/coins/${name}`]),
  'sandbox/banners/0.svg',
  'sandbox/coins/NONE.svg',
  'sandbox/nothing',
].map((path) => ({ name: path, method: 'GET', path }));

describe("the sandbox's own tools", () => {
  it(`deposits respond to ${deposits.length} hostile requests in JSON, none with a 5xx`, async () => {
    expect(await responseProblems(deposits)).toEqual([]);
  });

  it(`mailbox and pictures respond to ${mailbox.length + pictures.length} hostile URLs, none with a 5xx`, async () => {
    const check = (status: number, text: string) =>
      status >= 500 || text === '' ? `status ${status}, ${text}` : '';
    expect(await responseProblems([...mailbox, ...pictures], check)).toEqual([]);
  });
});

describe('headers', () => {
  const headers = [
    'a'.repeat(60_000),
    "';drop table sessions;--",
    '%00',
    '\u00ff\u00fe',
    '[object Object]',
    'Bearer x',
  ];

  it.each(headers)('with the invalid token %# are rejected with 401', async (authorization) => {
    const response = await sandbox.fetch(
      new Request('http://localhost:4300/api/user/dashboard', { headers: { authorization } }),
    );
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ success: false, message: 'Unauthorized!' });
  });
});
