import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { demoToken } from './support/api';
import { filledRoute } from './support/filledRoute';
import { freezeDate } from './support/clock';
import { twoFrames } from './support/frames';
import { trackIdle } from './support/idle';
import { choose } from './support/select';
import { memberRoutes, publicRoutes } from './support/routes';
import { expect, test } from './support/test';
import { translate, type Replacement } from './support/translate';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

interface Tour {
  readonly page: Page;
  /** Waits until nothing is loading, then records the text of the page. */
  readonly record: (step: string) => Promise<void>;
}

/** Opens the second page of the first list, if it has one. */
async function turnPage({ page, record }: Tour) {
  const next = page.locator('#content a[aria-label="Next page"]');
  if ((await next.count()) === 0) return;
  await next.first().click();
  await record('page 2');
}

/** Uses the controls of lists, tabs and periods: next page, sort, totals, search, each tab. */
async function useLists(tour: Tour) {
  const { page, record } = tour;
  const content = page.locator('#content');
  await turnPage(tour);
  const headings = content.locator('th.ant-table-column-has-sorters');
  if ((await headings.count()) > 0) {
    await headings.first().click();
    await record('sorted');
  }
  const totals = content.getByRole('button', { name: /^Totals of/ });
  if ((await totals.count()) > 0) {
    await headings.first().click();
    await totals.first().click();
    await record('sorted in reverse, with totals');
  }
  const search = content.getByRole('searchbox');
  if ((await search.count()) > 0) {
    await search.first().fill('nothing like this');
    await search.first().press('Enter');
    await record('nothing found');
  }
  const switches = content
    .getByRole('tab')
    .or(content.locator('.ant-segmented:not([aria-label="Show lists as"]) .ant-segmented-item'));
  for (let index = (await switches.count()) - 1; index >= 0; index--) {
    await switches.nth(index).click();
    await record(`switch ${index}`);
  }
}

/** What a member does on the screens that are more than a list: a wrong and then a right input, and submit. */
const formSteps: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  '/fundtransfer': async ({ page, record }) => {
    const submit = page.getByRole('button', { name: 'Transfer', exact: true });
    await submit.click();
    await record('empty');
    await page.getByLabel('User id').fill('nobody');
    await page.getByLabel('Amount (USDT)').fill('-1');
    await record('unknown member');
    await submit.click();
    await record('wrong');
    await page.getByLabel('User id').fill('WH100002');
    await page.getByLabel('Amount (USDT)').fill('12.5');
    await expect(page.getByText('friend@example.test')).toBeVisible();
    await record('right');
    await submit.click();
    await record('review');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Amount (USDT)').fill('');
    await page.getByLabel('User id').fill('');
    await record('emptied');
  },
  '/mithdraw': async ({ page, record }) => {
    const submit = page.getByRole('button', { name: 'Confirm', exact: true });
    await submit.click();
    await record('empty');
    await choose(page, 'Withdraw to', 'Address');
    await page.getByLabel('Wallet address').fill('0x12');
    await page.getByLabel('Quantity (USDT)').fill('5');
    await submit.click();
    await record('wrong');
    await page.getByLabel('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
    await page.getByLabel('Quantity (USDT)').fill('15');
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await record('right');
    await submit.click();
    await record('review');
    await page.getByRole('button', { name: 'Cancel' }).click();
    for (const label of ['Wallet address', 'Quantity (USDT)', 'OTP']) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.inputValue()) !== '') await field.fill('');
    }
    await record('emptied');
  },
  '/ticket': async ({ page, record }) => {
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({ json: { success: false, message: 'The desk is closed' } }),
    );
    await page.getByLabel('Message', { exact: true }).fill('My withdrawal is late');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
    await record('failed');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await record('restored');
    await page.unroute('**/api/user/addTicket');
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({ json: { success: true, message: 'Ticket sent' } }),
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await record('sent');
  },
  '/bindapi': async ({ page, record }) => {
    await page.getByLabel('API key').first().fill('key with spaces!');
    await record('warned');
    await page.getByLabel('API key').first().fill('');
    await record('emptied');
  },
  '/depositpage': async ({ page, record }) => {
    const choice = page.getByRole('button', { name: /Activate|package/i }).first();
    if ((await choice.count()) === 0 || !(await choice.isEnabled())) return;
    await choice.click();
    await record('review');
    const cancel = page.getByRole('button', { name: 'Cancel' });
    if ((await cancel.count()) > 0) await cancel.click();
    await record('closed');
  },
};

/** Submits a public form empty, then with a value in each field. */
async function usePublicForm({ page, record }: Tour) {
  const submit = page.locator('form button[type=submit]');
  if ((await submit.count()) === 0) return;
  await submit.click();
  await record('empty');
  // Without the e-mail of an earlier step, the form can't be sent.
  if ((await page.locator('form input[readonly]').count()) > 0) return;
  for (const input of await page.locator('form input').all()) {
    const isBox =
      (await input.getAttribute('maxlength')) === '1' ||
      (await input.getAttribute('inputmode')) === 'numeric';
    await input.fill(
      (await input.getAttribute('type')) === 'email' ? 'nobody@example.test' : isBox ? '1' : 'Wrong-1234',
    );
  }
  await submit.click();
  await expect(page.locator('.ant-btn-loading')).toHaveCount(0);
  await twoFrames(page);
  await record('rejected');
}

/** Returns the text of the page, except toasts, which close by themselves. */
const textOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('#root > :not([aria-live]), body > :not(#root, script)'),
    ];
    return parts.map(({ innerText }) => innerText.replaceAll(/\s+/g, ' ')).join(' ');
  });

/** Returns the amounts, dates, ids and e-mail addresses that a translation may change, except examples in errors. */
const exposedValues = (page: Page) =>
  page.evaluate(() => {
    const value = /\$-?\d|\d\.\d{2,}|\d{4}-\d\d-\d\d|\b(?:0x)?[\da-f]{16,}\b|\bWH\d{6}\b|\w@\w/i;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const exposed: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        !parentElement ||
        parentElement.closest('script, style, noscript, .ant-form-item-explain, [translate=no]')
      )
        continue;
      if (value.test(textContent ?? '')) exposed.push(textContent ?? '');
    }
    return exposed;
  });

/** Opens a page for a walk. Returns it with a function that waits until nothing is loading or waiting to be rendered. */
async function openPage(browser: Browser, { token, baseURL }: WalkOptions, replacement?: Replacement) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  if (token !== undefined) await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await freezeDate(page);
  // Without the video, whose request doesn't end.
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 204 }));
  await page.addInitScript(
    'window.whenIdle_ = (task) => request(task); const request = requestIdleCallback.bind(window)',
  );
  await withoutUnreadCounts(page);
  if (replacement) await translate(page, replacement);
  const settled = trackIdle(page);
  const settle = async () => {
    await settled();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate('new Promise((done) => whenIdle_(done))');
  };
  return { page, problems, settle };
}

interface WalkOptions {
  readonly token?: string;
  readonly baseURL: string | undefined;
  readonly replacement: Replacement;
}

/** Takes a walk twice, and expects the translated page to show the same texts as the other, without errors. */
async function expectSameTexts(browser: Browser, options: WalkOptions, walk: (tour: Tour) => Promise<void>) {
  const texts: Record<string, string> = {};
  const plain = await openPage(browser, options);
  await walk({
    page: plain.page,
    record: async (step) => {
      await plain.settle();
      texts[`${plain.page.url()} ${step}`] = await textOf(plain.page);
    },
  });
  await plain.page.context().close();
  const translated = await openPage(browser, options, options.replacement);
  await walk({
    page: translated.page,
    record: async (step) => {
      await translated.settle();
      const name = `${translated.page.url()} ${step}`;
      expect(texts).toHaveProperty([name]);
      await expect.poll(() => textOf(translated.page), name).toBe(texts[name]);
      expect(await exposedValues(translated.page), name).toEqual([]);
    },
  });
  await translated.page.context().close();
  expect(translated.problems).toEqual(plain.problems);
}

const walkMembers =
  (routes: readonly string[], request: APIRequestContext) =>
  async (tour: Tour): Promise<void> => {
    const { page, record } = tour;
    for (const route of routes) {
      await page.goto(await filledRoute(route, request));
      await page.locator('#content').waitFor();
      await record('opened');
      await formSteps[route]?.(tour);
      if (varied.includes(route)) await useLists(tour);
      else await turnPage(tour);
    }
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Activity' }).click();
    await record('another screen');
  };

/** Screens whose lists are used thoroughly. The lists of the others consist of the same parts. */
const varied = ['/dashboard', '/open_position', '/tranctattion', '/profit', '/team', '/openview', '/bonus'];

const isForm = (route: string) => route in formSteps;
const lists = memberRoutes.filter((route) => !isForm(route));
const half = Math.ceil(lists.length / 2);

test.describe(
  'a translated page shows the same as an untranslated one',
  { tag: ['@lists', '@member-routes'] },
  () => {
    const walks: readonly (readonly [name: string, routes: readonly string[], replacement: Replacement])[] = [
      ['member screens, first half', lists.slice(0, half), 'replace'],
      ['member screens, second half', lists.slice(half), 'move'],
      ['member screens with forms', memberRoutes.filter(isForm), 'insertAndRemove'],
    ];
    for (const [name, routes, replacement] of walks)
      test(name, async ({ browser, baseURL, request }) => {
        await expectSameTexts(
          browser,
          { token: demoToken(), baseURL, replacement },
          walkMembers(routes, request),
        );
      });

    test('public pages', async ({ browser, baseURL }) => {
      await expectSameTexts(browser, { baseURL, replacement: 'replace' }, async (tour) => {
        await tour.page.route('**/api/user/*', (route) =>
          route.fulfill({ json: { success: false, message: 'The desk is closed' } }),
        );
        for (const route of publicRoutes) {
          await tour.page.goto(route);
          await tour.record('opened');
          await usePublicForm(tour);
        }
      });
    });
  },
);
