import { act } from '@testing-library/react';
import { messages } from '../../src/core/messages';
import { faultNamed, faultsOf, sample, type Fault, type ValidResponse } from './faults';
import { callOf, validResponse } from './validBackend';
import { openPortal, type OpenPortal } from './portalScreen';
import { fill, screenOf, textOf, typedIn } from './screenQueries';
import { pageProblems } from './pageProblems';

/** A form of the portal and how a test fills and submits it. The form sends one write. */
export interface WriteForm {
  readonly name: string;
  readonly url: string;
  readonly path: string;
  /** The call's method. Default: POST. */
  readonly method?: 'GET';
  /** Only for a form of visitors: the path to which it leads after success. */
  readonly leadsTo?: string;
  readonly state?: object;
  /** The values to type, by field id. */
  readonly typed: Readonly<Record<string, string>>;
  /** Submits the filled form and confirms it where necessary, so that the request is sent. */
  readonly send: () => Promise<void>;
  /** Matches the text that the form shows when the outcome is unknown; undefined if the form shows only a toast. */
  readonly unknown?: RegExp;
  /** Returns texts of a valid response that the screen shows after it, such as the new balance. */
  readonly shows?: (valid: ValidResponse) => readonly string[];
  /** Faults that only this form is tested with. */
  readonly moreFaults?: readonly Fault[];
  /** Restores the typed values of a form that clears its fields after a failure (product.md: States). */
  readonly restore?: () => Promise<void>;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns the server's message of a successful write, if any. */
async function successMessage(fault: Fault, valid: ValidResponse): Promise<string[]> {
  const { message } = (await (await fault.respond(valid)).json()) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? [message] : [];
}

/** Fills and submits a form whose response has a fault. Returns one sentence for each wrong reaction of the page. */
async function submitWithFault(
  portal: OpenPortal,
  form: WriteForm,
  fault: Fault,
  valid: ValidResponse,
): Promise<string[]> {
  const requests = () => portal.seen.filter((request) => callOf(request).path === form.path).length;
  await fill(form.typed);
  await portal.settled();
  const earlier = requests();
  const release = portal.break(form.path, fault);
  portal.takeToasts();
  await form.send();
  const problems: string[] = [];
  if (fault.needs === 'delay') {
    problems.push(...pageProblems().map((problem) => `while it waits ${problem}`));
    release();
  }
  await portal.settled();
  const toasts = portal.takeToasts();

  problems.push(...pageProblems());
  const offline = fault.needs === 'offline';
  const message = offline ? messages.notSent : fault.message;
  if (requests() - earlier !== (offline ? 0 : 1)) problems.push(`${requests() - earlier} requests were sent`);
  if (fault.write === 'succeeded') {
    const expected = await successMessage(fault, valid);
    if (!same(toasts, expected)) problems.push(`it toasts '${toasts.join()}', not '${expected.join()}'`);
    const shown = (fault.name === 'ok' && form.shows?.(valid)) || [];
    const missing = shown.filter((text) => !textOf(screenOf()).includes(text));
    problems.push(...missing.map((text) => `it does not show ${text}`));
    return problems;
  }
  if (toasts.length !== 1) problems.push(`it toasts '${toasts.join()}'`);
  if (message !== undefined && toasts[0] !== message) problems.push(`it toasts '${toasts.join()}'`);
  return problems;
}

/** Checks that a form keeps its values after a failed write and shows the outcome. Returns a sentence per problem. */
async function problemsAfterFailedWrite(form: WriteForm, fault: Fault): Promise<string[]> {
  const problems: string[] = [];
  const showsUnknown = form.unknown?.test(document.body.textContent) ?? false;
  const offline = fault.needs === 'offline';
  const unknown = form.unknown !== undefined && fault.write === 'unknown' && !offline;
  if (showsUnknown !== unknown)
    problems.push(showsUnknown ? 'it calls the outcome unknown' : 'it does not call the outcome unknown');
  if (!offline) await form.restore?.();
  else if (!document.body.textContent.includes(messages.notSent))
    problems.push('it does not say that nothing was sent');
  const typed = typedIn(form.typed);
  if (!same(typed, form.typed)) problems.push(`the form kept only ${JSON.stringify(typed)}`);
  if (fault.field === undefined) return problems;
  const focused = document.activeElement ?? document.body;
  const text = document.getElementById(`${fault.field}_help`)?.textContent;
  if (focused.id !== fault.field || focused.getAttribute('aria-invalid') !== 'true')
    problems.push(`the focus is on ${focused.id}`);
  if (text !== fault.message) problems.push(`the field says '${text}'`);
  return problems;
}

/** Signs in again after a fault ended the session or marked it as expired. */
export const signInAgain = ({ session }: OpenPortal) =>
  act(() => session.start(session.state().token ?? 'token-of-the-next-session'));

/**
 * Submits a form with each fault of a sample, which begins with fault `offset`, and after a failure again with a valid
 * response. Returns one sentence for each wrong reaction of the page; `problemsAfterFailure` returns further ones.
 */
export async function problemsWithFaults(
  form: WriteForm,
  offset: number,
  problemsAfterFailure: (form: WriteForm, fault: Fault) => readonly string[] = () => [],
): Promise<string[]> {
  const { url, path, method = 'POST', leadsTo, state, moreFaults = [] } = form;
  const isPublic = leadsTo !== undefined;
  const valid = await validResponse({ method, url: `https://backend.test/${path}`, body: {} });
  const open = () => openPortal(url, { signedIn: !isPublic, ...(state && { state }) });
  let portal = await open();
  const wrong: string[] = [];
  for (const fault of [...sample(faultsOf(valid), offset), ...moreFaults]) {
    const worked = fault.write === 'succeeded';
    const problems = await submitWithFault(portal, form, fault, valid);
    const expectPath = (expected: string) => {
      const { pathname } = window.location;
      if (pathname !== expected) problems.push(`it leads to ${pathname}`);
    };
    if (!isPublic && portal.session.state().token === null) expectPath('/login');
    else if (!worked)
      problems.push(...(await problemsAfterFailedWrite(form, fault)), ...problemsAfterFailure(form, fault));
    portal.removeFault();
    if (!isPublic && fault.session) signInAgain(portal);
    await portal.settled();
    if (!worked) {
      expectPath(url);
      const next = await submitWithFault(portal, form, faultNamed('ok'), valid);
      problems.push(...next.map((problem) => `the next try: ${problem}`));
    }
    expectPath(leadsTo ?? url);
    wrong.push(...problems.map((problem) => `${fault.name}: ${problem}`));
    // Open the portal again after a form that leads elsewhere, and because no code can be requested during the countdown.
    if (!isPublic && method !== 'GET') continue;
    portal.unmount();
    localStorage.clear();
    sessionStorage.clear();
    portal = await open();
  }
  return wrong;
}
