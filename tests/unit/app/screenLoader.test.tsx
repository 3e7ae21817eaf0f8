import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { servicesContext } from '../../../src/app/guards';
import { prefetchReads } from '../../../src/app/memberPage';
import { createServices } from '../../../src/app/services';
import { banners, dashboard, futuresTrades, levelMembers, profit } from '../../../src/resources';
import { fetchOver, json } from '../../support/fakeFetch';

/** Runs the loader of a screen at a URL, with a backend that rejects every call. Returns the bodies of its requests. */
async function bodiesOf(
  reads: Parameters<typeof prefetchReads>[0],
  query = '',
  params: Record<string, string> = {},
) {
  const { fetch, seen } = fetchOver(() => json({ success: false, message: 'Rejected' }));
  vi.stubGlobal('fetch', fetch);
  localStorage.setItem('token', 'T');
  const context = new RouterContextProvider(new Map([[servicesContext, createServices(window)]]));
  const request = new Request(`https://portal.test/screen?${query}`);
  const { loader } = prefetchReads(reads);
  if (typeof loader !== 'function') throw new Error('no loader');
  const args: Partial<LoaderFunctionArgs> = { request, params, context };
  expect(await loader(args as LoaderFunctionArgs)).toBeNull();
  return seen.map(({ body }) => body);
}

describe('the loader of a screen', () => {
  it('sends the requests of objects and lists, and ignores their failure', async () => {
    expect(await bodiesOf([banners, dashboard])).toEqual([{ limit: 10, skip: 0 }, undefined]);
  });

  it('sends the page and the choice in the URL of a list', async () => {
    expect(await bodiesOf([futuresTrades], 'page=3')).toEqual([{ limit: 10, skip: 20, type: 'FUTURE' }]);
    expect(await bodiesOf([profit], 'page=2&time=7day')).toEqual([{ limit: 10, skip: 10, time: '7day' }]);
  });

  it.each(['q=x', 'closeStatus=true'])('starts with page 1 of a list with the filter %s', async (filter) => {
    expect(await bodiesOf([futuresTrades], `page=3&${filter}`)).toEqual([
      { limit: 10, skip: 0, type: 'FUTURE' },
    ]);
  });

  it('sends nothing for another tab or without a required parameter', async () => {
    expect(await bodiesOf([futuresTrades], 'tab=orders')).toEqual([]);
    expect(await bodiesOf([levelMembers])).toEqual([]);
    expect(await bodiesOf([levelMembers], '', { level: '2' })).toEqual([{ limit: 10, skip: 0, level: '2' }]);
  });
});
