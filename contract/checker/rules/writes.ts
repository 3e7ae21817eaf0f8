import {
  isRecord,
  describe,
  successBody,
  isServerError,
  show,
  type Violation,
  type RuleResult,
} from '../rule';
import type { Send } from '../client';
import type { HttpExchange } from '../types';
import { getValue } from '../../../src/core/defineResource';

/** A rule that changes data and then checks that the change is visible. */
export interface WriteRule {
  readonly id: string;
  readonly call: string;
  readonly description: string;
  readonly check: (send: Send, options: WriteOptions) => Promise<RuleResult>;
}

interface WriteOptions {
  /** The user id that receives the test transfers. If undefined, the rules for transfers are skipped. */
  readonly recipient: string | undefined;
  /** A unique text that identifies the data that this check wrote. */
  readonly marker: string;
  /** Sends requests also after the check was stopped: a rule that changes keys or the phone number must restore them. */
  readonly sendUninterrupted: Send;
}

const post = (send: Send, path: string, body: unknown) =>
  send({ method: 'POST', path: `api/user/${path}`, body });
const first = { limit: 10, skip: 0 };

/** Returns the rows of a successful response; undefined if the request failed or the response has no rows. */
const readRows = (exchange: HttpExchange): readonly unknown[] | undefined => {
  const rows = successBody(exchange)?.data;
  return Array.isArray(rows) ? rows : undefined;
};
const listedRows = (exchange: HttpExchange): readonly unknown[] => readRows(exchange) ?? [];
const countOf = ({ json }: HttpExchange) => Number(isRecord(json) ? json.count : NaN);

const dashboard = (send: Send) => send({ method: 'GET', path: 'api/user/dashboard' });
const phoneIn = (exchange: HttpExchange) => getValue(successBody(exchange)?.data, 'user.phoneNumber');

const BALANCES = ['mainBalance', 'incomeBalance', 'depositBalance'] as const;

/** Reads the balances of the three wallets from the dashboard. A balance that the dashboard lacks is undefined. */
async function readBalances(send: Send) {
  const exchange = await dashboard(send);
  const data = successBody(exchange)?.data;
  const [fuel, ...others] = BALANCES.map((key) => {
    const value = getValue(data, key);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : undefined;
  });
  const text = [fuel, ...others].map((value, index) => `${BALANCES[index]} ${show(value)}`).join(', ');
  return { fuel, text, exchange };
}

const NO_RECIPIENT = 'no recipient was given';
const NO_BALANCE = 'the dashboard has no mainBalance';
const NO_PHONE = 'the dashboard has no user.phoneNumber that could be restored';
const ALREADY_BOUND = 'an exchange is already bound, and the check does not change its keys';

const unexpectedError = (exchange: HttpExchange): Violation => ({
  expected: 'success: true',
  got: describe(exchange),
  exchange,
});

const ticketShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/addTicket (tickets.create)',
  description: 'A created ticket is in the list with its exact text, and the count grows by one.',
  check: async (send, { marker }) => {
    const before = countOf(await post(send, 'getTicket', first));
    const message = `${marker}\nsecond line, "quotes" & <b>angle brackets</b>, ünïcödé 字 🙂`;
    const written = await post(send, 'addTicket', { subject: 'Other', message });
    if (!successBody(written)) return [unexpectedError(written)];
    const read = await post(send, 'getTicket', first);
    const shown = listedRows(read).some((row) => getValue(row, 'message') === message);
    // The contract does not fix the order of lists, so the new ticket may be on the last page.
    const found: Violation[] = [];
    if (countOf(read) !== before + 1)
      found.push({ expected: `count ${before + 1}`, got: `count ${countOf(read)}`, exchange: read });
    if (!shown) {
      const last = await post(send, 'getTicket', { limit: 10, skip: Math.max(0, before - 9) });
      if (!listedRows(last).some((row) => getValue(row, 'message') === message))
        found.push({
          expected: `a row with the message ${show(message)}`,
          got: show(listedRows(read)[0]),
          exchange: read,
        });
    }
    return found;
  },
};

const EXCHANGE = 'BINANCE';
/** The keys that the check sends, by call. */
const TEST_KEYS = { bind: 'A'.repeat(64), updateBind: 'B'.repeat(64) };
const INVALID_KEY = 'a b!';

const bindings = (send: Send) => send({ method: 'GET', path: 'api/user/getExchange' });

const boundKey = (exchange: HttpExchange) =>
  getValue(
    listedRows(exchange).find((row) => getValue(row, 'exchangeName') === EXCHANGE),
    'exchangeKeys.apiKey',
  );

/** Returns why the check must not bind test keys. Returns undefined only if the list of exchange keys is empty. */
async function reasonNotToBind(send: Send): Promise<string | undefined> {
  const exchange = await bindings(send);
  const rows = readRows(exchange);
  if (rows === undefined) return `the list of exchange keys could not be read: ${describe(exchange)}`;
  return rows.length > 0 ? ALREADY_BOUND : undefined;
}

/** Unbinds the exchange, but only if the list shows one of the check's own keys. */
async function unbindTestKeys(send: Send): Promise<readonly Violation[]> {
  const before = await bindings(send);
  if (readRows(before) === undefined)
    return [{ expected: 'the list of exchange keys', got: describe(before), exchange: before }];
  const key = boundKey(before);
  if (![...Object.values(TEST_KEYS), INVALID_KEY].some((testKey) => testKey === key)) return [];
  const unbound = await post(send, 'unbind', { exchangeName: EXCHANGE });
  if (!successBody(unbound)) return [unexpectedError(unbound)];
  const after = await bindings(send);
  return readRows(after)?.length === 0
    ? []
    : [{ expected: 'no binding', got: describe(after), exchange: after }];
}

const bindingShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/bind, updateBind, unbind (bindings)',
  description:
    'Bound keys appear in the list, changed keys with their new values, and unbound keys disappear.',
  check: async (send, { sendUninterrupted }) => {
    const reason = await reasonNotToBind(send);
    if (reason !== undefined) return reason;
    const found: Violation[] = [];
    for (const [path, key] of Object.entries(TEST_KEYS)) {
      const keys = { exchangeName: EXCHANGE, apiKey: key, apiSecret: key };
      const written = await post(sendUninterrupted, path, keys);
      const read = await bindings(sendUninterrupted);
      if (!successBody(written)) found.push(unexpectedError(written));
      else if (boundKey(read) !== key)
        found.push({
          expected: `the key ${key.slice(0, 8)}… after ${path}`,
          got: boundKey(read) === TEST_KEYS.bind ? 'the earlier key' : describe(read),
          exchange: read,
        });
      if (found.length > 0) break;
    }
    // If the test keys stayed bound, the next check would skip this rule.
    return [...found, ...(await unbindTestKeys(sendUninterrupted))];
  },
};

const phoneShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/addPhoneNumber (phone-number.create)',
  description: 'A saved phone number appears in the dashboard.',
  check: async (send, { sendUninterrupted }) => {
    const before = phoneIn(await dashboard(send));
    if (before === '' || !['string', 'number'].includes(typeof before)) return NO_PHONE;
    const phonenumber = String(before) === '5550100777' ? '5550100778' : '5550100777';
    const written = await post(sendUninterrupted, 'addPhoneNumber', { phonenumber });
    const after = await dashboard(sendUninterrupted);
    const shown = phoneIn(after);
    const found: Violation[] = [];
    if (!successBody(written)) found.push(unexpectedError(written));
    else if (String(shown) !== phonenumber)
      found.push({ expected: `user.phoneNumber ${phonenumber}`, got: show(shown), exchange: after });
    // Restore the number after an error too: the backend may have stored the test number all the same.
    const restored = await post(sendUninterrupted, 'addPhoneNumber', { phonenumber: String(before) });
    const shownLast = phoneIn(await dashboard(sendUninterrupted));
    if (String(shownLast) !== String(before))
      found.push({
        expected: `the earlier user.phoneNumber ${String(before)} restored`,
        got: `${show(shownLast)} after ${describe(restored)}`,
        exchange: restored,
      });
    return found;
  },
};

const transferShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/fundTransfer (transfers.create)',
  description: 'A transfer appears in the list, and the balance decreases by exactly its amount.',
  check: async (send, { recipient }) => {
    if (recipient === undefined) return NO_RECIPIENT;
    const page = (skip: number) =>
      post(send, 'allTxns', { ...first, skip, transactionType: 'userFundTransfer' });
    const before = await readBalances(send);
    if (before.fuel === undefined) return NO_BALANCE;
    const countBefore = countOf(await page(0));
    const sent = '0.01';
    const written = await post(send, 'fundTransfer', { uid: recipient, amount: sent });
    if (!successBody(written)) return [unexpectedError(written)];
    const after = await readBalances(send);
    const list = await page(0);
    const found: Violation[] = [];
    const units = (text: string | undefined) => Math.round(Number(text) * 1e8);
    if (units(before.fuel) - units(after.fuel) !== units(sent))
      found.push({
        expected: `a balance ${sent} below ${before.fuel}`,
        got: show(after.fuel),
        exchange: after.exchange,
      });
    if (countOf(list) !== countBefore + 1)
      found.push({ expected: `count ${countBefore + 1}`, got: `count ${countOf(list)}`, exchange: list });
    const isSent = (row: unknown) => {
      const to = (getValue(row, 'to') ?? recipient) as string | number;
      const isToRecipient = String(to).toLowerCase() === recipient.toLowerCase();
      return isToRecipient && Math.abs(Number(getValue(row, 'amount'))) === Number(sent);
    };
    // The contract does not fix the order of lists, so the transfer may be on the last page.
    const lastPage = () => page(Math.max(0, countBefore - 9));
    if (!listedRows(list).some(isSent) && !listedRows(await lastPage()).some(isSent))
      found.push({
        expected: `a transfer of ${sent} to ${recipient}`,
        got: show(listedRows(list)[0]),
        exchange: list,
      });
    return found;
  },
};

type InvalidWrite = readonly [rule: string, path: string, what: string, body: object];

/** Transfers that the server must reject. Those without `uid` are sent to the recipient. */
const invalidTransfers: readonly (readonly [rule: string, what: string, body: object])[] = [
  ['refuse-negative-amount', 'A negative amount', { amount: '-5' }],
  ['refuse-zero-amount', 'An amount of 0', { amount: '0' }],
  ['refuse-text-amount', "An amount that isn't a number", { amount: 'ten' }],
  ['refuse-overdraft', 'More than the wallet holds', { amount: '999999999999' }],
  ['refuse-unknown-member', 'A transfer to an unknown member', { uid: 'WH000000000', amount: '0.01' }],
];

/** Other invalid requests to change data. */
const invalidWrites: readonly InvalidWrite[] = [
  [
    'refuse-wrong-code',
    'placeWithraw',
    'A withdrawal with a wrong code',
    {
      otp: '000000',
      walletAddress: '0x0000000000000000000000000000000000000000',
      amount: '10',
      withrawType: 'FUEL',
    },
  ],
  ['refuse-unknown-package', 'activateAccount', 'An unknown package', { id: 'no-such-package' }],
];

/** Sends an invalid request. The server must reject it without changing a balance. */
async function expectRejection(send: Send, path: string, body: object): Promise<RuleResult> {
  const before = await readBalances(send);
  if (before.fuel === undefined) return NO_BALANCE;
  const written = await post(send, path, body);
  if (!isServerError(written)) {
    const expected = 'success: false with a message, or 4xx in JSON';
    return [{ expected, got: describe(written), exchange: written }];
  }
  const after = await readBalances(send);
  return after.text === before.text
    ? []
    : [{ expected: `the balances as before: ${before.text}`, got: after.text, exchange: written }];
}

const rejectionRule = (id: string, path: string, what: string, check: WriteRule['check']): WriteRule => ({
  id,
  call: `POST api/user/${path}`,
  description: `${what} is rejected, and no balance changes.`,
  check,
});

const rejectedWrites: readonly WriteRule[] = [
  ...invalidTransfers.map(([id, what, body]) =>
    rejectionRule(id, 'fundTransfer', what, async (send, { recipient }) =>
      recipient === undefined
        ? NO_RECIPIENT
        : expectRejection(send, 'fundTransfer', { uid: recipient, ...body }),
    ),
  ),
  ...invalidWrites.map(([id, path, what, body]) =>
    rejectionRule(id, path, what, (send) => expectRejection(send, path, body)),
  ),
  rejectionRule('refuse-special-keys', 'bind', 'A key with special characters', async (send, options) => {
    const reason = await reasonNotToBind(send);
    if (reason !== undefined) return reason;
    const body = { exchangeName: EXCHANGE, apiKey: INVALID_KEY, apiSecret: 'c%d' };
    const result = await expectRejection(options.sendUninterrupted, 'bind', body);
    const cleanUp = await unbindTestKeys(options.sendUninterrupted);
    return typeof result === 'string' ? result : [...result, ...cleanUp];
  }),
];

/** The rules for calls that change data. They run one after the other, never in parallel. */
export const writeRules: readonly WriteRule[] = [
  ticketShows,
  bindingShows,
  phoneShows,
  transferShows,
  ...rejectedWrites,
];
