import {
  defaultScheduler,
  notifyManager,
  onlineManager,
  QueryClient,
  type QueryFilters,
} from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { isList, isObject } from '../../src/core/defineResource';
import { createServices } from '../../src/app/services';
import { listViews } from '../../src/list/view/listViews';
import { fetchOver, json, type SeenRequest } from './fakeFetch';
import type { Fault } from './faults';
import { mockMedia } from './mockMedia';
import { callOf, validResponse } from './validBackend';
import { resources } from './resources';
import { loadCode } from './screenQueries';
import { mockTimeLimits } from './timeLimits';
import { openApp } from './openApp';

const TOKEN = 'token-of-a-member';

/** The delays in ms before the portal retries a failed read. `mockClock` replaces them with 0. */
const RETRY_PAUSES = [500, 1_000];

interface OpenOptions {
  /** The preferred view of lists. Default: cards. */
  readonly view?: 'table' | 'cards';
  readonly signedIn?: boolean;
  /** The React Router state of the first history entry, such as the e-mail from an earlier step of the sign-in. */
  readonly state?: object;
}

const canvasContext = new Proxy(
  {},
  { get: () => () => ({ width: 10 }), set: () => true },
) as RenderingContext;
class Path {
  rect() {}
  moveTo() {}
  lineTo() {}
  arc() {}
  addPath() {}
  closePath() {}
}

/** Installs fake timers, which only `settle` (screenQueries.ts) advances, and removes the delays before retries. */
function mockClock() {
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

/** Mocks the browser APIs that happy-dom lacks, and turns animations off. */
function replaceBrowser() {
  mockMedia((query) => query.includes('reduce'));
  // Notify React after two turns of the event loop, so that skeletons show only for responses that a test holds back.
  notifyManager.setScheduler((task) => void setImmediate(() => setImmediate(task)));
  onTestFinished(() => notifyManager.setScheduler(defaultScheduler));
  // happy-dom has no canvas and no Path2D; charts need them.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(canvasContext);
  vi.stubGlobal('Path2D', Path);
}

/**
 * Opens the whole portal at a URL, with a mocked `fetch`. All responses are valid, except those of the call to which a
 * test has given a fault (`break`). No code of the portal is mocked.
 */
export async function openPortal(url: string, { view = 'cards', signedIn = true, state }: OpenOptions = {}) {
  mockClock();
  replaceBrowser();
  const limits = mockTimeLimits();
  let activeFault: { path: string; fault: Fault } | undefined;
  let online = true;
  let hold: Promise<void> | undefined;
  const limitOf = new Map<SeenRequest, (() => void) | undefined>();
  const { fetch, seen } = fetchOver(async (request) => {
    const valid = await validResponse(request);
    if (activeFault?.path !== callOf(request).path) return json(valid);
    if (activeFault.fault.needs === 'delay') await hold;
    if (activeFault.fault.needs === 'timeout') limitOf.get(request)?.();
    return activeFault.fault.respond(valid);
  });
  let requests = 0;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => {
    requests++;
    const response = fetch(...args).finally(() => requests--);
    const request = seen.at(-1);
    // The HTTP client sets a time limit right before it calls `fetch`: the latest one is this request's.
    if (request) limitOf.set(request, limits.latest());
    return response;
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const mounted = vi.spyOn(QueryClient.prototype, 'mount');

  localStorage.setItem('preferences', JSON.stringify({ view }));
  if (signedIn) localStorage.setItem('token', TOKEN);
  window.history.replaceState(state ? { usr: state, key: 'first', idx: 0 } : null, '', url);
  // Preload the sign-in page too, because a fault may end the session.
  await Promise.all([listViews[view].load(), import('../../src/pages/auth/LoginPage')]);
  const services = createServices(window);
  const { open } = services.notifications;
  const opened: string[] = [];
  services.notifications.open = (toast) => {
    // Without a message, no toast is shown.
    if (toast.message) opened.push(toast.message);
    open(toast);
  };
  const rendered = await openApp(services);
  const client = () => mounted.mock.contexts.at(-1) as QueryClient;
  // Makes `settled` throw after the test ends. A test that timed out would otherwise run on beside the next.
  let isFinished = false;
  onTestFinished(() => void (isFinished = true));
  const isBusy = () =>
    requests > 0 || (mounted.mock.contexts.length > 0 && client().isFetching() + client().isMutating() > 0);
  /** Resolves when no request, query, mutation or import is under way, and the results are rendered. */
  const settled = async () => {
    // Wait for three idle rounds in a row, because rendering a result may start another request.
    for (let quietRounds = 0; quietRounds < 3; quietRounds = isBusy() ? 0 : quietRounds + 1) {
      if (isFinished) throw new Error('this test has ended');
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
  const refetch = (path: string, action: (filters: QueryFilters) => Promise<void>) => {
    const names = resources
      .filter(
        (resource) =>
          (isList(resource) ? resource.read.path : isObject(resource) ? resource.one.path : '') === path,
      )
      .map(({ name }) => name);
    return act(async () => {
      void action({ predicate: ({ queryKey }) => names.some((name) => queryKey.includes(name)) });
      await Promise.resolve();
    });
  };
  await settled();

  return {
    seen: seen as readonly SeenRequest[],
    session: services.session,
    settled,
    unmount: rendered.unmount,
    /** Gives all later responses of one call a fault. Returns a function that releases delayed responses. */
    break(path: string, fault: Fault): () => void {
      let release: () => void = () => undefined;
      hold = new Promise((done) => (release = done));
      activeFault = { path, fault };
      if (fault.needs === 'offline') setOnline(false);
      return release;
    },
    /** Ends the fault: the backend keeps the contract again, and the browser is online. */
    removeFault() {
      activeFault = undefined;
      if (!online) setOnline(true);
    },
    /** Discards the cached data of a call and sends the call again, as a newly opened screen does. */
    reopen: (path: string) => refetch(path, (filters) => client().resetQueries(filters)),
    /** Sends a call again while the cached data stays on the screen. */
    refetchReads: (path: string) => refetch(path, (filters) => client().invalidateQueries(filters)),
    /** Returns the distinct messages of the toasts that opened since `takeToasts` was last called. */
    takeToasts: () => [...new Set(opened.splice(0))],
  };
}

export type OpenPortal = Awaited<ReturnType<typeof openPortal>>;
