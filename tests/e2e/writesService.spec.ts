import { callApi, bodiesOf, demoToken, type Rows } from './support/api';
import { choose } from './support/select';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

test.describe.configure({ mode: 'serial' });

test.describe('exchange keys', { tag: '@exchange-keys' }, () => {
  test('keys are bound, updated and unbound, stay masked, and leave no copy in the browser', async ({
    member: page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const exchange = async () =>
      (await callApi<{ data: { exchangeKeys: object }[] }>(request, demoToken(), 'getExchange')).data;
    const calls: [string, object][] = [];
    page.on('request', (sent) => {
      const call = /api\/user\/(bind|unbind|updateBind)$/.exec(sent.url())?.[1];
      if (call) calls.push([call, sent.postDataJSON() as object]);
    });
    await page.goto('/bindapi');
    await expect(page.getByRole('main')).toContainText('spot and margin trading');
    await expect(page.getByRole('main')).toContainText('without spaces or special characters');
    const exchanges = page.getByRole('combobox', { name: 'Exchange', exact: true });
    await exchanges.press('Enter');
    await expect(page.getByRole('option')).toHaveText(['BINANCE']);
    await expect(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');
    await exchanges.press('Escape');
    const list = page.getByRole('region', { name: 'Exchange bindings', exact: true });
    const bound = list.locator('tbody').getByRole('row', { name: 'BINANCE' });
    await expect(bound).toHaveCount(1);

    const { data: ip } = await callApi<{ data: string }>(request, demoToken(), 'ip');
    await page.getByRole('button', { name: 'Copy server IP' }).click();
    await expectToast(page, 'Ip copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ip);

    await page.getByRole('button', { name: 'Unbind' }).click();
    const dialog = page.getByRole('dialog', { name: 'Unbind BINANCE?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Unbind' }).click();
    await dialog.getByRole('button', { name: 'Unbind' }).click();
    await expect(list).toContainText('Data Not Found');
    expect(await exchange()).toEqual([]);

    await page.getByLabel('API key', { exact: true }).fill('abc DEF');
    await expect(page.getByText(/space or a line break/)).toBeVisible();
    await page.getByLabel('API key', { exact: true }).fill('abcDEF123456');
    await page.getByLabel('Secret key', { exact: true }).fill('secret123456');
    await page.getByRole('button', { name: 'Bind', exact: true }).click();
    await expect(bound).toHaveCount(1);
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Secret key', { exact: true })).toHaveValue('');
    await expect(list).not.toContainText('abcDEF123456');
    expect(await exchange()).toMatchObject([
      { exchangeKeys: { apiKey: 'abcDEF123456', apiSecret: 'secret123456' } },
    ]);

    await page.getByLabel('API key', { exact: true }).fill('newKEY123456');
    await page.getByLabel('Secret key', { exact: true }).fill('newSecret1234');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
    expect(await exchange()).toMatchObject([
      { exchangeKeys: { apiKey: 'newKEY123456', apiSecret: 'newSecret1234' } },
    ]);
    expect(calls).toEqual([
      ['unbind', { exchangeName: 'BINANCE' }],
      ['bind', { exchangeName: 'BINANCE', apiKey: 'abcDEF123456', apiSecret: 'secret123456' }],
      ['updateBind', { exchangeName: 'BINANCE', apiKey: 'newKEY123456', apiSecret: 'newSecret1234' }],
    ]);
    expect(
      await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state])),
    ).not.toMatch(/KEY123456|ecret1234/);
  });
});

test.describe('tickets', { tag: ['@tickets', '@states'] }, () => {
  test('a ticket has five topics and reaches support, and a rejected one can be restored', async ({
    member: page,
    request,
  }) => {
    const sent = bodiesOf(page, 'addTicket');
    await page.goto('/ticket');
    // No topic is selected at first, and the form does not require one.
    await expect(page.getByRole('region', { name: 'Write to support' })).toContainText('Choose a topic');
    await page.getByRole('combobox', { name: 'Topic' }).press('Enter');
    await expect(page.getByRole('option')).toHaveCount(5);
    expect(await page.getByRole('option').allTextContents()).toEqual([
      expect.stringMatching(/withdrawal address.*rejected/),
      expect.stringMatching(/confirmations.*deposit/),
      expect.stringMatching(/fast.*internal transfer/),
      expect.stringMatching(/trade fee/),
      'Other',
    ]);
    await page.getByRole('combobox', { name: 'Topic' }).press('Escape');
    await choose(page, 'Topic', 'How fast is an internal transfer?');
    await page.getByLabel('Message').fill('Mine took a minute.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'success: ');
    await expect(page.getByLabel('Message')).toHaveValue('');
    await expect(page.locator('tbody').getByRole('row').first()).toContainText('Mine took a minute.');
    expect(sent).toEqual([{ subject: 'How fast is an internal transfer?', message: 'Mine took a minute.' }]);
    const [newest] = (await callApi<Rows>(request, demoToken(), 'getTicket', { limit: 10, skip: 0 })).data;
    expect(newest).toMatchObject({ message: 'Mine took a minute.' });

    await page.getByLabel('Message').fill('No topic chosen');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText("Your ticket wasn't sent.")).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('No topic chosen');
  });
});
