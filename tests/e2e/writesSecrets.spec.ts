import type { Page } from '@playwright/test';
import { newMember } from './support/members';
import { codeFor, expect, test } from './support/test';
import { expectToast } from './support/toasts';

/** Starts to record URLs and console messages. Returns a function that returns them with all stored data. */
function traces(page: Page) {
  const exposed: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => {
    exposed.push(message.text());
    // The browser's own hints have the type 'debug'.
    if (message.type() !== 'debug') logged.push(message.text());
  });
  page.on('request', (request) => exposed.push(request.url()));
  return async () => {
    const { stored, stores } = await page.evaluate(async (memberDatabase) => {
      function done<T>(request: IDBRequest<T>) {
        return new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('it cannot be read'));
        });
      }
      const names = (await indexedDB.databases()).map(({ name }) => name);
      const base = names.includes(memberDatabase) ? await done(indexedDB.open(memberDatabase)) : undefined;
      const inBase = base
        ? Array.from(base.objectStoreNames, (name) => base.transaction(name).objectStore(name))
        : [];
      const inPlace = await Promise.all(
        inBase.map((store) => Promise.all([done(store.getAllKeys()), done<unknown[]>(store.getAll())])),
      );
      base?.close();
      return {
        stored: [localStorage, sessionStorage, history.state, document.cookie, inPlace].map((what) =>
          JSON.stringify(what),
        ),
        stores: [...(await caches.keys()), ...names.filter((name) => name !== memberDatabase)],
      };
      // The only database that the portal uses. It is kept after log-out (docs/decisions/018).
    }, 'member-portal');
    return { logged, stores, text: [...exposed, ...stored, page.url()].join('\n') };
  };
}

test.describe('secrets', { tag: ['@exchange-keys', '@password-reset', '@withdraw'] }, () => {
  test('passwords, codes and keys leave no trace in storage, history, URLs and the console', async ({
    page,
    request,
  }) => {
    const { email } = await newMember(request);
    const left = traces(page);
    const secrets: string[] = [];
    const secret = (text: string) => {
      secrets.push(text);
      return text;
    };
    const expectNoTrace = async () => {
      const { logged, stores, text } = await left();
      // The contents of other databases and of logged objects can't be searched, so there must be none.
      expect({ logged, stores }).toEqual({ logged: [], stores: [] });
      expect(text.length).toBeGreaterThan(0);
      for (const hidden of secrets) expect(text).not.toContain(hidden);
    };

    // Password reset, and both steps of the log-in.
    await page.goto('/Verfication_forget');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Resend OTP' }).click();
    await expect(page).toHaveURL('/Forget');
    await page.getByLabel('OTP').fill(secret(await codeFor(request, email)));
    const password = secret('Hidden-98765');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    // Checks before the form is sent too, because a stored draft might be removed afterwards.
    await expectNoTrace();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/');
    await expectNoTrace();

    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await expectNoTrace();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/Verfications');
    await expectNoTrace();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await page.keyboard.type(secret(await codeFor(request, email)));
    await expect(page).toHaveURL('/dashboard');
    await expectNoTrace();

    // Exchange keys, bound and listed.
    await page.goto('/bindapi');
    await page.getByLabel('API key', { exact: true }).fill(secret('hiddenKEY98765'));
    await page.getByLabel('Secret key', { exact: true }).fill(secret('hiddenSecret98765'));
    await expectNoTrace();
    await page.getByRole('button', { name: 'Bind', exact: true }).click();
    const bound = page.getByRole('region', { name: 'Exchange bindings', exact: true }).locator('tbody');
    await expect(bound.getByRole('row', { name: 'BINANCE' })).toHaveCount(1);
    await expectNoTrace();

    // The code of a withdrawal. The portal sends a withdrawal only with a sufficient balance, so mock the balance. The
    // server then rejects the withdrawal.
    await page.route(/\/api\/user\/dashboard$/, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: object };
      await route.fulfill({ response: response, json: { ...rest, data: { ...data, incomeBalance: '50' } } });
    });
    await page.goto('/mithdraw');
    await page.getByLabel('Quantity (USDT)').fill('11');
    await page.getByLabel('OTP', { exact: true }).fill(secret('918273'));
    await expectNoTrace();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expectToast(page, 'Not enough funds');
    await expectNoTrace();

    // Only the token is stored, and log-out removes it.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['token']);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/Login');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await expectNoTrace();
  });
});
