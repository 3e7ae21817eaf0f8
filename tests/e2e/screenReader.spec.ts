import type { CDPSession, Page } from '@playwright/test';
import { expectAnnounced, watchAnnouncements } from './support/announcements';
import { showAs } from './support/lists';
import { publicRoutes, screens } from './support/routes';
import { expect, test } from './support/test';
import { visit } from './support/visit';

interface Control {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly url: string | undefined;
}

/** Returns a function that reads the controls and cards of the page from the accessibility tree. */
async function accessibleControls(page: Page): Promise<() => Promise<Control[]>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, role }) => !ignored && ROLES.includes(String(role?.value)))
      .map(({ role, name, description, properties = [] }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        description: String(description?.value ?? ''),
        url: properties.find((property) => property.name === 'url')?.value.value as string | undefined,
      }));
  };
}

const ROLES = ['article', 'button', 'columnheader', 'combobox', 'link', 'searchbox', 'tab', 'textbox'];

/** Returns the names that several controls of the page have, unless they are links to the same URL or explain a word. */
function ambiguousNames(controls: readonly Control[]): string[] {
  const named = new Map<string, Control[]>();
  for (const control of controls) {
    const { role, name } = control;
    if (role === 'columnheader' || name.startsWith('About ')) continue;
    named.set(`${role} "${name}"`, [...(named.get(`${role} "${name}"`) ?? []), control]);
  }
  return [...named].flatMap(([name, [first, ...others]]) =>
    others.some(({ url }) => url === undefined || url !== first?.url)
      ? [`${others.length + 1} × ${name}`]
      : [],
  );
}

test.describe('screen readers', { tag: '@screen-readers' }, () => {
  test('no two controls or cards of a screen have the same name', async ({ member: page }) => {
    await page.goto('/activity');
    const controls = await accessibleControls(page);
    const problems: string[] = [];
    for (const view of ['Table', 'Cards'] as const) {
      await visit(page, '/activity');
      await showAs(page, view);
      for (const route of [...screens, '/open_position?tab=orders', '/wallet?q=fee&totals=1']) {
        await visit(page, route);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        for (const toggle of await page.getByRole('button', { name: /^Details / }).all())
          await toggle.evaluate((button: HTMLElement) => button.click());
        await expect(page.locator('[aria-expanded=false]:is(article *)')).toHaveCount(0);
        problems.push(...ambiguousNames(await controls()).map((name) => `${view} ${route}: ${name}`));
      }
    }
    expect(problems).toEqual([]);
  });

  test('no two controls of a public page have the same name', async ({ page }) => {
    const controls = await accessibleControls(page);
    const problems: string[] = [];
    for (const route of publicRoutes) {
      await page.goto(route);
      await page.getByRole('heading', { level: 1 }).waitFor();
      problems.push(...ambiguousNames(await controls()).map((name) => `${route}: ${name}`));
    }
    expect(problems).toEqual([]);
  });

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
