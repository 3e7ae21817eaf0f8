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
import { holdTimeLimits } from './timeLimits';

/** Where a member's screens begin; one session is told from the next by it. */
const TOKEN = 'token-of-a-member';

/** Pauses before a read is tried again, in ms: a test does not wait for them. */
const RETRY_PAUSES = [500, 1_000];

/** Fake milliseconds that pass in `settle`: antd removes the error of a field after 10, a frame takes 16. */
const STEP_MS = 20;

interface Opened {
  /** Drawn as tables or as cards. */
  readonly view?: 'table' | 'cards';
  readonly signedIn?: boolean;
  /** What an earlier step of the log-in passed on. */
  readonly state?: object;
}

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

/** Replaces the clock until the end of the test: time passes in `settle` alone, and retries do not wait. */
function holdClock() {
  if (vi.isFakeTimers()) return;
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  });
  onTestFinished(() => void vi.useRealTimers());
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((task: () => void, ms?: number) =>
    wait(task, RETRY_PAUSES.includes(ms ?? 0) ? 0 : ms),
  );
}

/** Replaces what jsdom lacks, and turns animations off. */
function replaceBrowser() {
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

/** Runs the timers of the next 20 fake milliseconds, and renders. */
export const settle = () => act(() => vi.advanceTimersByTimeAsync(STEP_MS));

/** Loads the code that was asked for, and renders it. */
async function loadCode() {
  await settle();
  await act(() => vi.dynamicImportSettled());
  await settle();
}

/**
 * The whole portal at an address, over a backend that answers as the contract says, but for the calls that a
 * test breaks. Everything between the address and `fetch` is the portal's own.
 */
export async function openPortal(address: string, { view = 'cards', signedIn = true, state }: Opened = {}) {
  holdClock();
  replaceBrowser();
  const limits = holdTimeLimits();
  let broken: { path: string; fault: Fault } | undefined;
  let online = true;
  let hold: Promise<void> | undefined;
  const limitOf = new Map<SeenRequest, (() => void) | undefined>();
  const { fetch, seen } = fetchOver(async (request) => {
    const honest = await honestAnswer(request);
    if (broken?.path !== callOf(request).path) return json(honest);
    if (broken.fault.needs === 'time') await hold;
    if (broken.fault.needs === 'no patience') limitOf.get(request)?.();
    return broken.fault.answer(honest);
  });
  let requests = 0;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    requests++;
    const answer = fetch(...args).finally(() => requests--);
    const request = seen.at(-1);
    // A call sets its time limit right before its request.
    if (request) limitOf.set(request, limits.latest());
    return answer;
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
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
  // Ends a test that has reached its time limit: it would run on beside the next one.
  let isFinished = false;
  onTestFinished(() => void (isFinished = true));
  const isBusy = () =>
    requests > 0 || (mounted.mock.contexts.length > 0 && client().isFetching() + client().isMutating() > 0);
  /** Resolves when no request, query, mutation or import is under way, and the results are rendered. */
  const settled = async () => {
    for (let wasBusy = true; wasBusy || isBusy();) {
      if (isFinished) throw new Error('this test has ended');
      wasBusy = isBusy();
      await loadCode();
    }
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
      if (fault.needs === 'no line') setOnline(false);
      return release;
    },
    /** The backend keeps the contract again, and the line is there. */
    mend() {
      broken = undefined;
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
  element.textContent.replaceAll(/Updated \d+ s ago|New/g, '').replaceAll(/\s+/g, ' ');

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
  await loadCode();
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
