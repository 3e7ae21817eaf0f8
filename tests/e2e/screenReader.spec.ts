import type { Page } from '@playwright/test';
import { accessibleControls } from './support/controls';
import { trackIdle } from './support/idle';
import { expect, test } from './support/test';
import { withoutUnreadCounts } from './support/withoutUnreadCounts';

declare global {
  interface Window {
    /** The texts that screen readers have announced since the page was loaded. */
    announced_: string[];
  }
}

/**
 * Runs in the page. Records what is added to a live region, all of it for a status or an alert, and the alerts that are
 * added. A live region within another one announces its text twice, so it is recorded twice.
 */
const recordAnnouncements = `{
  window.announced_ = [];
  const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const texts = new WeakMap();
  const changed = new Map();
  const note = (node, added) => {
    if (!node) return;
    for (let region = node.closest(LIVE); region; region = region.parentElement?.closest(LIVE))
      changed.set(region, [...(changed.get(region) ?? []), added]);
  };
  const flush = () => {
    for (const [region, added] of changed) {
      if (region.closest('[aria-busy=true], [aria-hidden=true], [inert]') || !region.isConnected) continue;
      const before = texts.get(region);
      texts.set(region, region.textContent);
      const nodes = region.matches('[role=status], [role=alert]') ? [region] : added.filter((node) => node.isConnected);
      const text = nodes.map((node) => node.textContent).join(' ').trim();
      if (text && region.textContent !== before) announced_.push(text);
    }
    changed.clear();
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records) {
      const parent = target instanceof Element ? target : target.parentElement;
      if (type !== 'childList') note(parent, target);
      for (const node of addedNodes) {
        note(parent, node);
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) if (alert.matches('[role=alert]')) note(alert, alert);
      }
    }
    // React may need several commits for one change.
    requestAnimationFrame(() => requestAnimationFrame(flush));
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-busy'] });
}`;

/** Records announcements from the next page load on. */
const watchAnnouncements = (page: Page) => page.addInitScript({ content: recordAnnouncements });

/** Returns all announcements since the page was loaded. */
const announcementsOf = (page: Page) => page.evaluate(() => window.announced_);

/** Waits for the announcement of an event, and expects no other one since the page was loaded but those before it. */
async function expectAnnounced(page: Page, all: readonly string[]): Promise<void> {
  await expect.poll(() => announcementsOf(page)).toHaveLength(all.length);
  expect(await announcementsOf(page)).toEqual(all);
}

test.describe('screen readers', { tag: '@screen-readers' }, () => {
  test('column headings announce that they sort, selects their values, and the palette its first match', async ({
    member: page,
  }) => {
    await page.goto('/open_position');
    const controls = await accessibleControls(page);
    const pairs = page.getByRole('combobox', { name: 'Pair' });
    const heading = page.getByRole('columnheader', { name: 'Leverage' });
    await expect(heading).toHaveAttribute('aria-sort', 'none');
    expect((await controls()).find(({ name }) => name === 'Leverage')?.description).toBe('sortable');
    await heading.click();
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');

    await pairs.click();
    await page.getByRole('listbox').waitFor({ state: 'attached' });
    for (const pair of ['BNBUSDT', 'XRPUSDT']) await page.getByTitle(pair, { exact: true }).last().click();
    await expect(pairs).toHaveAccessibleDescription('BNBUSDT, XRPUSDT');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Command palette' });
    const option = page.getByRole('option');
    const expectFirst = async () => {
      const first = (await option.first().getAttribute('id')) ?? '';
      await expect(palette).toHaveAttribute('aria-activedescendant', first);
    };
    await expect(palette).toBeFocused();
    await expectFirst();
    for (const letter of 'team') {
      await page.keyboard.press(letter);
      await expectFirst();
    }
    await expect(option.first()).toHaveText('Team');
    await page.keyboard.press('ArrowDown');
    await expect(palette).toHaveAttribute(
      'aria-activedescendant',
      (await option.nth(1).getAttribute('id')) ?? '',
    );
    await palette.fill('nothing is called that');
    await expect(page.getByText('No results')).toBeVisible();
    await expect(palette).not.toHaveAttribute('aria-activedescendant');
  });

  test('each event is announced once', async ({ member: page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await watchAnnouncements(page);
    // Requests that are in flight when the page goes offline would fail.
    await withoutUnreadCounts(page);
    const idle = trackIdle(page);
    await page.goto('/open_position');
    const heard: string[] = [];
    const step = async (text: string, act: () => Promise<unknown>) => {
      await act();
      heard.push(text);
      await expectAnnounced(page, heard);
    };
    await step('Page 1: 1–10 of 60', () => page.getByRole('heading', { level: 1 }).waitFor());
    await step('Page 2: 11–20 of 60', () => page.getByRole('link', { name: 'Page 2', exact: true }).click());
    await step('Page 1: 1–10 of 60 Sorted by Leverage, lowest first', () =>
      page.getByRole('columnheader', { name: 'Leverage' }).click(),
    );
    await step('Page 1: 1–10 of 60', () => page.getByRole('link', { name: 'Clear' }).click());
    await step('No rows', () => page.getByRole('searchbox').fill('no such row'));
    await step('Page 1: 1–10 of 60', () => page.getByRole('link', { name: 'Clear' }).click());
    // Another filter with the same number of rows.
    await step('Page 1: 1–10 of 60', () => page.getByRole('searchbox').fill('usdt'));
    await step('Text copied to clipboard!', () =>
      page.getByRole('button', { name: /^Copy/ }).first().click(),
    );
    await idle();
    await step("You're offline. This information may be out of date.", () => context.setOffline(true));
    await step("You're online again.", () => context.setOffline(false));
    await step('Page 1: 1–10 of 14', () => page.getByRole('link', { name: 'Ticket', exact: true }).click());
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.locator('#content')).toHaveAccessibleName('Ticket');
    // The server rejects an empty ticket. The form shows its message too.
    await step('Choose a topic and write a message', () =>
      page.getByRole('button', { name: 'Send' }).click(),
    );
    await page.route('**/api/user/addTicket', (route) =>
      route.fulfill({ json: { success: true, message: 'Sent' } }),
    );
    await step('Sent', () => page.getByRole('button', { name: 'Send' }).click());
    await page.route('**/api/user/marketData', (route) =>
      route.fulfill({ json: { success: false, message: 'Closed for the night' } }),
    );
    await step('Closed for the night', () =>
      page.getByRole('link', { name: 'Market', exact: true }).first().click(),
    );
    await expect(page.getByText("This list couldn't be loaded")).toBeVisible();
    await expectAnnounced(page, heard);
  });
});
