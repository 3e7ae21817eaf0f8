import type { APIRequestContext, Page } from '@playwright/test';
import { demoToken } from './support/api';
import { filledRoute } from './support/filledRoute';
import { twoFrames } from './support/frames';
import { trackIdle } from './support/idle';
import { choose } from './support/select';
import { memberRoutes, publicRoutes } from './support/routes';
import { expect, test } from './support/test';
import { staleTexts, translate, type Replacement } from './support/translate';
import { visit } from './support/visit';

interface Tour {
  readonly page: Page;
  /** Waits until nothing is loading, then checks the texts of the page. */
  readonly check: (step: string) => Promise<void>;
}

/** Uses the controls of lists, tabs and periods: next page, sort, totals, search, each tab. */
async function useLists({ page, check }: Tour) {
  const content = page.locator('#content');
  const next = content.locator('a[aria-label="Next page"]');
  if ((await next.count()) > 0) {
    await next.first().click();
    await check('page 2');
  }
  const headings = content.locator('th.ant-table-column-has-sorters');
  if ((await headings.count()) > 0) {
    await headings.first().click();
    await check('sorted');
  }
  const totals = content.getByRole('button', { name: /^Totals of/ });
  if ((await totals.count()) > 0) {
    await headings.first().click();
    await totals.first().click();
    await check('sorted in reverse, with totals');
  }
  const search = content.getByRole('searchbox');
  if ((await search.count()) > 0) {
    await search.first().fill('nothing like this');
    await search.first().press('Enter');
    await check('nothing found');
  }
  const switches = content
    .getByRole('tab')
    .or(content.locator('.ant-segmented:not([aria-label="Show lists as"]) .ant-segmented-item'));
  for (let index = (await switches.count()) - 1; index >= 0; index--) {
    await switches.nth(index).click();
    await check(`switch ${index}`);
  }
}

/** What a member does on the screens that are more than a list: a wrong and then a right input, and submit. */
const formSteps: Readonly<Record<string, (tour: Tour) => Promise<void>>> = {
  '/fundtransfer': async ({ page, check }) => {
    const submit = page.getByRole('button', { name: 'Transfer', exact: true });
    await submit.click();
    await check('empty');
    await page.getByLabel('User id').fill('nobody');
    await page.getByLabel('Amount (USDT)').fill('-1');
    await check('unknown member');
    await submit.click();
    await check('wrong');
    await page.getByLabel('User id').fill('WH100002');
    await page.getByLabel('Amount (USDT)').fill('12.5');
    await expect(page.getByText('friend@example.test')).toBeVisible();
    await check('right');
    await submit.click();
    await check('review');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Amount (USDT)').fill('');
    await page.getByLabel('User id').fill('');
    await check('emptied');
  },
  '/mithdraw': async ({ page, check }) => {
    const submit = page.getByRole('button', { name: 'Confirm', exact: true });
    await submit.click();
    await check('empty');
    await choose(page, 'Withdraw to', 'Address');
    await page.getByLabel('Wallet address').fill('0x12');
    await page.getByLabel('Quantity (USDT)').fill('5');
    await submit.click();
    await check('wrong');
    await page.getByLabel('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
    await page.getByLabel('Quantity (USDT)').fill('15');
    await page.getByLabel('OTP', { exact: true }).fill('123456');
    await check('right');
    await submit.click();
    await check('review');
    await page.getByRole('button', { name: 'Cancel' }).click();
    for (const label of ['Wallet address', 'Quantity (USDT)', 'OTP']) {
      const field = page.getByLabel(label, { exact: true });
      if ((await field.inputValue()) !== '') await field.fill('');
    }
    await check('emptied');
  },
  '/ticket': async ({ page, check }) => {
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({ json: { success: false, message: 'The desk is closed' } }),
    );
    await page.getByLabel('Message', { exact: true }).fill('My withdrawal is late');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
    await check('failed');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await check('restored');
    await page.unroute('**/api/user/addTicket');
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({ json: { success: true, message: 'Ticket sent' } }),
    );
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    await check('sent');
  },
  '/bindapi': async ({ page, check }) => {
    await page.getByLabel('API key').first().fill('key with spaces!');
    await check('warned');
    await page.getByLabel('API key').first().fill('');
    await check('emptied');
  },
};

/** Submits a public form empty, then with a value in each field. */
async function usePublicForm({ page, check }: Tour) {
  const submit = page.locator('form button[type=submit]');
  if ((await submit.count()) === 0) return;
  await submit.click();
  await check('empty');
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
  await check('rejected');
}

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

interface WalkOptions {
  readonly token?: string;
  readonly replacement: Replacement;
}

/** Takes a walk through translated pages. At each step, expects the texts that React has rendered, and no errors. */
async function expectCurrentTexts(
  page: Page,
  { token, replacement }: WalkOptions,
  walk: (tour: Tour) => Promise<void>,
) {
  if (token !== undefined) await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  // Without the video, whose request doesn't end.
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ status: 204 }));
  await translate(page, replacement);
  const settled = trackIdle(page);
  await walk({
    page,
    check: async (step) => {
      await settled();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const name = `${page.url()} ${step}`;
      await expect.poll(() => page.locator('font').count(), name).toBeGreaterThan(0);
      await expect.poll(() => staleTexts(page), name).toEqual([]);
      expect(await exposedValues(page), name).toEqual([]);
    },
  });
}

/** The screens whose controls the walk uses: each kind of list, tabs, a chart and the dashboard. Others are only opened. */
const used = [
  ...['/dashboard', '/profit', '/team', '/bonus', '/marketdata', '/tranctattion', '/open_position'],
  ...['/closespotposition', '/withdrawhistory', '/ticket', '/bindapi'],
];

const walkMembers =
  (routes: readonly string[], request: APIRequestContext) =>
  async (tour: Tour): Promise<void> => {
    const { page, check } = tour;
    await page.goto('/success');
    for (const route of routes) {
      await visit(page, await filledRoute(route, request));
      await check('opened');
      await formSteps[route]?.(tour);
      if (used.includes(route)) await useLists(tour);
    }
    await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Activity' }).click();
    await check('another screen');
  };

const isForm = (route: string) => route in formSteps;
const lists = memberRoutes.filter((route) => !isForm(route));
const half = Math.ceil(lists.length / 2);

test.describe(
  'a translated page shows what React has rendered',
  { tag: ['@lists', '@member-routes'] },
  () => {
    const walks: readonly (readonly [name: string, routes: readonly string[], replacement: Replacement])[] = [
      ['member screens, first half, and a sample of their lists', lists.slice(0, half), 'replace'],
      ['member screens, second half, and a sample of their lists', lists.slice(half), 'insertAndRemove'],
      ['member screens with forms', memberRoutes.filter(isForm), 'replace'],
    ];
    for (const [name, routes, replacement] of walks)
      test(name, async ({ page, request }) => {
        await expectCurrentTexts(page, { token: demoToken(), replacement }, walkMembers(routes, request));
      });

    test('public pages', async ({ page }) => {
      await expectCurrentTexts(page, { replacement: 'move' }, async (tour) => {
        await tour.page.route('**/api/user/*', (route) =>
          route.fulfill({ json: { success: false, message: 'The desk is closed' } }),
        );
        for (const route of publicRoutes) {
          await tour.page.goto(route);
          // Safari would replace numbers and dates by links before React hydrates the page.
          const detection = tour.page.locator('meta[name=format-detection]');
          await expect(detection).toHaveAttribute('content', /telephone=no, date=no/);
          await tour.check('opened');
          await usePublicForm(tour);
        }
      });
    });

    test('texts that an extension joins, and elements that it removes', async ({ member: page }) => {
      await page.addInitScript(() => {
        const join = () => document.normalize();
        new MutationObserver(join).observe(document, { subtree: true, childList: true, characterData: true });
      });
      await page.goto('/fundtransfer');
      for (const amount of ['12.5', '13.5']) {
        await page.getByLabel('Amount (USDT)').fill(amount);
        await expect(page.getByText(`= ${amount}0 USDT`)).toBeVisible();
      }
      await page.getByLabel('Amount (USDT)').fill('');
      await page.goto('/profit');
      for (const period of ['30 Day', 'All', '1 Day']) {
        await page.getByRole('tab', { name: period }).click();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByText("This section couldn't be shown")).toHaveCount(0);
      }
      await page.goto('/ticket');
      await page.route('**/addTicket', (route) => route.fulfill({ json: { success: false, message: 'No' } }));
      await page.getByLabel('Message', { exact: true }).fill('Hello');
      await page.getByRole('button', { name: 'Send' }).click();
      const restore = page.getByRole('button', { name: 'Restore draft' });
      await restore.evaluate((button) => button.remove());
      await page.getByLabel('Message', { exact: true }).fill('Hello again');
      await expect(page.getByText('Clear the fields to restore it.')).toBeVisible();
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
    });
  },
);
