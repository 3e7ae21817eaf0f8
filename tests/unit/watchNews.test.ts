// @vitest-environment jsdom
import type { DataProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchNews } from '../../src/app/news/watchNews';
import type { ListResource } from '../../src/core/defineResource';
import { createNews } from '../../src/core/newsStore';
import { openingParams, pageQuery } from '../../src/list/pageQuery';
import { activity } from '../../src/resources/activity';
import { deposits } from '../../src/resources/deposits';
import { fakeIndexedDb } from '../support/fakeIndexedDb';

const browser = fakeIndexedDb();
const seenKey = (member: string) => JSON.stringify([member, 'seen']);

/** The rows of the server, the newest first. */
let rows: Record<string, { name: string }[]> = {};
let asked: string[] = [];
let visibility: DocumentVisibilityState = 'visible';
let online = true;
let signedIn = true;
let stops: (() => void)[] = [];

const dataProvider = {
  getList: ({ resource }: { resource: string }) => {
    asked.push(resource);
    const data = rows[resource];
    return data
      ? Promise.resolve({ data: data.slice(0, 10), total: data.length })
      : Promise.reject(new Error('down'));
  },
} as unknown as DataProvider;

/** Starts a visit of a member. */
function visit(member: () => string | undefined = () => 'WH1', news = createNews()) {
  const client = new QueryClient();
  stops.push(
    watchNews({
      lists: [deposits, activity],
      client,
      dataProvider,
      member,
      signedIn: () => signedIn,
      news,
    }),
  );
  return { news, client };
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const come = (list: string, ...names: readonly string[]) =>
  (rows[list] = [...names.map((name) => ({ name })), ...(rows[list] ?? [])]);
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};
const leave = () => {
  stops.forEach((stop) => stop());
  stops = [];
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.parse('2026-01-01') });
  vi.stubGlobal('indexedDB', browser.indexedDB);
  browser.kept.clear();
  browser.forbid(false);
  rows = { deposits: [{ name: 'a' }], activity: [{ name: 'x' }, { name: 'y' }] };
  asked = [];
  [visibility, online, signedIn] = ['visible', true, true];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('the unread count', () => {
  it('is 0 on the first visit, then the number of rows added until the list is seen', async () => {
    const { news } = visit();
    await wait(10);
    expect(asked).toEqual(['deposits', 'activity']);
    expect(news.counts()).toEqual({ deposits: 0, activity: 0 });
    come('activity', '1', '2', '3');
    await wait(119_000);
    expect(news.counts()).toEqual({ deposits: 0, activity: 0 });
    await wait(1_000);
    expect(news.counts()).toEqual({ deposits: 0, activity: 3 });
    news.look('activity', rows.activity ?? []);
    await wait(10);
    expect(news.counts()).toEqual({ deposits: 0, activity: 0 });
  });

  it('is stored by member between visits, and shown before any request', async () => {
    visit();
    await wait(10);
    come('deposits', 'b');
    await wait(120_000);
    leave();
    asked = [];
    const { news } = visit();
    await wait(10);
    expect(news.counts()).toEqual({ deposits: 1, activity: 0 });
    // At most one request in 120 s, even after a reload.
    expect(asked).toEqual([]);
    await wait(120_000);
    expect(asked).toEqual(['deposits', 'activity']);
    leave();
    const other = visit(() => 'WH2').news;
    await wait(10);
    expect(other.counts()).toEqual({ deposits: 0, activity: 0 });
    expect([...browser.kept.keys()]).toEqual([seenKey('WH1'), seenKey('WH2')]);
  });
});

describe('the unread count sends no request', () => {
  it('in a hidden tab, offline, or after the session ended, and sends one at once on return', async () => {
    visit();
    await wait(10);
    asked = [];
    show('hidden');
    await wait(500_000);
    expect(asked).toEqual([]);
    show('visible');
    await wait(10);
    expect(asked).toEqual(['deposits', 'activity']);
    online = false;
    await wait(500_000);
    online = true;
    signedIn = false;
    window.dispatchEvent(new Event('online'));
    await wait(500_000);
    expect(asked).toHaveLength(2);
    signedIn = true;
    window.dispatchEvent(new Event('online'));
    await wait(10);
    expect(asked).toHaveLength(4);
  });

  it('for a list whose own first page is recent or in view', async () => {
    const { client, news } = visit();
    await wait(10);
    asked = [];
    await wait(60_000);
    come('deposits', 'b');
    const keyOf = (list: ListResource) =>
      pageQuery(list, dataProvider, { page: 1, params: openingParams(list) }).queryKey;
    client.setQueryData(keyOf(deposits), { data: rows.deposits, total: 2 });
    client.setQueryData(keyOf(activity), { data: rows.activity, total: 2 }, { updatedAt: 1 });
    const drawn = client.getQueryCache().find({ queryKey: keyOf(activity) });
    if (drawn) vi.spyOn(drawn, 'isActive').mockReturnValue(true);
    await wait(60_000);
    expect(asked).toEqual([]);
    expect(news.counts()).toEqual({ deposits: 1, activity: 0 });
  });

  it('from a second tab that wakes up at the same time', async () => {
    visit();
    visit();
    await wait(10);
    expect(asked).toEqual(['deposits', 'activity']);
    await wait(120_000);
    expect(asked).toEqual(['deposits', 'activity', 'deposits', 'activity']);
  });

  it('when the browser forbids storage, and stays empty', async () => {
    browser.forbid();
    const { news } = visit();
    await wait(300_000);
    expect(asked).toEqual([]);
    expect(news.counts()).toEqual({});
  });

  it('before the member is known, and sends one soon after', async () => {
    const who: { id?: string } = {};
    let looked = 0;
    const { news } = visit(() => {
      looked += 1;
      return who.id;
    });
    news.look('deposits', rows.deposits ?? []);
    await wait(20_000);
    expect([asked, browser.kept.size]).toEqual([[], 0]);
    // At most every five seconds, even with seen rows to store.
    expect(looked).toBeLessThan(10);
    who.id = 'WH1';
    await wait(5_000);
    expect(asked).toEqual(['deposits', 'activity']);
  });
});

it('a list that fails to load keeps its unread count, and the other counts are updated', async () => {
  const { news } = visit();
  await wait(10);
  come('activity', '1');
  delete rows.deposits;
  await wait(120_000);
  expect(news.counts()).toEqual({ deposits: 0, activity: 1 });
});

it('rows that render in a hidden tab are not seen until the tab is visible', async () => {
  const { news } = visit();
  await wait(10);
  come('deposits', 'b');
  await wait(120_000);
  show('hidden');
  news.look('deposits', rows.deposits ?? []);
  await wait(1_000);
  expect(news.counts()).toMatchObject({ deposits: 1 });
  show('visible');
  await wait(10);
  expect(news.counts()).toMatchObject({ deposits: 0 });
});
