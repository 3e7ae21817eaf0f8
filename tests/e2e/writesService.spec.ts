import { ask, bodiesOf, demoToken, type Balances, type Rows } from './support/api';
import { showAs } from './support/lists';
import { choose } from './support/select';
import { demo, expect, test } from './support/test';
import { expectToast } from './support/toasts';
import { show } from './support/visibility';

test.describe.configure({ mode: 'serial' });

test('keys are bound, updated and unbound, and stay masked', async ({ member: page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const exchange = async () =>
    (await ask<{ data: { exchangeKeys: object }[] }>(request, demoToken(), 'getExchange')).data;
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

  const { data: ip } = await ask<{ data: string }>(request, demoToken(), 'ip');
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

test.describe('keys that the server refuses', () => {
  test.use({ expected: [/status of 400|^400 /] });
  test('keys are sent as they are, checked by the server alone, and a refusal keeps them', async ({
    member: page,
  }) => {
    const sent = bodiesOf(page, 'bind');
    const updates = bodiesOf(page, 'updateBind');
    await page.goto('/bindapi');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => updates).toEqual([{ exchangeName: 'BINANCE', apiKey: '', apiSecret: '' }]);
    await expectToast(page, 'error: ');
    // Anew, so that this refusal's toast is not taken for the next one's.
    await page.reload();
    await page.getByRole('button', { name: 'Bind', exact: true }).click();
    await expectToast(page, 'error: ');
    await page.getByLabel('API key', { exact: true }).fill(' sp ace ');
    await page.getByRole('button', { name: 'Bind', exact: true }).click();
    await expect.poll(() => sent.length).toBe(2);
    expect(sent).toEqual([
      { exchangeName: 'BINANCE', apiKey: '', apiSecret: '' },
      { exchangeName: 'BINANCE', apiKey: ' sp ace ', apiSecret: '' },
    ]);
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue(' sp ace ');
  });
});

test.describe('when the exchange cannot be reached', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('bind, update and unbind each say that something went wrong', async ({ member: page }) => {
    await page.route(/api\/user\/(bind|updateBind|unbind)$/, (route) => route.abort());
    await page.goto('/bindapi');
    const toast = page.locator('.ant-message').getByText(/^Something went wrong, ERROR: /);
    for (const name of ['Bind', 'Update', 'Unbind']) {
      await page.getByRole('button', { name, exact: true }).click();
      if (name === 'Unbind') await page.getByRole('dialog').getByRole('button', { name }).click();
      await expect(toast.last()).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Outcome unknown: check the list below');
      await expect(toast).toHaveCount(0, { timeout: 10_000 });
    }
  });
});

test('a ticket reaches support, and a refused one can be restored', async ({ member: page, request }) => {
  const sent = bodiesOf(page, 'addTicket');
  await page.goto('/ticket');
  await choose(page, 'Topic', 'How fast is an internal transfer?');
  await page.getByLabel('Message').fill('Mine took a minute.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'success: ');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Mine took a minute.');
  expect(sent).toEqual([{ subject: 'How fast is an internal transfer?', message: 'Mine took a minute.' }]);
  const [newest] = (await ask<Rows>(request, demoToken(), 'getTicket', { limit: 10, skip: 0 })).data;
  expect(newest).toMatchObject({ message: 'Mine took a minute.' });

  await page.getByLabel('Message').fill('No topic chosen');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The ticket was not sent.')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('No topic chosen');
});

test.describe('a ticket whose answer is lost', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('may have been sent, and says so', async ({ member: page }) => {
    await page.route('**/api/user/addTicket', (route) => route.abort());
    await page.goto('/ticket');
    await page.getByLabel('Message').fill('Did it arrive?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The ticket may have been sent: look for it below first.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  });
});

test('the deposit address is shown whole, and the history keeps itself fresh', async ({
  member: page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { data: address } = await ask<{ data: string }>(request, demoToken(), 'depositQrCode');
  const asked = bodiesOf(page, 'deposit');
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  await page.clock.install();
  await page.goto('/deposit');
  await expect(page.getByRole('img', { name: 'QR code of your deposit address' })).toBeVisible();
  await expect(page.getByLabel(address, { exact: true })).toHaveText(address);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expectToast(page, 'success: Address copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const list = page.getByRole('region', { name: 'Deposit history', exact: true });
  await expect(list.locator('[aria-busy=false] tbody').getByRole('row')).toHaveCount(10);
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  expect(asked).toEqual([{ limit: 10, skip: 0 }]);

  // The list shows the ends of an address, and copies the whole of it.
  await list
    .getByRole('button', { name: `Copy To ${address}` })
    .first()
    .click();
  await expectToast(page, 'success: Text copied to clipboard!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await page.clock.runFor(30_000);
  await expect(list.getByText(/updated \d\d s ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Deposit Now' }).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(list.getByText(/updated \d s ago/)).toBeVisible();

  // A deposit arrives while the page is open, and the page finds it on its own.
  await request.post('/sandbox/deposits', { data: { email: demo.email, amount: '77.77' } });
  // The clock stands, so that a slow machine adds nothing to the 120 s.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.clock.runFor(2_000);
  const age = Number(/updated (\d+) s ago/.exec((await list.textContent()) ?? '')?.[1]);
  await page.clock.runFor((105 - age) * 1000);
  expect(asked).toHaveLength(2);
  await page.clock.resume();
  await page.clock.runFor(20_000);
  await expect.poll(() => asked.length).toBe(3);
  await expect(list.getByText('New', { exact: true })).toHaveCount(1);
  const fresh = { has: page.getByText('New', { exact: true }) };
  await expect(list.locator('tbody').getByRole('row').first()).toContainText('77.77');
  await expect(list.getByRole('row').filter(fresh)).toContainText('77.77');
  await showAs(list, 'Cards');
  await expect(list.getByRole('article').first()).toContainText('77.77');
  await expect(list.getByRole('article').filter(fresh)).toContainText('77.77');
  await showAs(list, 'Table');
  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  expect(Number(after.data.depositBalance)).toBeCloseTo(Number(before.data.depositBalance) + 77.77, 8);
  const [row] = (await ask<Rows>(request, demoToken(), 'deposit', { limit: 10, skip: 0 })).data;
  expect(row).toMatchObject({ to: address });

  // Nobody looks: nothing is asked. On return it is asked at once.
  await show(page, 'hidden');
  await page.clock.runFor(400_000);
  expect(asked).toHaveLength(3);
  await show(page, 'visible');
  await expect.poll(() => asked.length).toBe(4);
});
