/** Tests of the requests that are sent before a screen renders: the boot script and the route's loader must agree. */

import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { startPrefetch, toPrefetchPlan } from '../../../src/api/prefetch';
import { servicesContext } from '../../../src/app/guards';
import { prefetchReads } from '../../../src/app/memberPage';
import { createServices } from '../../../src/app/services';
import { banners, dashboard, futuresTrades, levelMembers, profit } from '../../../src/resources';
import { fetchOver, json } from '../../support/fakeFetch';

type Reads = Parameters<typeof prefetchReads>[0];
type Params = Readonly<Record<string, string>>;

/** Runs a task with a backend that rejects every call. Returns the bodies of its requests. */
async function bodiesOf(task: () => unknown) {
  const { fetch, seen } = fetchOver(() => json({ success: false, message: 'Rejected' }));
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('token', 'T');
  await task();
  return seen.map(({ body }) => body);
}

const boot = (reads: Reads, query: string, params: Params) => {
  const search = new URLSearchParams(query);
  startPrefetch(reads.map(toPrefetchPlan), { host: 'https://backend.test', token: 'T', search, params });
};

async function load(reads: Reads, query: string, params: Params) {
  const context = new RouterContextProvider(new Map([[servicesContext, createServices(window)]]));
  const request = new Request(`https://portal.test/screen?${query}`);
  const { loader } = prefetchReads(reads);
  if (typeof loader !== 'function') throw new Error('no loader');
  const args: Partial<LoaderFunctionArgs> = { request, params, context };
  expect(await loader(args as LoaderFunctionArgs)).toBeNull();
}

const firstPage = { limit: 10, skip: 0, type: 'FUTURE' };

describe.each([
  ['the boot script', boot],
  ['the loader of a screen', load],
])('%s', (_name, send) => {
  it.each<[reads: string, query: string, Reads, bodies: unknown[], params?: Params]>([
    ['objects', '', [banners, dashboard], [{ limit: 10, skip: 0 }, undefined]],
    ['a page', 'page=3', [futuresTrades], [{ ...firstPage, skip: 20 }]],
    ['a page with a choice', 'page=2&time=7day', [profit], [{ limit: 10, skip: 10, time: '7day' }]],
    ...['from=2026-01-01', 'q=x', 'closeStatus=true', 'where.symbol=x'].map(
      (filter): [string, string, Reads, unknown[]] => ['filtered rows', filter, [futuresTrades], [firstPage]],
    ),
    ['nothing for another tab', 'tab=orders', [futuresTrades], []],
    ['nothing without a required parameter', '', [levelMembers], []],
    ['a list with its parameter', '', [levelMembers], [{ limit: 10, skip: 0, level: '2' }], { level: '2' }],
  ])('requests %s, with ?%s', async (_reads, query, reads, bodies, params = {}) => {
    expect(await bodiesOf(() => send(reads, query, params))).toEqual(bodies);
  });
});

it('only the loader knows that a page with a filter starts with page 1', async () => {
  const query = 'page=3&q=x';
  expect(await bodiesOf(() => boot([futuresTrades], query, {}))).toEqual([]);
  expect(await bodiesOf(() => load([futuresTrades], query, {}))).toEqual([firstPage]);
});
