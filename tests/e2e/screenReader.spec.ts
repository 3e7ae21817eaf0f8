import { expectAnnounced, watchAnnouncements } from './support/announcements';
import { accessibleControls } from './support/controls';
import { expect, test } from './support/test';

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
