import { walk } from './support/focusWalk';
import { expect, test } from './support/test';

// A trace would take a picture of the whole page at every stop.
test.use({ colorScheme: 'light', trace: 'off' });

// On a desktop every route is walked where it is open anyway: routes.spec.ts.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the focus is seen in the drawer and the tab bar', async ({ member: page }) => {
    await page.goto('/success');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const bar = await walk(page);
    expect(bar.faults).toEqual([]);
    // The skip link, the menu, the logo, two buttons, two links, six tabs.
    expect(bar.stops).toBeGreaterThanOrEqual(12);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Ticket' }).waitFor();
    const drawer = await walk(page);
    expect(drawer.faults).toEqual([]);
    expect(drawer.stops).toBeGreaterThan(15);
  });
});
