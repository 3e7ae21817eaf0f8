import { describe, expect, it } from 'vitest';
import { readArguments } from '../../contract/cli/arguments';
import { readUrl, withoutCredentials } from '../../contract/cli/commandLine';

/** Returns the arguments, or the message of the error. */
function read(argv: readonly string[], env: NodeJS.ProcessEnv = {}) {
  try {
    return readArguments(argv, env);
  } catch (error) {
    return (error as Error).message;
  }
}
const withHost = (host: string) => read(['--host', host, '--token', 'a-valid-token']);
const withToken = (token: string) => read(['--host', 'https://api.test', '--token', token]);

describe('--host', () => {
  it.each([
    ['https://api.test/', 'https://api.test'],
    [' https://API.test:443/v1// ', 'https://api.test/v1'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('%j becomes %s', (host, expected) => {
    expect(withHost(host)).toMatchObject({ host: expected });
  });

  it.each([
    ['https://ann:s3cret@api.test', 'user name or password'],
    ['https://s3cret@api.test/v1', 'user name or password'],
    ['https://:s3cret@api.test', 'user name or password'],
    ['api.example.com', 'begins with https:// or http://, not api.example.com'],
    ['https://api.test/v1/api/user', 'before /api, because every call begins with api/: https://api.test/v1'],
    ['https://api.test/?key=s3cret', 'without a query'],
    ['https://api.test?', 'without a query'],
    ['https://api.test/#s3cret', 'without a query'],
    ['https://api.test/#', 'without a query'],
    ['ann:s3cret@api.test', 'begins with https:// or http://'],
    ['ftp://ann:s3cret@api.test', 'begins with https:// or http://'],
    ['https://ann:s3cret@api.test:99999', 'begins with https:// or http://'],
    ['https://ann:s3cret@pi@api test', 'begins with https:// or http://'],
    ['https://ann:s3/s3cret@api.test', 'begins with https:// or http://'],
    ['https://ann:s3#s3cret@api.test', 'begins with https:// or http://'],
    ['s3cret:pw@api.test', 'begins with https:// or http://'],
    ['//ann:s3cret@api.test?key=s3cret', 'begins with https:// or http://'],
  ])('%s is rejected in one sentence without its secret', (host, message) => {
    const sentence = withHost(host);
    expect(sentence).toContain(message);
    expect(sentence).not.toMatch(/s3cret|\n/);
  });

  it('an address in a message has no user, password, query or hash', () => {
    expect(withoutCredentials('http://a:b@c.test/p?q#h')).toBe('http://c.test/p');
    expect(withoutCredentials('http://a.test/?mail=b@c.test')).toBe('http://a.test/');
    expect(() => readUrl('--origin', 'x://u:p4ssword@h')).toThrow('not x://h');
  });
});

describe('--token', () => {
  it.each([
    ['abc.def-ghi', 'abc.def-ghi'],
    [' abc.def-ghi\r\n', 'abc.def-ghi'],
    ['Bearer abc.def-ghi', 'abc.def-ghi'],
    ['bearer  abc.def-ghi', 'abc.def-ghi'],
    ['Authorization: Bearer abc.def-ghi', 'abc.def-ghi'],
    ['"abc.def-ghi"', 'abc.def-ghi'],
    ["'abc.def-ghi'", 'abc.def-ghi'],
    ['"Bearer abc.def-ghi" ', 'abc.def-ghi'],
    [`ab'c"d`, `ab'c"d`],
    ['Bearer', 'Bearer'],
  ])('%j is sent as %s', (given, token) => {
    expect(withToken(given)).toMatchObject({ token });
    expect(read(['--host', 'https://api.test'], { CONTRACT_TOKEN: given })).toMatchObject({ token });
    const both = ['--host', 'https://api.test', '--token', 'abc', '--expired-token', given];
    expect(read(both)).toMatchObject({ expiredToken: token });
  });

  it.each([
    ['s3cret\nabc', 'a line break'],
    ['s3cret\r\nX-Injected: 1', 'a line break'],
    ['s3cret\u0000', 'U+0000'],
    ['s3cret\u2026', 'U+2026'],
    ['s3cret\u00e9', 'U+00E9'],
    ['\u201cs3cret\u201d', 'U+201C'],
    ['s3cret\u{1f642}', 'U+1F642'],
    ['s3c\u200bret', 'U+200B'],
    ['s3cret\tabc', 'U+0009'],
  ])('%j is rejected in one sentence without the token', (token, problem) => {
    for (const [name, sentence] of [
      ['--token', withToken(token)],
      ['CONTRACT_TOKEN', read(['--host', 'https://api.test'], { CONTRACT_TOKEN: token })],
      ['--expired-token', read(['--host', 'https://api.test', '--token', 'abc', '--expired-token', token])],
    ]) {
      expect(sentence).toContain(`${name as string} contains `);
      expect(sentence).toContain(problem);
      expect(sentence).not.toMatch(/s3c|\n/);
    }
  });

  it('of spaces or quotes only counts as not set', () => {
    for (const token of ['', '  ', '""']) {
      expect(withToken(token)).toContain('Pass --email to sign in');
      const inEnvironment = read(['--host', 'https://api.test'], { CONTRACT_TOKEN: token });
      expect(inEnvironment).toContain('Pass --email to sign in');
    }
  });

  it('with a space but without quotes does not print its second part', () => {
    for (const option of ['--token', '--password', '--expired-token']) {
      const sentence = read(['--host', 'https://api.test', option, 'Bearer', 's3cret']);
      expect(sentence).toContain('in quotes');
      expect(sentence).not.toContain('s3cret');
    }
  });
});
