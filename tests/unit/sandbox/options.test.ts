import { describe, expect, it } from 'vitest';
import { CannotStart } from '../../../sandbox/errors';
import { readAddress } from '../../../sandbox/server/address';
import { readOptions } from '../../../sandbox/server/options';

describe('the settings of the sandbox', () => {
  it('have defaults, also for empty variables', () => {
    const defaults = {
      host: '127.0.0.1',
      port: 4300,
      dataDir: '.sandbox',
      databaseUrl: undefined,
      key: undefined,
      seed: undefined,
      rows: undefined,
      staticDir: undefined,
      smtpUrl: undefined,
      publicOrigin: undefined,
    };
    expect(readOptions({})).toEqual(defaults);
    expect(readOptions({ HOST: '', PORT: ' ', DATABASE_URL: '', PUBLIC_ORIGIN: '' })).toEqual(defaults);
  });

  it('are read from environment variables', () => {
    expect(
      readOptions({
        HOST: '[::1]',
        PORT: '0',
        SANDBOX_DATA: 'memory://',
        DATABASE_URL: 'postgres://me:pa%20ss@db.test:5433/portal?sslmode=require',
        SANDBOX_KEY: 'ab'.repeat(32),
        SANDBOX_SEED: '7',
        SANDBOX_ROWS: '1000000',
        STATIC_DIR: 'dist',
        SMTP_URL: 'smtps://me:secret@mail.test',
        PUBLIC_ORIGIN: 'https://Portal.example.com/',
      }),
    ).toEqual({
      host: '::1',
      port: 0,
      dataDir: 'memory://',
      databaseUrl: 'postgres://me:pa%20ss@db.test:5433/portal?sslmode=require',
      key: 'ab'.repeat(32),
      seed: 7,
      rows: 1_000_000,
      staticDir: 'dist',
      smtpUrl: 'smtps://me:secret@mail.test',
      publicOrigin: 'https://portal.example.com',
    });
  });

  it.each([
    ['LocalHost.', 'localhost'],
    ['[::1]', '::1'],
    ['0:0:0:0:0:0:0:1', '::1'],
    ['127.1', '127.0.0.1'],
  ])('normalize HOST=%s to %s', (HOST, host) => {
    expect(readAddress({ HOST })).toEqual({ host, port: 4300 });
  });

  it('accept other hosts, and the folder of a PostgreSQL socket', () => {
    for (const HOST of ['0.0.0.0', '::', 'localhost']) expect(readOptions({ HOST }).host).toBe(HOST);
    const DATABASE_URL = '/var/run/postgresql portal';
    expect(readOptions({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it.each([
    ...['abc', '-1', '65536', '4300.5', '1e3', '0x10'].map((port) => [
      'PORT',
      port,
      `PORT must be a whole number from 0 to 65535, not '${port}'`,
    ]),
    ['SANDBOX_ROWS', 'abc', "SANDBOX_ROWS must be a whole number from 0 to 10000000, not 'abc'"],
    ['SANDBOX_ROWS', '10000001', "SANDBOX_ROWS must be a whole number from 0 to 10000000, not '10000001'"],
    ['SANDBOX_SEED', 'abc', "SANDBOX_SEED must be a whole number from 0 to 4294967295, not 'abc'"],
    ['HOST', 'a b', "HOST must be the name or address to listen on, such as 127.0.0.1, not 'a b'"],
    ...['x:80', 'x/y', 'x?', 'me@x', '[::1]:80', ':::'].map((host) => [
      'HOST',
      host,
      `HOST must be the name or address to listen on, such as 127.0.0.1, not '${host}'`,
    ]),
  ])('reject %s=%s', (name = '', value, sentence) => {
    expect(() => readOptions({ [name]: value })).toThrow(sentence);
  });

  it.each(
    'portal.example.com ftp://x.test https://x.test/portal https://me@x.test https://x.test?a'.split(' '),
  )('reject PUBLIC_ORIGIN=%s', (PUBLIC_ORIGIN) => {
    expect(() => readOptions({ PUBLIC_ORIGIN })).toThrow(
      `PUBLIC_ORIGIN must be an address without a path, such as https://portal.example.com, not '${PUBLIC_ORIGIN}'`,
    );
  });

  it.each([
    ['DATABASE_URL', 'db.test/secret', 'postgres://user:password@host:5432/database'],
    ['DATABASE_URL', 'mysql://me:secret@db', 'postgres://user:password@host:5432/database'],
    ['SMTP_URL', 'me:secret@mail.test', 'smtp://user:password@host:587'],
  ])('reject %s=%s without printing the value', (name, value, form) => {
    expect(() => readOptions({ [name]: value })).toThrow(new CannotStart(`${name} must look like ${form}`));
  });
});
