import { describe, expect, it } from 'vitest';
import { checkContract } from '../../contract/checker/check';
import { addFromExchange, withoutSecrets } from '../../contract/checker/collectSecrets';
import { htmlReport } from '../../contract/checker/report/html';
import { junitReport } from '../../contract/checker/report/junit';
import { findingsOf } from '../../contract/checker/report/summary';
import { terminalReport } from '../../contract/checker/report/terminal';
import { isRemovable, Secrets } from '../../contract/checker/secrets';
import * as registry from '../../src/resources';

const SECRET = 'pä"ss/wörd&<+\'\\%42 x';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const holding = (...values: string[]) => {
  const secrets = new Secrets();
  for (const value of values) secrets.add(value);
  return secrets;
};

describe('a secret is removed', () => {
  it.each([
    ['as it is', SECRET],
    ['in JSON', JSON.stringify(SECRET).slice(1, -1)],
    ['in JSON inside JSON', JSON.stringify(JSON.stringify(SECRET)).slice(3, -3)],
    ['in JSON of PHP', JSON.stringify(SECRET).slice(1, -1).replace('/', '\\/')],
    ['in JSON of .NET', 'p\\u00e4\\"ss/w\\u00f6rd\\u0026\\u003c\\u002b\\u0027\\\\%42 x'],
    ['in a path', encodeURIComponent(SECRET)],
    ['in lower-case percent-encoding', encodeURIComponent(SECRET).toLowerCase()],
    ['in a form', new URLSearchParams({ a: SECRET }).toString().slice(2)],
    ['in HTML', 'pä&quot;ss/wörd&amp;&lt;+&#39;\\%42 x'],
    ['as base64', base64(SECRET)],
    ['as Basic credentials', base64(`ann@example.test:${SECRET}`)],
    ['in base64 of JSON', base64(`{"a":"${'x'.repeat(7)}${JSON.stringify(SECRET)}`)],
    ['in percent-encoded JSON', encodeURIComponent(JSON.stringify({ a: SECRET }))],
    [
      'in HTML of JSON',
      JSON.stringify(SECRET).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
    ],
  ])('%s', (_where, form) => {
    const removed = holding(SECRET).removeFrom(`before ${form}, ${form} after`);
    expect(removed).toMatch(/^before .*\[redacted\].*, .*\[redacted\].* after$/);
    expect(removed).not.toMatch(/ss.{1,6}w|42 x/);
    expect(removed).not.toContain(form);
  });

  it.each([
    ['wrong: abcdefgh12345678', 'wrong: [redacted]'],
    ['Bearer abcdefgh12345678.', 'Bearer [redacted].'],
    ['xabcdefgh12345678x', 'x[redacted]x'],
    ['cut abcdefgh…', 'cut [redacted]…'],
    ['cut abcdef... there', 'cut [redacted]... there'],
    ['cut abcdefgh1234', 'cut [redacted]'],
    ['abcdefgh is another word', 'abcdefgh is another word'],
    ['7654321', '[redacted]'],
    ['id 17654321, 7654321', 'id 17654321, [redacted]'],
    ['0.7654321', '0.[redacted]'],
  ])('%j becomes %j', (text, expected) => {
    expect(holding('abcdefgh12345678', '7654321').removeFrom(text)).toBe(expected);
  });

  it('from keys, numbers and nested values', () => {
    const secrets = holding('abcdefgh12345678', '7654321');
    const value = { abcdefgh12345678: [{ code: 7654321, count: 3, a: null }] };
    expect(secrets.removeFromValue(value)).toEqual({
      '[redacted]': [{ code: '[redacted]', count: 3, a: null }],
    });
  });

  const common = '1 data true 12345 000000 password activity Activitys passed outcomes expected';
  it.each(['', '      ', ...common.split(' ')])('not if it is %j, which is short or common', (value) => {
    expect(isRemovable(value)).toBe(false);
    expect(holding(value).removeFrom(`"data": ${value} 1 true`)).toBe(`"data": ${value} 1 true`);
  });
});

const exchange = {
  method: 'POST',
  url: 'http://a.test/api/user/bind',
  headers: {},
  body: undefined,
  status: 200,
  contentType: 'application/json',
  responseHeaders: {},
  text: '',
  json: undefined,
  noResponse: undefined,
  ms: 1,
};

it('the secrets of requests and responses are collected by their names', () => {
  const secrets = new Secrets();
  const keys = { apiKey: 'sixth-key', other: 'visible' };
  addFromExchange(secrets, {
    ...exchange,
    url: 'http://a.test/?access_token=fifth-token&page=1234567',
    headers: {
      Authorization: `Basic ${base64('ann:second-pw')}`,
      cookie: 'sid=third-cookie; lang=english',
      'X-Api-Key': 'fourth-key',
    },
    body: JSON.stringify({ email: 'ann@example.test', password: 'first-pw', otp: 654321, keys: [] }),
    responseHeaders: { 'set-cookie': 'a=eighth%20cookie; Path=/\nb=ninth-cookie' },
    json: { data: { exchangeKeys: keys }, refreshToken: 'seventh-token' },
  });
  const signedIn = { ...exchange, url: 'http://a.test/api/user/verifySignIn', json: { data: 'tenth-token' } };
  addFromExchange(secrets, signedIn);
  const hidden =
    'first-pw second-pw third-cookie fourth-key fifth-token sixth-key seventh-token ninth-cookie tenth-token 654321';
  const removed = secrets.removeFrom(`${hidden} eighth cookie eighth%20cookie`);
  expect(removed).toBe(Array(12).fill('[redacted]').join(' '));
  const shown = 'ann@example.test english 1234567 visible';
  expect(secrets.removeFrom(shown)).toBe(shown);
});

it('a report contains no secret of the check, wherever the backend returns it', async () => {
  const token = 'eyJ.member-token/1';
  const secrets = [token, 'ended-token-2', 'cookie-value-3', 'bound-key-44', 'bound-secret-55'];
  const echo = `${token} Bearer ${token} ${base64(`x:${token}`)} ended-token-2 cookie-value-3 bound-key-44 bound-secret-55`;
  const rows = [{ exchangeName: 7, exchangeKeys: { apiKey: 'bound-key-44', apiSecret: 'bound-secret-55' } }];
  const answer = (url: string) => ({
    success: !url.includes('activitys'),
    message: `${'m'.repeat(120)}${echo}`,
    data: url.includes('getExchange') ? rows : [{ [token]: echo, note: `${'n'.repeat(1985)}${token}` }],
    count: '1',
  });
  const report = await checkContract({
    host: 'http://backend.test',
    token,
    expiredToken: 'ended-token-2',
    resources: Object.values(registry).filter(({ name }) => ['bindings', 'activity'].includes(name)),
    perSecond: 1e6,
    fetch: (input) =>
      Promise.resolve(
        Response.json(answer(new Request(input).url), {
          headers: [
            ['set-cookie', 'a=cookie-value-3'],
            ['set-cookie', 'b=other-cookie'],
            ['x-echo', echo],
          ],
        }),
      ),
  });
  expect(findingsOf(report).length).toBeGreaterThan(10);
  const text = JSON.stringify(report) + terminalReport(report) + htmlReport(report) + junitReport(report);
  for (const secret of [...secrets, token.slice(0, 8), base64(token).slice(4, 12)])
    expect(text).not.toContain(secret);
  expect(text).toContain('Bearer $TOKEN');
  expect(text).toContain('$EXPIRED_TOKEN');
  const exchanges = findingsOf(report).map(({ exchange }) => exchange?.text ?? '');
  expect(exchanges).toContainEqual(expect.stringMatching(/… \(\d{4} characters\)$/));
  expect(text).toContain('-H "Authorization: $TOKEN"');
});

it('the placeholder in writes without a token is no secret', () => {
  const secrets = new Secrets();
  addFromExchange(secrets, { ...exchange, body: '{"apiKey":"contract-check","apiSecret":"a-real-secret"}' });
  expect(secrets.removeFrom('contract-check a-real-secret')).toBe('contract-check [redacted]');
});

it('errors of a check contain no secret, also in their causes and stacks', async () => {
  const token = 'a-member-token-1';
  const check = withoutSecrets(() => {
    throw new Error(`outer ${token}`, { cause: new TypeError(`inner Bearer ${token}`) });
  });
  const error: unknown = await check({ host: 'http://a.test', token }).catch((reason: unknown) => reason);
  const { message, stack, cause } = error as Error;
  const texts = [message, stack, (cause as Error).message, (cause as Error).stack].join();
  expect(texts).toContain('outer $TOKEN');
  expect(texts).toContain('inner Bearer $TOKEN');
  expect(texts).not.toContain(token);
});
