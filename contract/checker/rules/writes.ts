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
  /** The user id that receives the test transfer. If undefined, the transfer rule is not checked. */
  readonly recipient: string | undefined;
  /** A unique text that identifies the data that this check wrote. */
  readonly marker: string;
}

const post = (send: Send, path: string, body: unknown) =>
  send({ method: 'POST', path: `api/user/${path}`, body });
const first = { limit: 10, skip: 0 };

const rowsOf = ({ json }: HttpExchange): readonly unknown[] => {
  const rows = isRecord(json) ? json.data : undefined;
  return Array.isArray(rows) ? rows : [];
};
const countOf = ({ json }: HttpExchange) => Number(isRecord(json) ? json.count : NaN);

/** Reads the balance of the Fuel Wallet from the dashboard. */
async function balance(send: Send): Promise<{ fuel: string; exchange: HttpExchange }> {
  const exchange = await send({ method: 'GET', path: 'api/user/dashboard' });
  return { fuel: String(getValue(successBody(exchange)?.data, 'mainBalance')), exchange };
}

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
    const shown = rowsOf(read).some((row) => getValue(row, 'message') === message);
    // The contract does not fix the order of lists, so the new ticket may be on the last page.
    const found: Violation[] = [];
    if (countOf(read) !== before + 1)
      found.push({ expected: `count ${before + 1}`, got: `count ${countOf(read)}`, exchange: read });
    if (!shown) {
      const last = await post(send, 'getTicket', { limit: 10, skip: Math.max(0, before - 9) });
      if (!rowsOf(last).some((row) => getValue(row, 'message') === message))
        found.push({
          expected: `a row with the message ${show(message)}`,
          got: show(rowsOf(read)[0]),
          exchange: read,
        });
    }
    return found;
  },
};

const keys = (exchangeName: string, letter: string) => ({
  exchangeName,
  apiKey: letter.repeat(64),
  apiSecret: letter.repeat(64),
});

const bindingShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/bind, updateBind, unbind (bindings)',
  description:
    'Bound keys appear in the list, changed keys with their new values, and unbound keys disappear.',
  check: async (send) => {
    const list = () => send({ method: 'GET', path: 'api/user/getExchange' });
    const bound = async () => rowsOf(await list()).find((row) => getValue(row, 'exchangeName') === 'BINANCE');
    if (await bound()) return 'an exchange is bound already, and its keys are not touched';
    for (const [path, letter] of [
      ['bind', 'A'],
      ['updateBind', 'B'],
    ] as const) {
      const written = await post(send, path, keys('BINANCE', letter));
      if (!successBody(written)) return [unexpectedError(written)];
      const read = await list();
      const row = rowsOf(read).find((candidate) => getValue(candidate, 'exchangeName') === 'BINANCE');
      if (getValue(row, 'exchangeKeys.apiKey') !== letter.repeat(64))
        return [{ expected: `the key ${letter.repeat(8)}… after ${path}`, got: show(row), exchange: read }];
    }
    const unbound = await post(send, 'unbind', { exchangeName: 'BINANCE' });
    if (!successBody(unbound)) return [unexpectedError(unbound)];
    const read = await list();
    return rowsOf(read).length === 0
      ? []
      : [{ expected: 'no binding', got: show(rowsOf(read)[0]), exchange: read }];
  },
};

const phoneShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/addPhoneNumber (phone-number.create)',
  description: 'A saved phone number appears in the dashboard.',
  check: async (send) => {
    const read = () => send({ method: 'GET', path: 'api/user/dashboard' });
    const before = getValue(successBody(await read())?.data, 'user.phoneNumber');
    const phonenumber = '5550100777';
    const written = await post(send, 'addPhoneNumber', { phonenumber });
    if (!successBody(written)) return [unexpectedError(written)];
    const after = await read();
    const shown = getValue(successBody(after)?.data, 'user.phoneNumber');
    if (typeof before === 'string' && before !== '')
      await post(send, 'addPhoneNumber', { phonenumber: before });
    return String(shown) === phonenumber
      ? []
      : [{ expected: `user.phoneNumber ${phonenumber}`, got: show(shown), exchange: after }];
  },
};

const transferShows: WriteRule = {
  id: 'write-shows',
  call: 'POST api/user/fundTransfer (transfers.create)',
  description: 'A transfer appears in the list, and the balance decreases by exactly its amount.',
  check: async (send, { recipient }) => {
    if (recipient === undefined) return 'no recipient was named';
    const before = await balance(send);
    const sent = '0.01';
    const written = await post(send, 'fundTransfer', { uid: recipient, amount: sent });
    if (!successBody(written)) return [unexpectedError(written)];
    const after = await balance(send);
    const list = await post(send, 'allTxns', { ...first, transactionType: 'userFundTransfer' });
    const found: Violation[] = [];
    const cents = (text: string) => Math.round(Number(text) * 1e8);
    if (cents(before.fuel) - cents(after.fuel) !== cents(sent))
      found.push({
        expected: `a balance ${sent} below ${before.fuel}`,
        got: after.fuel,
        exchange: after.exchange,
      });
    const row = rowsOf(list).find((candidate) => getValue(candidate, 'to') === recipient);
    if (!row || Math.abs(Number(getValue(row, 'amount'))) !== Number(sent))
      found.push({
        expected: `a transfer of ${sent} to ${recipient}`,
        got: show(row ?? rowsOf(list)[0]),
        exchange: list,
      });
    return found;
  },
};

/** Invalid requests to change data. The server must reject them without changing the balance. */
const invalidWrites: readonly (readonly [rule: string, path: string, what: string, body: object])[] = [
  ['refuse-negative-amount', 'fundTransfer', 'A negative amount', { uid: 'WH100002', amount: '-5' }],
  ['refuse-zero-amount', 'fundTransfer', 'An amount of 0', { uid: 'WH100002', amount: '0' }],
  ['refuse-text-amount', 'fundTransfer', "An amount that isn't a number", { uid: 'WH100002', amount: 'ten' }],
  [
    'refuse-overdraft',
    'fundTransfer',
    'More than the wallet holds',
    { uid: 'WH100002', amount: '999999999999' },
  ],
  [
    'refuse-unknown-member',
    'fundTransfer',
    'A transfer to an unknown member',
    { uid: 'WH000000000', amount: '1' },
  ],
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
  [
    'refuse-special-keys',
    'bind',
    'A key with special characters',
    { exchangeName: 'BINANCE', apiKey: 'a b!', apiSecret: 'c%d' },
  ],
];

const rejectedWrites = invalidWrites.map(([id, path, what, body]): WriteRule => ({
  id,
  call: `POST api/user/${path}`,
  description: `${what} is rejected, and no balance changes.`,
  check: async (send) => {
    const before = await balance(send);
    const written = await post(send, path, body);
    if (!isServerError(written))
      return [
        {
          expected: 'success: false with a message, or 4xx in JSON',
          got: describe(written),
          exchange: written,
        },
      ];
    const after = await balance(send);
    return after.fuel === before.fuel
      ? []
      : [{ expected: `the balance ${before.fuel} as before`, got: after.fuel, exchange: written }];
  },
}));

/** The rules for calls that change data. They run one after the other, never in parallel. */
export const writeRules: readonly WriteRule[] = [
  ticketShows,
  bindingShows,
  phoneShows,
  transferShows,
  ...rejectedWrites,
];
