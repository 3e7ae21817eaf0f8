import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import { noteToasts } from './toasts';
import { watchStyles } from './watchStyles';

export const demo = { email: 'demo@example.test', password: 'Demo-1234' };

/** Chromium's warning if a page doesn't use a preloaded file for some seconds, as on a busy machine. */
const LATE_PRELOAD = /preloaded using link preload but not used/;

interface Fixtures {
  /** Patterns of the console errors and failed responses that a test causes on purpose. */
  expected: RegExp[];
  /** A page. A console error, uncaught error, failed response or request to another origin fails the test. */
  page: Page;
  /** The page, signed in as the demo member by `signInOnce`. */
  member: Page;
}

/** Collects a page's console errors, uncaught errors, failed responses and requests to other origins. */
export function problemsOf(page: Page, origins: readonly (string | undefined)[]): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type()) && !LATE_PRELOAD.test(message.text());
    if (isProblem) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && !origins.includes(origin)) problems.push(`foreign origin: ${origin}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return problems;
}

export const test = base.extend<Fixtures>({
  expected: [[], { option: true }],

  page: async ({ page, baseURL, expected }, use) => {
    const problems = problemsOf(page, [baseURL]);
    if (process.env.ANTD_STYLES !== 'runtime') await page.addInitScript({ content: watchStyles });
    await page.addInitScript({ content: noteToasts });
    await use(page);
    const unexpected = problems.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
    // Ignore errors in route handlers of requests that are still running when the test ends.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected).toEqual([]);
  },

  member: async ({ page, context, baseURL }, use) => {
    const token = process.env.E2E_TOKEN;
    if (!token) throw new Error('signInOnce left no session');
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: baseURL ?? '', localStorage: [{ name: 'token', value: token }] }],
    });
    await use(page);
  },
});

export { expect };

/** Returns the newest code that the sandbox has mailed to an e-mail address. */
export async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  const mails = (await (
    await request.get(`/sandbox/mailbox?format=json&to=${encodeURIComponent(email)}`)
  ).json()) as {
    code: string;
  }[];
  const [newest] = mails;
  if (!newest) throw new Error(`no mail to ${email}`);
  return newest.code;
}
