import { inspect, isDeepStrictEqual } from 'node:util';
import type { CrudFilter, DataProvider } from '@refinedev/core';
import type { SuccessResponse } from '../../src/api/response';
import type { Send } from '../../src/api/http';
import {
  isList,
  isObject,
  type ListResource,
  type ObjectResource,
  type Resource,
} from '../../src/core/defineResource';

/** Creates the data provider under test. It may send requests through `send` only. */
export type MakeProvider = (send: Send) => DataProvider;

/** One rule for data providers, independent of a test runner. */
export interface ProviderRule {
  readonly name: string;
  /** Returns whether the rule applies to a resource. */
  readonly concerns: (resource: Resource) => boolean;
  /** Rejects with an Error that names the expected and the actual value. */
  readonly check: (make: MakeProvider, resource: Resource) => Promise<void>;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** Creates a provider over a backend that always answers or fails the same way; `sent` records the requests. */
export function over(make: MakeProvider, answer: object | Error) {
  const sent: Sent[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const send: Send = ({ method, path }, body = {}, { signal } = {}) => {
    sent.push({ method, path, body });
    signals.push(signal);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve({ success: true, message: 'ok', ...answer } as SuccessResponse);
  };
  return { provider: make(send), sent, signals };
}

const show = (value: unknown) => inspect(value, { depth: 6, breakLength: Infinity, maxArrayLength: 12 });

export function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (!isDeepStrictEqual(actual, expected)) {
    throw new Error(`${what}: expected ${show(expected)}, got ${show(actual)}`);
  }
}

/** Returns the names of a resource that an error may contain. */
const namesOf = (resource: Resource) =>
  'title' in resource ? [resource.name, resource.title] : [resource.name];

/**
 * Expects a rejection with Refine's kind of error: an Error with a `statusCode`. Its cause or message must contain
 * the resource and each of `words`. A TypeError from a bug does not count.
 */
export async function expectRefusal(
  promise: Promise<unknown> | undefined,
  of: Resource | string,
  ...words: string[]
): Promise<void> {
  const error: unknown = await Promise.resolve(promise).then(
    (value) => new Error(`expected a refusal, got ${show(value)}`, { cause: 'none' }),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && error.cause === 'none') throw error;
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    throw new Error(`expected an Error with a statusCode, got ${show(error)}`);
  // A message for members does not name the resource; the cause does.
  const message = typeof error.cause === 'string' ? error.cause : error.message;
  const names = typeof of === 'string' ? [of] : namesOf(of);
  if (!names.some((name) => message.includes(name)))
    throw new Error(`expected the refusal to name ${names.join(' or ')}, got: ${message}`);
  const missing = words.filter((word) => !message.includes(word));
  if (missing.length > 0)
    throw new Error(`expected the refusal to name ${missing.join(', ')}, got: ${message}`);
}

/** Runs an asynchronous call, and turns a synchronous throw into a rejection. */
export const attempt = async <T>(run: () => Promise<T> | undefined): Promise<T | undefined> => run();

export const rule = (
  name: string,
  check: ProviderRule['check'],
  concerns: ProviderRule['concerns'] = () => true,
): ProviderRule => ({ name, check, concerns });

/** Defines a rule for lists; `concerns` narrows it down. */
export const listRule = (
  name: string,
  check: (make: MakeProvider, list: ListResource) => Promise<void>,
  concerns: (list: ListResource) => boolean = () => true,
): ProviderRule => ({
  name,
  concerns: (resource) => isList(resource) && concerns(resource),
  check: async (make, resource) => {
    if (isList(resource)) await check(make, resource);
  },
});

/** Defines a rule for single objects; `concerns` narrows it down. */
export const objectRule = (
  name: string,
  check: (make: MakeProvider, object: ObjectResource) => Promise<void>,
  concerns: (object: ObjectResource) => boolean = () => true,
): ProviderRule => ({
  name,
  concerns: (resource) => isObject(resource) && concerns(resource),
  check: async (make, resource) => {
    if (isObject(resource)) await check(make, resource);
  },
});

export const filterBy = (field: string, value: string): CrudFilter => ({ field, operator: 'eq', value });

/** Returns filters for the required parameters of a list, which a screen takes from its URL. */
export const givenParams = ({ read }: ListResource): CrudFilter[] =>
  (read.params ?? []).map((name) => filterBy(name, 'given'));
