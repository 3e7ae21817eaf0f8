import { callApi, bodiesOf, demoToken } from './support/api';
import { twoFrames } from './support/frames';
import { holdRequests } from './support/holdRequests';
import { expect, test } from './support/test';
import { expectToast, toastsOf } from './support/toasts';

interface Member {
  readonly data: { readonly url: string; readonly user: { readonly phoneNumber: string } };
}

test.describe('profile', { tag: '@profile' }, () => {
  test('the phone number is saved by either button, and by Submit only when it changed', async ({
    member: page,
    request,
  }) => {
    const sent = bodiesOf(page, 'addPhoneNumber');
    const phone = async () =>
      (await callApi<Member>(request, demoToken(), 'dashboard')).data.user.phoneNumber;
    await page.goto('/profile');
    await expect(page.getByText('WH100001', { exact: true }).last()).toBeVisible();
    await expect(page.getByLabel('Phone number')).toHaveValue(await phone());
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('This number is already saved.').first()).toBeVisible();
    expect(sent).toEqual([]);

    await page.getByLabel('Phone number').fill('+44 20 7946 0001');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectToast(page, 'success: Phone number saved');
    expect(await phone()).toBe('+44 20 7946 0001');
    await page.getByLabel('Phone number').fill('+44 20 7946 0002');
    // Hold the request back, so that the second click comes while the first request is running.
    const release = await holdRequests(page, '**/api/user/addPhoneNumber');
    await page.getByRole('button', { name: 'Add Number' }).dblclick();
    release();
    await expect(async () => expect(await phone()).toBe('+44 20 7946 0002')).toPass();
    // The response reaches the page after the database has changed; until then the button ignores clicks.
    await expect(page.getByRole('button', { name: 'Add Number' }).locator('.anticon-loading')).toHaveCount(0);
    expect(sent).toEqual([{ phonenumber: '+44 20 7946 0001' }, { phonenumber: '+44 20 7946 0002' }]);
  });

  test('the referral link is copied, and shared by five links without a share sheet', async ({
    member: page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const { url } = (await callApi<Member>(request, demoToken(), 'dashboard')).data;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'success: Text copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

    const share = page.getByRole('button', { name: 'Share', exact: true });
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeHidden();
    await share.click();
    await expect(share).toHaveAttribute('aria-expanded', 'true');
    const shareLinks = page.getByRole('list', { name: 'Share with' }).getByRole('link');
    expect(await shareLinks.allTextContents()).toEqual([
      'WhatsApp',
      'Twitter',
      'Facebook',
      'Telegram',
      'E-mail',
    ]);
    for (const link of await shareLinks.all()) {
      expect(await link.getAttribute('href')).toContain(encodeURIComponent(url));
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
  });

  test('sharing reports success or failure, and nothing when the member closes the share sheet', async ({
    member: page,
  }) => {
    await page.addInitScript(() => {
      const share = () => {
        const { shareError } = window as { shareError?: string };
        return shareError ? Promise.reject(new DOMException('', shareError)) : Promise.resolve();
      };
      Object.defineProperty(navigator, 'share', { value: share });
    });
    await page.goto('/profile');
    const shareWith = async (error?: string) => {
      await page.evaluate((name) => Object.assign(window, { shareError: name }), error);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
    };
    await shareWith();
    await expectToast(page, 'success: Link shared successfully!');
    await shareWith('AbortError');
    // Wait two frames: if the portal showed a toast, it would be rendered by then.
    await twoFrames(page);
    await shareWith('NotAllowedError');
    await expectToast(page, 'error: Failed to share!');
    expect(await toastsOf(page)).toEqual(['success: Link shared successfully!', 'error: Failed to share!']);
  });
});

test.describe('copying', { tag: ['@profile', '@exchange-keys', '@deposit'] }, () => {
  test.describe('without a clipboard API', () => {
    test('every copy button uses the fallback and names it in a toast', async ({ member: page, request }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      const text = async (call: string) => (await callApi<{ data: string }>(request, demoToken(), call)).data;
      const { url } = (await callApi<Member>(request, demoToken(), 'dashboard')).data;
      // Without the clipboard API the test can't read the clipboard, so it pastes.
      const expectPasted = async (copied: string) => {
        const field = page.getByLabel('API key', { exact: true });
        await field.fill('');
        await field.press('ControlOrMeta+V');
        await expect(field).toHaveValue(copied);
      };
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Copy link' }).click();
      await expectToast(page, 'Text copied to clipboard! (fallback method)');
      await page.goto('/bindapi');
      await expectPasted(url);
      await page.getByRole('button', { name: /Copy server IP/ }).click();
      await expectToast(page, 'Ip copied to clipboard! (fallback method)');
      await expectPasted(await text('ip'));
      await page.goto('/deposit');
      await page.getByRole('button', { name: 'Copy address' }).click();
      await expectToast(page, 'Address copied to clipboard! (fallback method)');
      await page.goto('/bindapi');
      await expectPasted(await text('depositQrCode'));
      await page.goto('/usertouser');
      await page.getByRole('link', { name: /^View/ }).first().click();
      const copyId = page.getByRole('dialog').getByRole('button', { name: /^Copy .* WH\d+$/ });
      const id = (await copyId.first().getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
      await copyId.first().click();
      await page.goto('/bindapi');
      await expectPasted(id);
    });
  });
});

test.describe('log-out on the profile', { tag: ['@guards', '@profile'] }, () => {
  test('the profile links to the tickets, and its log-out asks for confirmation, clears local storage and leads to /', async ({
    member: page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/profile');
    await expect(page.getByRole('main').getByRole('link', { name: 'Ticket' })).toHaveAttribute(
      'href',
      '/ticket',
    );
    await page.evaluate(() => localStorage.setItem('preferences', '{"theme":"dark"}'));
    await page.reload();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmation' });
    await expect(dialog).toContainText('Are you sure you want to Logout?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/profile');
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    // Log-out has removed the stored theme too.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await page.goBack();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login');
  });
});
