import type { CDPSession, Page } from '@playwright/test';

interface Control {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly url: string | undefined;
}

/** Returns a function that reads the controls and cards of the page from the accessibility tree. */
export async function accessibleControls(page: Page): Promise<() => Promise<Control[]>> {
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
export function ambiguousNames(controls: readonly Control[]): string[] {
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
