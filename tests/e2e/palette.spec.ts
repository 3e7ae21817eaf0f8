import type { Page } from '@playwright/test';
import { twoFrames } from './support/frames';
import { holdRequests } from './support/holdRequests';
import { trackIdle } from './support/idle';
import { goByPalette } from './support/keys';
import { expect, test } from './support/test';

const palette = (page: Page) => page.getByRole('combobox', { name: 'Command palette' });
const findButton = (page: Page) => page.getByRole('button', { name: /^Find a page/ });

test.describe('command palette', { tag: '@keyboard' }, () => {
  test('the palette finds screens by name, changes the theme, hides amounts and offers to log out', async ({
    member: page,
  }) => {
    const idle = trackIdle(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const code = () => loaded.filter((url) => /\/assets\/CommandPalette-.*\.js$/.test(url)).length;
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    await expect(findButton(page)).toBeVisible();
    await idle();
    // The code of the palette is loaded when it is first opened.
    expect(code()).toBe(0);
    await goByPalette(page, 'withdraw history');
    expect(code()).toBeGreaterThan(0);
    await expect(page).toHaveURL('/withdrawhistory');
    await goByPalette(page, 'market');
    await expect(page).toHaveURL('/marketdata');
    await goByPalette(page, 'royalty');
    await expect(page).toHaveURL('/layalty');

    await test.step('the best match comes first, without its route', async () => {
      await findButton(page).click();
      await palette(page).fill('transf');
      await expect(page.getByRole('option').first()).toHaveText('Fund Transfer');
      await page.keyboard.press('Escape');
    });

    await test.step('a search without results', async () => {
      await findButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
      await palette(page).fill('nothing is called that');
      await expect(page.getByText('No results')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(findButton(page)).toBeFocused();
    });

    await test.step('actions', async () => {
      await goByPalette(page, 'dark');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await goByPalette(page, 'hide amounts');
      await expect(page.locator('#content')).toContainText('••••');
      await goByPalette(page, 'log out');
      await expect(page.getByRole('dialog', { name: 'Confirmation' })).toBeVisible();
    });
  });

  test('the palette keeps the focus and the typed text while a screen loads behind it', async ({
    member: page,
  }) => {
    await page.goto('/profile');
    await page.getByRole('navigation', { name: 'Sidebar' }).waitFor();
    // Load the code of the palette now, so that only the screen's code is still loading when the palette opens again.
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);

    const release = await holdRequests(page, /\/assets\/TicketScreen-/);
    await page.locator('#content').getByRole('link', { name: 'Ticket' }).click();
    await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeFocused();
    await page.keyboard.type('mark');
    release();
    await expect(page.getByText('Write to support')).toBeAttached();
    await expect(palette(page)).toBeFocused();
    await page.keyboard.type('et');
    await expect(palette(page)).toHaveValue('market');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/marketdata');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('? shows the shortcuts, but not while typing', async ({ member: page }) => {
    await page.goto('/ticket');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.type('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Ctrl+K');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByLabel('Message').fill('why');
    await page.keyboard.press('End');
    // The dialog's code has loaded, so `?` in the field would open it at once.
    await page.keyboard.type('?');
    await expect(page.getByLabel('Message')).toHaveValue('why?');
    await twoFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Ctrl+K opens the palette on a keyboard without Latin letters', async ({ member: page }) => {
    await page.goto('/success');
    await page.getByRole('button', { name: 'Find a page (Ctrl+K)' }).waitFor();
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true }),
      ),
    );
    await expect(palette(page)).toBeFocused();
  });

  test.describe('on a Mac', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0.0.0',
    });
    test('⌘K opens the palette, and Ctrl+K does not', async ({ member: page }) => {
      await page.goto('/success');
      await expect(page.getByRole('button', { name: 'Find a page (⌘K)' })).toBeVisible();
      await page.keyboard.press('Meta+k');
      await expect(palette(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      // The palette's code has loaded, so a wrong shortcut would open it at once.
      await page.keyboard.press('Control+k');
      await twoFrames(page);
      await expect(palette(page)).toHaveCount(0);
    });
  });
});
