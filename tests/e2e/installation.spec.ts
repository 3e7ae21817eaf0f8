import { paletteOf } from '../../src/app/theme';
import { expect, test } from './support/test';

test.describe('the installed portal', { tag: '@installation' }, () => {
  test.use({ colorScheme: 'light' });

  test('has a manifest that the page policy allows, and starts at the log-in without a session', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/');
    const browser = await page.context().newCDPSession(page);
    const { url, errors, manifest } = await browser.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${baseURL}/manifest.json`, []]);
    await page.goto(manifest.startUrl ?? 'none');
    await expect(page).toHaveURL(/\/login$/);
  });

  test("colours the browser's bar as the top bar, in the system's and in the chosen theme", async ({
    member: page,
  }) => {
    /** Returns the colours of the `<meta>` tags that apply. */
    const colours = () =>
      page
        .locator('meta[name=theme-color]')
        .evaluateAll((tags) =>
          tags
            .filter((tag) => matchMedia(tag.getAttribute('media') ?? '').matches)
            .map((tag) => tag.getAttribute('content')),
        );
    const [light, dark] = [paletteOf('light').colorBgContainer, paletteOf('dark').colorBgContainer];
    await page.goto('/activity');
    await expect(page.locator('#content time').first()).toBeVisible();
    await expect.poll(colours).toEqual([light]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(colours).toEqual([dark]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('dialog', { name: 'Preferences' }).getByText('Dark', { exact: true }).click();
    await expect.poll(colours).toEqual([dark]);
    await page.reload();
    await expect.poll(colours).toEqual([dark]);
  });
});
