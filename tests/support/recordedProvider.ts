import { expect } from 'vitest';
import type { CrudFilter } from '@refinedev/core';
import type { Send, SuccessResponse } from '../../src/api/http';
import type { ListResource } from '../../src/core/defineResource';
import { createDataProvider } from '../../src/providers/dataProvider';
import { resources } from './resources';
import { products, bestSellers } from './exampleLists';

/** The resources of the portal, and two test resources with options that no resource of the portal uses. */
export const allResources = [...resources, products, bestSellers];

/**
 * Creates the data provider on an HTTP client that always gives `response`, or rejects with it if it is an Error.
 * `sent` and `options` record the requests and their options.
 */
export function recordedProvider(response: object | Error) {
  const sent: { method: string; path: string; body: object }[] = [];
  const options: Parameters<Send>[2][] = [];
  const send: Send = ({ method, path }, body = {}, requestOptions = {}) => {
    sent.push({ method, path, body });
    options.push(requestOptions);
    if (response instanceof Error) return Promise.reject(response);
    return Promise.resolve({ success: true, message: 'ok', ...response } as SuccessResponse);
  };
  return { provider: createDataProvider(send, allResources, 'https://backend.test'), sent, options };
}

/** Expects `run` to reject with a Refine HttpError whose cause (or message) contains each text. */
export async function expectRejection(run: () => Promise<unknown> | undefined, ...texts: readonly string[]) {
  const error: unknown = await (async () => run())().then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ statusCode: expect.any(Number) as number });
  const { cause, message } = error as Error;
  for (const text of texts) expect(typeof cause === 'string' ? cause : message).toContain(text);
}

export const filterBy = (field: string, value: string): CrudFilter => ({ field, operator: 'eq', value });

/** Returns a filter with the value 'given' for each parameter that a screen takes from its URL to read the list. */
export const routeFilters = ({ read }: ListResource): CrudFilter[] =>
  (read.params ?? []).map((name) => filterBy(name, 'given'));
