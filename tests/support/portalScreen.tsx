import { StyleProvider } from '@ant-design/cssinjs';
import {
  defaultScheduler,
  notifyManager,
  onlineManager,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { act, fireEvent, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { App } from '../../src/app/App';
import { bootstrap } from '../../src/app/bootstrap';
import { isList, isObject } from '../../src/core/defineResource';
import { publicPages } from '../../src/app/publicPages';
import { beginChunk } from '../../src/core/chunk';
import { listViews } from '../../src/list/listViews';
import { fetchOver, json, type SeenRequest } from './fakeFetch';
import type { Fault } from './faults';
import { callOf, honestAnswer } from './honestBackend';
import { resources } from './resources';

/** Where a member's screens begin; one session is told from the next by it. */
const TOKEN = 'token-of-a-member';

/** Time limits of the portal, in ms: nobody waits for them here. A read is tried again after 500 and 1000. */
const PAUSES = [500, 1_000];

interface Opened {
  /** Drawn as tables or as cards. */
  readonly view?: 'table' | 'cards';
  readonly signedIn?: boolean;
  /** What an earlier step of the log-in passed on. */
  readonly state?: object;
}

/** As they are before a test stands in for them. */
const wait = globalThis.setTimeout;
const limit = AbortSignal.timeout.bind(AbortSignal);

/** Takes every stroke. */
const pen = new Proxy({}, { get: () => () => ({ width: 10 }), set: () => true }) as RenderingContext;
class Path {
  rect() {}
  moveTo() {}
  lineTo() {}
  arc() {}
  addPath() {}
  closePath() {}
}

/** Sees nothing come and go. */
class Sight {
  observe() {}
  disconnect() {}
}

/** Nothing moves, and retries do not wait; the rest of time runs as it does. */
function hurry() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduce'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        addListener: () => undefined,
        removeListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((task: () => void, ms?: number) =>
    wait(task, PAUSES.includes(ms ?? 0) ? 0 : ms),
  );
  // What is answered at once is drawn at once: skeletons are for the answers that a test holds back.
  notifyManager.setScheduler((task) => void setImmediate(() => setImmediate(task)));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  // What charts draw on, which jsdom has not.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen);
  vi.stubGlobal('Path2D', Path);
  vi.stubGlobal('IntersectionObserver', Sight);
  // jsdom can't scroll, and would match all of antd's rules for each look at an element.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(document.createElement('i').style);
}

/** Lets everything happen that waits for nothing but its turn: what react-query tells comes with a timer. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 2; turn++) await new Promise((done) => wait(done, 1));
  });

/**
 * The whole portal at an address, over a backend that answers as the contract says, but for the calls that a
 * test breaks. Everything between the address and `fetch` is the portal's own.
 */
export async function openPortal(address: string, { view = 'cards', signedIn = true, state }: Opened = {}) {
  hurry();
  let broken: { path: string; fault: Fault } | undefined;
  let patience = 60_000;
  let online = true;
  let hold: Promise<void> | undefined;
  const { fetch, seen } = fetchOver(async (request) => {
    const honest = await honestAnswer(request);
    if (broken?.path !== callOf(request).path) return json(honest);
    if (broken.fault.needs === 'time') await hold;
    return broken.fault.answer(honest);
  });
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(patience));
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');

  localStorage.setItem('preferences', JSON.stringify({ view }));
  if (signedIn) localStorage.setItem('token', TOKEN);
  window.history.replaceState(state ? { usr: state, key: 'first', idx: 0 } : null, '', address);
  // The log-in too: a session may end.
  await Promise.all([
    listViews[view].load(),
    ...publicPages.filter(({ path }) => path === '/login').map(({ load }) => beginChunk(load)),
  ]);
  const services = await bootstrap(window);
  const { open } = services.notifications;
  const opened: string[] = [];
  services.notifications.open = (toast) => {
    opened.push(toast.message);
    open(toast);
  };
  const rendered = render(
    <StyleProvider mock="server">
      <App services={services} />
    </StyleProvider>,
  );
  const client = () => mounted.mock.contexts.at(-1) as QueryClient;
  /** Until nothing is being asked for, for 5 s at most. */
  const settled = async () => {
    const end = performance.now() + 5_000;
    do await settle();
    while (mounted.mock.contexts.length > 0 && client().isFetching() > 0 && performance.now() < end);
    await settle();
  };
  const setOnline = (value: boolean) => {
    online = value;
    act(() => {
      onlineManager.setOnline(value);
      window.dispatchEvent(new Event(value ? 'online' : 'offline'));
    });
  };
  const ask = (path: string, how: (which: QueryFilters) => Promise<void>) => {
    const names = resources
      .filter((one) => (isList(one) ? one.read.path : isObject(one) ? one.one.path : '') === path)
      .map(({ name }) => name);
    return act(async () => {
      void how({ predicate: ({ queryKey }) => names.some((name) => queryKey.includes(name)) });
      await Promise.resolve();
    });
  };
  await settled();
  // What is loaded after the first draw: a chart, a dialog.
  await act(() => vi.dynamicImportSettled());
  await settled();

  return {
    seen: seen as readonly SeenRequest[],
    session: services.session,
    settled,
    unmount: rendered.unmount,
    /** Breaks one call from now on. Gives the way to let what waits for its answer have it. */
    break(path: string, fault: Fault): () => void {
      let release: () => void = () => undefined;
      hold = new Promise((done) => (release = done));
      broken = { path, fault };
      patience = fault.needs === 'no patience' ? 5 : 60_000;
      if (fault.needs === 'no line') setOnline(false);
      return release;
    },
    /** The backend keeps the contract again, and the line is there. */
    mend() {
      broken = undefined;
      patience = 60_000;
      if (!online) setOnline(true);
    },
    /** Asks a call anew as if its screen had just been opened: nothing of it is in hand. */
    reopen: (path: string) => ask(path, (which) => client().resetQueries(which)),
    /** Asks a call anew while what it answered before stands. */
    reread: (path: string) => ask(path, (which) => client().invalidateQueries(which)),
    /** The words of all toasts since this was last asked, equal ones once: they are one toast. */
    takeToasts: () => [...new Set(opened.splice(0))],
  };
}

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>;

/** The part of the page that a screen fills; all of it where there is no layout. */
export const screenOf = () => document.querySelector<HTMLElement>('#content') ?? document.body;

/** The screen and the layout around it, without toasts. */
export const pageOf = () => document.querySelector<HTMLElement>('.ant-layout') ?? document.body;

/** What a part of the page says, without what says how old it is, and that it is new. */
export const wordsOf = (element: HTMLElement) =>
  element.textContent.replaceAll(/updated \d+ s ago|New/g, '').replaceAll(/\s+/g, ' ');

/** The single texts of a screen, each once. */
export function textsOf(element: HTMLElement): Set<string> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (walker.nextNode()) texts.add(walker.currentNode.nodeValue ?? '');
  return texts;
}

const byWords = (words: string | RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(({ textContent }) =>
    typeof words === 'string' ? textContent === words : words.test(textContent),
  );

/** Presses a button, and lets what follows at once happen. */
export async function press(button: HTMLElement) {
  act(() => void fireEvent.click(button));
  await settle();
  await act(() => vi.dynamicImportSettled());
}

/** The buttons that ask again for what failed. */
export const retries = () => byWords('Try again');

/** The button of these words; the last one, as dialogs stand last. */
export function button(words: string | RegExp): HTMLElement {
  const found = byWords(words).at(-1);
  if (!found) throw new Error(`there is no button ${String(words)}`);
  return found;
}

const fieldOf = (id: string): HTMLInputElement => {
  const field = document.getElementById(id);
  if (!field) throw new Error(`there is no field ${id}`);
  return field as HTMLInputElement;
};

/** Puts texts into fields, by their ids. */
export async function fill(texts: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(texts))
    act(() => void fireEvent.change(fieldOf(id), { target: { value } }));
  await settle();
}

/** What stands in those fields. */
export const typedIn = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(texts).map((id) => [id, fieldOf(id).value]));
