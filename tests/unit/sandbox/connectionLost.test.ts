import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isConnectionLost } from '../../../sandbox/db/connectionLost';

const coded = (code: string, rest: object = {}) => Object.assign(new Error('some words'), { code, ...rest });
const wrapped = (cause: Error) => new DrizzleQueryError('select 1', ['parameter'], cause);

describe('a lost connection to the database', () => {
  it.each([
    ...'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
    ...'08000 08006 53300 57P01 57P02 57P03 57P05'.split(' '),
  ])('is recognized by the error code %s, wrapped or not', (code) => {
    expect(isConnectionLost(coded(code))).toBe(true);
    expect(isConnectionLost(wrapped(coded(code)))).toBe(true);
  });

  it.each([
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('is recognized by the driver message: %s', (message) => {
    expect(isConnectionLost(new Error(message))).toBe(true);
    expect(isConnectionLost(wrapped(new Error(message)))).toBe(true);
  });

  it('is recognized when all addresses of a host refuse the connection', () => {
    expect(isConnectionLost(new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]))).toBe(true);
  });

  it('is recognized for a missing socket file, but not for other missing files', () => {
    expect(isConnectionLost(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isConnectionLost(coded('ENOENT', { syscall: 'open' }))).toBe(false);
  });

  it.each(['23505', '22021', '40P01', '40001', '57014', '28P01', '3D000', '0A000', '42P08'])(
    'is not reported for the statement error %s',
    (code) => {
      expect(isConnectionLost(wrapped(coded(code)))).toBe(false);
    },
  );

  it.each([undefined, null, 'ECONNREFUSED', 7, {}, new Error('some words'), new AggregateError([])])(
    'is not reported for %s',
    (error) => {
      expect(isConnectionLost(error)).toBe(false);
    },
  );
});
