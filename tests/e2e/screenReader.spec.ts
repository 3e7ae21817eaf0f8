import type { CDPSession, Page } from '@playwright/test';
import { showAs } from './support/lists';
import { screens } from './support/routes';
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
    others.some(({ url }) => url === undefined || url !== first?.url) ? [`${others.length + 1} × ${name}`] : [],
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
});
