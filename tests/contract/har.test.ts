import { describe, expect, it } from 'vitest';
import { checkHar } from '../../contract/checker/har';
import { stateOf } from '../../contract/checker/report/summary';

const HOST = 'https://api.example.test/v1';
const row = { createdAt: '2026-01-02T10:00:00.000Z', activity: 'bind', message: 'Keys bound' };
const withoutMessage = { ...row, message: undefined };
const valid = { success: true, message: '', data: [row], count: 1 };
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Returns headers as a HAR file lists them. */
const headers = (values: Readonly<Record<string, string>>) => ({
  headers: Object.entries(values).map(([name, value]) => ({ name, value })),
});

interface EntryOptions {
  readonly method?: string;
  readonly url?: string;
  readonly request?: object;
  readonly response?: object;
  readonly content?: object;
  readonly status?: unknown;
}

/** Returns an entry of a HAR file: a valid request for a page of activities, and its response. */
function entry(
  body: unknown,
  { method = 'POST', url = `${HOST}/api/user/activitys`, ...rest }: EntryOptions = {},
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    request: {
      method,
      url,
      httpVersion: 'h2',
      ...headers({
        ':authority': 'api.example.test',
        Authorization: 'the-recorded-token',
        cookie: 'sid=recorded-cookie',
        'Content-Type': 'application/json',
      }),
      bodySize: 24,
      postData: { mimeType: 'application/json', text: '{"limit":10,"skip":0}' },
      ...rest.request,
    },
    response: {
      status: rest.status ?? 200,
      ...headers({ 'content-type': 'application/json' }),
      content: { size: text.length, mimeType: 'application/json', text, ...rest.content },
      ...rest.response,
    },
  };
}
const withoutBody = { postData: undefined, bodySize: 0 };
const harOf = (...entries: unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });

/** Returns the violations in a HAR file as lines, and its notes. */
function check(har: string, options: Parameters<typeof checkHar>[1] = {}) {
  const { report, notes } = checkHar(har, options);
  const findings = report.outcomes.flatMap((outcome) => outcome.findings);
  return {
    report,
    notes,
    lines: findings.map(({ rule, call, expected, got }) => `${call} ${rule}: ${expected}: ${got}`),
    stateIn: (rule: string, call = 'POST api/user/activitys') =>
      report.outcomes.filter((each) => each.rule === rule && each.call === call).map(stateOf)[0],
  };
}

describe('recorded traffic', () => {
  it('that keeps the contract passes each rule that it exercises', () => {
    const { lines, notes, report, stateIn } = check(harOf(entry(valid)));
    expect(lines).toEqual([]);
    expect(['request', 'status', 'json', 'envelope', 'count', 'fields'].map((rule) => stateIn(rule))).toEqual(
      Array(6).fill('passed'),
    );
    expect(report.host).toBe(HOST);
    expect(notes).toEqual(['1 of 1 recorded requests checked; nothing was sent']);
    expect(stateIn('status', 'POST api/user/getTicket')).toBe('skipped');
    const unproven = report.unproven.map(({ call }) => call);
    expect(unproven).toContain('POST api/user/getTicket');
    expect(unproven).not.toContain('POST api/user/activitys');
    // One recorded page proves neither the periods of profit nor the fields of other lists.
    expect(new Set(report.unproven.map(({ kind }) => kind))).toEqual(new Set(['call', 'value type']));
  });

  it.each([
    ['a wrong type', entry({ ...valid, count: '1' }), ['count: count must be integer: "1"']],
    [
      'a missing field in two rows',
      entry({ ...valid, data: [withoutMessage, withoutMessage] }),
      ["fields: data.*.message must have required property 'message': 2 of 2: row 1 has nothing"],
    ],
    [
      'wrong values in more than three rows',
      entry({ ...valid, data: [1, 'a', null, [], true].map((message) => ({ ...row, message })) }),
      ['fields: data.*.message must be string: 4 of 5: row 1 has 1, row 3 has null, row 4 has []'],
    ],
    [
      'bytes that are not UTF-8',
      entry({ ...valid, message: 'Andr\uFFFD' }),
      ['json: a body in UTF-8: the character U+FFFD'],
    ],
    ['a missing message', entry({ ...valid, message: undefined }), ['envelope: message must have required']],
    [
      'JSON as text',
      entry(valid, { response: headers({ 'Content-Type': 'text/plain' }) }),
      ['json: Content-Type: application/json: text/plain'],
    ],
    ['HTML', entry('<html>', { status: 404 }), ['json: a JSON object: status 404, nothing']],
    ['an error without a message', entry({ success: false }, { status: 400 }), ['envelope: ']],
    ['an empty body', entry('', { content: { size: 0, text: undefined } }), ['json: ']],
    ['a server error', entry('<html>', { status: 502 }), ['status: a status below 500: status 502']],
    [
      'a redirect',
      entry('', { status: 301, response: headers({ Location: 'https://www.a.test/x?token=abc' }) }),
      ['status: a response, not a redirect: status 301, redirect to https://www.a.test/x'],
    ],
    [
      'a redirect without its header',
      entry('', { status: 307, response: { headers: [], redirectURL: '/login' } }),
      ['status: a response, not a redirect: status 307, redirect to /login'],
    ],
    [
      'a wrong request',
      entry(valid, { request: { postData: { text: '{"limit":0}' } } }),
      ["request: skip must have required property 'skip': nothing", 'request: limit must be >= 1: 0'],
    ],
    [
      'a request that is not JSON',
      entry(valid, { request: { postData: { text: 'limit=1' } } }),
      ['request: a JSON object'],
    ],
    ['a request without a body', entry(valid, { request: withoutBody }), ['request: limit', 'request: skip']],
  ])('with %s violates the contract', (_what, recorded, expected) => {
    const { lines } = check(harOf(recorded));
    expect(lines).toEqual(
      expected.map((line) => expect.stringContaining(`POST api/user/activitys ${line}`) as string),
    );
  });

  it('with a POST whose body and its size were not recorded proves nothing about the request', () => {
    const unknown = { postData: undefined, bodySize: -1 };
    expect(check(harOf(entry(valid, { request: unknown }))).stateIn('request')).toBe('skipped');
  });

  const wrong = JSON.stringify({ ...valid, message: 'é', count: '1' });
  const latin1 = Buffer.from(wrong, 'latin1').toString('base64');
  it.each([
    ['base64', { text: base64(wrong), encoding: 'base64' }, 1],
    [
      'base64 of another charset',
      { text: latin1, encoding: 'base64', mimeType: 'application/json; charset=iso-8859-1' },
      1,
    ],
    ['base64 with a BOM', { text: base64(`\ufeff${wrong}`), encoding: 'base64' }, 1],
    ['a BOM', { text: `\ufeff${wrong}` }, 1],
    ['no text', { text: undefined, size: 900 }, 0],
    ['no text and no size', { text: undefined, size: -1 }, 0],
    ['only its beginning', { text: '{"success":tr', size: 90_000 }, 0],
    ['another file', { text: undefined, size: -1, _file: 'body.json' }, 1],
    ['a missing file', { text: undefined, size: -1, _file: 'gone.json' }, 0],
  ])('with a body stored as %s is judged if the body is there', (_what, content, violations) => {
    const readAttachment = (name: string) => (name === 'body.json' ? wrong : undefined);
    const { lines, stateIn } = check(harOf(entry('', { content })), { readAttachment });
    expect(lines).toHaveLength(violations);
    expect(stateIn('json')).toBe(violations ? 'passed' : 'skipped');
  });

  it('ignores preflights, requests without a response, other hosts and malformed entries', () => {
    const { lines, notes, report } = check(
      `\ufeff${harOf(
        entry('', { method: 'OPTIONS', status: 204 }),
        entry('', { status: 0 }),
        entry('', { status: '' }),
        entry('', { status: 304 }),
        entry('<html>', { url: 'https://portal.example.test/activity' }),
        entry('', { url: 'data:text/plain,x' }),
        entry('', { url: 'wss://api.example.test/api/user/activitys' }),
        entry({ a: 1 }, { url: `${HOST}/api/user/unknown?token=abc` }),
        entry({ a: 1 }, { method: 'GET' }),
        null,
        {},
        { request: { url: 1 } },
      )}`,
    );
    expect(lines).toEqual([]);
    expect(notes.join('\n')).toContain('1 of 7 recorded requests checked');
    expect(notes.join('\n')).toContain('2 have no response');
    expect(notes.at(-1)).toBe('Not in the contract: POST api/user/unknown, GET api/user/activitys');
    expect(report.unproven.find(({ call }) => call === 'POST api/user/activitys')?.reason).toBe(
      'no success was recorded',
    );
  });

  it('is limited to one backend, to resources and to rules', () => {
    const other = 'http://localhost:8787/api/user/activitys';
    const tickets = `${HOST}/api/user/getTicket`;
    const har = harOf(entry(valid), entry(wrong, { url: other }), entry({}, { url: tickets }));
    expect(check(har).notes.join()).toContain(`Several backends: ${HOST}, http://localhost:8787.`);
    expect(check(har).lines.length).toBeGreaterThan(1);
    const limited = check(har, { host: 'http://localhost:8787', rules: ['count', 'request'] });
    expect(limited.lines).toEqual(['POST api/user/activitys count: count must be integer: "1"']);
    expect(new Set(limited.report.outcomes.map(({ rule }) => rule))).toEqual(new Set(['request', 'count']));
    expect(check(har, { host: 'https://api.example.test' }).notes[0]).toContain('0 of 3');
  });

  it('with empty lists proves nothing about fields', () => {
    const { lines, stateIn } = check(harOf(entry({ ...valid, data: [], count: 0 })));
    expect(lines).toEqual([]);
    expect([stateIn('count'), stateIn('fields')]).toEqual(['passed', 'skipped']);
  });

  it('proves the value types of long responses', () => {
    const data = Array.from({ length: 40 }, () => row);
    const { report } = check(harOf(entry({ ...valid, data, count: 40 })));
    const types = report.unproven.filter(({ kind }) => kind === 'value type').map(({ what }) => what);
    expect(types).toContain('amount');
    expect(types).not.toContain('date');
  });

  it('reads numbers in the query of GET requests', () => {
    const url = `${HOST}/api/user/getExchange`;
    const recorded = entry({ ...valid, data: [] }, { method: 'GET', url, request: withoutBody });
    const { lines, stateIn } = check(harOf(recorded));
    expect(lines).toEqual([]);
    expect(stateIn('request', 'GET api/user/getExchange')).toBe('passed');
  });

  it('is reported without its tokens, cookies, passwords, codes and keys', () => {
    const echo = 'the-recorded-token recorded-cookie p4ssw0rd! 918273 issued-token bound-api-key-1';
    const secrets = echo.split(' ');
    const [token = '', cookie, password, otp, issued, key] = secrets;
    const response = headers({ 'Set-Cookie': `sid=${cookie}; HttpOnly`, 'X-Echo': echo });
    const post = (path: string, body: object, answer: object) =>
      entry(answer, {
        url: `https://ann:${password}@api.example.test/v1/api/user/${path}?access_token=${token}`,
        request: { postData: { text: JSON.stringify(body) } },
        response,
      });
    const { report, notes } = checkHar(
      harOf(
        post('signIn', { email: 'a@b.test', password }, { success: true, message: 7, echo }),
        post(
          'verifySignIn',
          { email: 'a@b.test', otp },
          { success: true, message: echo, data: issued, x: 1 },
        ),
        post('bind', { exchangeName: 1, apiKey: key, apiSecret: '' }, { success: true, message: [echo] }),
        post('activitys', { limit: echo, skip: token }, { success: false, message: echo, [token]: 1 }),
        post(`unknown/${token}`, {}, {}),
      ),
    );
    const text = JSON.stringify([report, notes]);
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).toContain('$TOKEN');
    expect(report.outcomes.flatMap(({ findings }) => findings).length).toBeGreaterThan(3);
  });

  it.each([
    ['', 'it is not JSON'],
    ['<html>', 'it is not JSON'],
    ['null', 'it has no log.entries'],
    ['{"log":{}}', 'it has no log.entries'],
    ['PK\u0003\u0004', 'it is compressed'],
    ['\u001f\ufffd', 'it is compressed'],
  ])('in a file with the text %j is rejected', (text, message) => {
    expect(() => checkHar(text)).toThrow(message);
  });
});
