/** Tests of every member screen in the whole portal, with faults of support/faults.ts in its responses. */

import { describe, expect, it } from 'vitest';
import { memberRoutes } from '../../../src/app/memberRoutes';
import { isList, isObject } from '../../../src/core/defineResource';
import { dashboard } from '../../../src/resources/dashboard';
import {
  FAULT_SAMPLE,
  FAULTS_LIMIT_MS,
  faultNamed,
  faultsOf,
  sample,
  type Fault,
} from '../../support/faults';
import { callOf, validResponse } from '../../support/validBackend';
import { openPortal, type OpenPortal } from '../../support/portalScreen';
import { pageOf, press, retries, screenOf, settle, textsOf, textOf } from '../../support/screenQueries';
import { resources } from '../../support/resources';
import { pageProblems } from '../../support/pageProblems';
import { signInAgain } from '../../support/writeForm';

/** Query strings by route: the trade detail sends no request without an id. */
const search: Readonly<Record<string, string>> = { '/openview': '?id=1', '/openspotview': '?id=1' };
const urls = memberRoutes.map(({ path }) => path.replace(':level', '1') + (search[path] ?? ''));

/** Calls whose errors open no toast, because the dashboard is complete without their data. */
const QUIET = ['api/user/getBanners'];
/** Calls whose errors open no toast on one screen: it is complete without their data, or reads all rows. */
const QUIET_ON: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['api/user/profitCalculation', 'api/user/getExchange'],
  '/openview': ['api/user/trades'],
  '/openspotview': ['api/user/trades'],
  '/statement': ['api/user/walletLedgar'],
};
const quietCallsOn = (pathname: string) => [...QUIET, ...(QUIET_ON[pathname] ?? [])];
/** Calls whose data hardly changes: the screen doesn't say that it may be out of date. */
const STEADY = ['api/user/getNews', 'api/user/ip'];
/**
 * The faults of a refetch while earlier rows are shown: a rejection, a server failure, an invalid response,
 * no response, and no connection.
 */
const REFETCH_FAULTS = ['success: false', '500', 'HTML body', 'never responds', 'offline'];

/** The maximum number of problems in a failure message. */
const SHOWN = 12;

/** The texts when all responses are valid: of the whole page, and of the screen without the layout. */
interface PageTexts {
  readonly page: string;
  readonly screen: string;
}

const requestedPaths = new Set<string>();
/** Whether the layout was already tested with faults of a call that only the layout uses. */
let ofLayout = false;

/** Returns the toasts to expect. Only a server error opens one; the screen shows other failures. */
const toastsFor = ({ message }: Fault, path: string, ended: boolean) =>
  message === undefined || (quietCallsOn(window.location.pathname).includes(path) && !ended) ? [] : [message];

/** Returns an excerpt of both texts: up to 120 characters around their first difference. */
function firstDifference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  return [a, b].map((text) => `'${text.slice(Math.max(0, at - 60), at + 60)}'`).join(' for ');
}

/** Returns a sentence for each problem of the page after a fault: wrong text or unexpected toasts. */
function differencesFrom(portal: OpenPortal, intact: string): string[] {
  const text = textOf(pageOf());
  const toasts = portal.takeToasts();
  return [
    ...pageProblems().map((problem) => `afterwards ${problem}`),
    ...(text === intact
      ? []
      : [`the next response does not restore the screen: ${firstDifference(text, intact)}`]),
    ...(toasts.length > 0 ? [`afterwards it toasts ${toasts.join(', ')}`] : []),
  ];
}

/** Returns a sentence if the toasts are not those that the fault must open. */
function notToasted(portal: OpenPortal, path: string, fault: Fault): string[] {
  const toasts = portal.takeToasts();
  const expected = toastsFor(fault, path, portal.session.state().token === null);
  return toasts.join() === expected.join() ? [] : [`it toasts '${toasts.join()}', not '${expected.join()}'`];
}

/**
 * Ends the fault, signs in again if it ended the session, and presses the retry buttons or, without any,
 * reopens the screen. After an offline fault it presses nothing, because the screen must reload by itself.
 */
async function retryOrReopen(portal: OpenPortal, path: string, fault: Fault) {
  const offered = retries();
  portal.removeFault();
  if (fault.session) signInAgain(portal);
  if (fault.needs !== 'offline') {
    for (const button of offered) if (button.isConnected) await press(button);
    if (offered.length === 0) await portal.reopen(path);
  }
  await portal.settled();
}

/** Opens a screen while the response of one call has a fault. Returns a sentence for each problem of the page. */
async function openWithFault(
  portal: OpenPortal,
  path: string,
  fault: Fault,
  intact: PageTexts,
): Promise<string[]> {
  const release = portal.break(path, fault);
  await portal.reopen(path);
  const wrong: string[] = [];
  if (fault.needs === 'delay') {
    await settle();
    wrong.push(...pageProblems().map((found) => `while it waits ${found}`));
    release();
  }
  await portal.settled();
  wrong.push(...pageProblems(), ...notToasted(portal, path, fault));
  if (portal.session.state().token === null && window.location.pathname !== '/login')
    wrong.push(`it ends at ${window.location.pathname}`);
  // Session and offline faults need no retry button, because bars above the screen report them.
  const failed = fault.write !== 'succeeded' && !fault.session && fault.needs !== 'offline';
  if (failed && retries().length === 0 && textOf(screenOf()) !== intact.screen)
    wrong.push(`it offers no retry: ${textOf(screenOf())}`);
  // The portal offers no retry after a success with invalid data, so there is nothing more to check.
  if (fault.write === 'succeeded' && retries().length === 0 && fault.needs !== 'delay') return wrong;
  await retryOrReopen(portal, path, fault);
  return [...wrong, ...differencesFrom(portal, intact.page)];
}

/**
 * Refetches a call, with a fault, while the screen (`isShown`) or only the layout shows the previous response. Returns
 * the problems of the page.
 */
async function reread(
  portal: OpenPortal,
  path: string,
  fault: Fault,
  intact: PageTexts,
  isShown: boolean,
): Promise<string[]> {
  const textsBefore = textsOf(screenOf());
  portal.break(path, fault);
  await portal.refetchReads(path);
  await portal.settled();
  const textsAfter = textsOf(screenOf());
  const removed = [...textsBefore].filter(
    (text) => !textsAfter.has(text) && !/^updated|^\d+$|^ s ago$/i.test(text),
  );
  const wrong = [...pageProblems(), ...notToasted(portal, path, fault)];
  if (removed.length > 0) wrong.push(`${removed.slice(0, 3).join(', ')} is gone`);
  const canBeOutdated = isShown && ![...quietCallsOn(window.location.pathname), ...STEADY].includes(path);
  if (canBeOutdated && !fault.session && fault.needs !== 'offline' && retries().length === 0)
    wrong.push('it does not say that the data may be out of date');
  await retryOrReopen(portal, path, fault);
  return [...wrong, ...differencesFrom(portal, intact.page)];
}

/** Tested requests by screen. If several URLs open a screen with the same requests, only one is tested. */
const testedRequests = new Map<unknown, Set<string>>();
function triedBefore(url: string, { seen }: OpenPortal): boolean {
  const screen = memberRoutes.find(({ path }) => path === url)?.handle.load ?? url;
  const requests = JSON.stringify(seen.map(({ url, body }) => [url, body]));
  const known = testedRequests.get(screen) ?? new Set<string>();
  testedRequests.set(screen, known);
  if (known.has(requests)) return true;
  known.add(requests);
  return false;
}

/** Returns whether only the layout, not the screen, shows the response of the call. */
async function usedByLayoutAlone(portal: OpenPortal, path: string): Promise<boolean> {
  const before = textOf(screenOf());
  portal.break(path, faultNamed('success: false'));
  await portal.reopen(path);
  await portal.settled();
  const unchanged = textOf(screenOf()) === before;
  portal.removeFault();
  await portal.reopen(path);
  await portal.settled();
  portal.takeToasts();
  return unchanged;
}

describe.each(urls)('%s', (url) => {
  it(
    `stays usable with ${FAULT_SAMPLE} in each of its responses, and is complete after a valid one`,
    async () => {
      const view = urls.indexOf(url) % 2 === 0 ? 'table' : 'cards';
      const portal = await openPortal(url, { view });
      const intact = { page: textOf(pageOf()), screen: textOf(screenOf()) };
      expect(pageProblems()).toEqual([]);
      if (triedBefore(url, portal)) return;
      const requests = new Map(portal.seen.map((request) => [callOf(request).path, request]));
      const wrong: string[] = [];
      for (const [path, request] of requests) {
        requestedPaths.add(path);
        const valid = await validResponse(request);
        const isShown = path !== dashboard.one.path || !(await usedByLayoutAlone(portal, path));
        if (!isShown) {
          if (ofLayout) continue;
          ofLayout = true;
        }
        const describeFault = (action: string, fault: Fault) => (found: string) =>
          `${path} ${action} with ${fault.name}: ${found}`;
        const index = requestedPaths.size;
        for (const fault of sample(faultsOf(valid), index)) {
          wrong.push(
            ...(await openWithFault(portal, path, fault, intact)).map(describeFault('opened', fault)),
          );
        }
        portal.removeFault();
        await portal.reopen(path);
        await portal.settled();
        wrong.push(...differencesFrom(portal, intact.page));
        const refetchFaults = faultsOf(valid).filter(({ name }) => REFETCH_FAULTS.includes(name));
        for (const fault of sample(refetchFaults, index)) {
          wrong.push(
            ...(await reread(portal, path, fault, intact, isShown)).map(describeFault('read again', fault)),
          );
        }
      }
      expect(wrong.slice(0, SHOWN)).toEqual([]);
    },
    FAULTS_LIMIT_MS,
  );
});

it('the screens together send every read of the contract except the look-up of a form', () => {
  const reads = resources.flatMap((one) =>
    isList(one) ? [one.read.path] : isObject(one) && one.idKey === undefined ? [one.one.path] : [],
  );
  expect(reads.filter((path) => !requestedPaths.has(path))).toEqual([]);
});
