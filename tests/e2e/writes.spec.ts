import type { APIRequestContext, Page } from '@playwright/test';
import { codeFor, expect, test } from './support/test';

test.describe.configure({ mode: 'serial' });

/** Calls the API as a member, past the portal: what the database really holds. */
async function ask<T>(request: APIRequestContext, token: string, call: string, data?: object): Promise<T> {
  const options = { headers: { Authorization: token } };
  const answer = data
    ? await request.post(`/api/user/${call}`, { ...options, data })
    : await request.get(`/api/user/${call}`, options);
  return (await answer.json()) as T;
}

interface Balances {
  data: { mainBalance: string; depositBalance: string; user: { paidStatus: boolean } };
}
interface Rows {
  data: Record<string, string>[];
  count: number;
}

const demoToken = () => process.env.E2E_TOKEN ?? '';
const bodiesOf = (page: Page, call: string): object[] => {
  const bodies: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/user/${call}`)) bodies.push(request.postDataJSON() as object);
  });
  return bodies;
};

async function friendToken(request: APIRequestContext): Promise<string> {
  const email = 'friend@example.test';
  await request.post('/api/user/signIn', { data: { email, password: 'Friend-1234' } });
  const answer = await request.post('/api/user/verifySignIn', {
    data: { email, otp: await codeFor(request, email) },
  });
  return ((await answer.json()) as { token: string }).token;
}

test('a transfer leaves one member and reaches the other', async ({ member: page, request }) => {
  const friend = await friendToken(request);
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const theirs = await ask<Balances>(request, friend, 'dashboard');
  const sent = bodiesOf(page, 'fundTransfer');
  const lookups = bodiesOf(page, 'fetchDetails');
  await page.goto('/fundtransfer');
  await page.getByLabel('User id').fill('WH100002');
  await expect(page.getByText('friend@example.test')).toBeVisible();
  expect(lookups.at(-1)).toEqual({ uid: 'WH100002' });
  await page.getByLabel('Amount (USDT)').fill('12.5');
  await page.getByRole('button', { name: 'Transfer' }).click();

  const dialog = page.getByRole('dialog', { name: 'Send these funds?' });
  await expect(dialog).toContainText('(WH100002)');
  await expect(dialog).toContainText('12.50 USDT');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Transfer' }).dblclick();
  await expect(page.locator('.ant-message-success')).toContainText('12.5 USDT sent');
  await expect(page.getByLabel('User id')).toHaveValue('');
  await expect(page.getByLabel('Amount (USDT)')).toHaveValue('');
  expect(sent).toEqual([{ uid: 'WH100002', amount: '12.5' }]);

  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  const theirsAfter = await ask<Balances>(request, friend, 'dashboard');
  expect(Number(after.data.mainBalance)).toBeCloseTo(Number(before.data.mainBalance) - 12.5, 8);
  expect(Number(theirsAfter.data.mainBalance)).toBeCloseTo(Number(theirs.data.mainBalance) + 12.5, 8);
  const page1 = { limit: 10, skip: 0, transactionType: 'userFundTransfer' };
  const [mine] = (await ask<Rows>(request, demoToken(), 'allTxns', page1)).data;
  const [their] = (await ask<Rows>(request, friend, 'allTxns', page1)).data;
  expect(mine).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'DEBIT' });
  expect(their).toMatchObject({ from: 'WH100001', to: 'WH100002', side: 'CREDIT' });

  // The balance in view was read again, and the list shows the transfer first.
  await expect(
    page.getByText(
      `$${Number(after.data.mainBalance).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`,
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Transfers so far' }).click();
  await expect(page.getByRole('article').first()).toContainText('-12.50');
});

test('a transfer says what is missing, shows no stale recipient, and keeps a refused amount', async ({
  member: page,
}) => {
  const sent = bodiesOf(page, 'fundTransfer');
  await page.goto('/fundtransfer');
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByLabel('User id')).toHaveAccessibleDescription('Please enter the details');
  await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription('Please enter the details');
  await page.getByLabel('User id').fill('WH100002');
  await expect(page.getByText('friend@example.test')).toBeVisible();
  await page.getByLabel('User id').fill('WH999999');
  await expect(page.getByText('friend@example.test')).toBeHidden();
  await page.getByLabel('Amount (USDT)').fill('-5');
  await page.getByRole('button', { name: 'Transfer' }).click();
  await expect(page.getByLabel('User id')).toHaveAccessibleDescription('No member is found for this id');
  await expect(page.getByLabel('Amount (USDT)')).toHaveAccessibleDescription(/above 0/);

  await page.getByLabel('User id').fill('WH100002');
  await expect(page.getByText('friend@example.test')).toBeVisible();
  await page.getByLabel('Amount (USDT)').fill('99999999');
  await page.getByRole('button', { name: 'Transfer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
  await expect(page.locator('.ant-message').getByText(/Not enough funds/)).toBeVisible();
  await expect(page.getByLabel('Amount (USDT)')).toHaveValue('99999999');
  expect(sent).toHaveLength(1);
});

test.describe('an answer that is lost', () => {
  test.use({ expected: [/Failed to load resource/] });
  test('leaves the outcome open, and is not tried again', async ({ member: page }) => {
    let tries = 0;
    await page.route('**/api/user/fundTransfer', async (route) => {
      tries++;
      await route.abort();
    });
    await page.goto('/fundtransfer');
    await page.getByLabel('User id').fill('WH100002');
    await expect(page.getByText('friend@example.test')).toBeVisible();
    await page.getByLabel('Amount (USDT)').fill('1');
    await page.getByRole('button', { name: 'Transfer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Transfer' }).click();
    await expect(page.getByRole('alert')).toContainText('Outcome unknown');
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/usertouser');
    await page.waitForTimeout(1500);
    expect(tries).toBe(1);
  });
});

test('a package activates the account from the deposit balance', async ({ member: page, request }) => {
  const before = await ask<Balances>(request, demoToken(), 'dashboard');
  const sent = bodiesOf(page, 'activateAccount');
  await page.goto('/depositpage');
  const list = page.getByRole('region', { name: 'Activations' });
  await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText('of 12');
  await page.getByRole('button', { name: '$50.00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Activate your account?' });
  await expect(dialog).toContainText('$50.00');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await expect(page.locator('.ant-message-success')).toBeVisible();
  expect(sent).toEqual([{ id: '1' }]);
  await expect(list.getByRole('navigation', { name: 'Pages' })).toContainText('of 13');
  await expect(list.getByRole('article').first()).toContainText('50.00');
  const after = await ask<Balances>(request, demoToken(), 'dashboard');
  expect(Number(after.data.depositBalance)).toBeCloseTo(Number(before.data.depositBalance) - 50, 8);
});

test('keys are bound, updated and unbound, and stay masked', async ({ member: page, request }) => {
  const exchange = async () =>
    (await ask<{ data: { exchangeKeys: object }[] }>(request, demoToken(), 'getExchange')).data;
  const calls: [string, object][] = [];
  page.on('request', (sent) => {
    const call = /api\/user\/(bind|unbind|updateBind)$/.exec(sent.url())?.[1];
    if (call) calls.push([call, sent.postDataJSON() as object]);
  });
  await page.goto('/bindapi');
  const list = page.getByRole('region', { name: 'Exchange bindings' });
  await expect(list.getByRole('article')).toHaveCount(1);

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
  await expect(list.getByRole('article')).toHaveCount(1);
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

test('a ticket reaches support, and a refused one can be restored', async ({ member: page, request }) => {
  const sent = bodiesOf(page, 'addTicket');
  await page.goto('/ticket');
  await page.getByLabel('Topic').selectOption('How fast is an internal transfer?');
  await page.getByLabel('Message').fill('Mine took a minute.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.ant-message-success')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByRole('article').first()).toContainText('Mine took a minute.');
  expect(sent).toEqual([{ subject: 'How fast is an internal transfer?', message: 'Mine took a minute.' }]);
  const [newest] = (await ask<Rows>(request, demoToken(), 'getTicket', { limit: 10, skip: 0 })).data;
  expect(newest).toMatchObject({ message: 'Mine took a minute.' });

  await page.getByLabel('Message').fill('No topic chosen');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('No topic chosen');
});

test('the deposit address is shown whole, and the history keeps itself fresh', async ({
  member: page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { data: address } = await ask<{ data: string }>(request, demoToken(), 'depositQrCode');
  const asked = bodiesOf(page, 'deposit');
  let arrived = false;
  await page.route('**/api/user/deposit', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Rows;
    const row = { ...answer.data[0], amount: '77.77', createdAt: new Date().toISOString() };
    const data = arrived ? [row, ...answer.data.slice(0, 9)] : answer.data;
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.clock.install();
  await page.goto('/deposit');
  await expect(page.getByRole('img', { name: 'QR code of your deposit address' })).toBeVisible();
  await expect(page.getByLabel(address, { exact: true })).toHaveText(address);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const list = page.getByRole('region', { name: 'Deposit history' });
  await expect(list.getByRole('article')).toHaveCount(10);
  await expect(list.getByText('New', { exact: true })).toHaveCount(0);
  expect(asked).toEqual([{ limit: 10, skip: 0 }]);
  await page.clock.runFor(30_000);
  await expect(list.getByText(/updated \d\d s ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Deposit Now' }).click();
  await expect.poll(() => asked.length).toBe(2);

  arrived = true;
  await page.clock.runFor(121_000);
  await expect.poll(() => asked.length).toBe(3);
  await expect(list.getByText('New', { exact: true })).toHaveCount(1);
  await expect(list.getByRole('article').first()).toContainText('77.77');
});
