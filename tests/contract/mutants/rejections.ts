import { getValue } from '../../../src/core/defineResource';
import { body, success, html, instead, json, rejection, rows, changeRequest, set } from './mutant';
import type { Mutant, MutantRequest, When } from './mutant';

type Mutants = Readonly<Record<string, readonly Mutant[]>>;

const UNKNOWN_TOKEN = 'a-token-nobody-has';
const EXPIRED_TOKEN = 'an-ended-token';
const isMissingToken = ({ token }: MutantRequest) => token === undefined;
const isUnknownToken = ({ token }: MutantRequest) => token === UNKNOWN_TOKEN;
const isExpiredToken = ({ token }: MutantRequest) => token === EXPIRED_TOKEN;
const hasValidToken = ({ token }: MutantRequest) =>
  token !== undefined && token !== UNKNOWN_TOKEN && token !== EXPIRED_TOKEN;
const where = (key: string, isInvalid: (value: unknown) => boolean) => (request: MutantRequest) =>
  hasValidToken(request) && key in request.body && isInvalid(request.body[key]);
const rejectionWithRows = (message: string) => json({ success: false, message, data: [{ _id: '1' }] }, 401);
const noRows = success({ data: [], count: 0 });
const STACK = 'CastError\n    at model.Query (/srv/node_modules/orm/query.js:12:5)';

/** Mutants that accept an invalid token, or that reject it in a way that breaks the contract. */
const sessions: Mutants = {
  'token-missing': [
    instead('returns a list without a token', 'activity', isMissingToken, noRows),
    instead('creates a ticket without a token', 'tickets.create', isMissingToken, success()),
    instead('rejects a missing token with an empty body', 'profit', isMissingToken, {
      status: 401,
      type: '',
      body: '',
    }),
  ],
  'token-wrong': [
    instead('accepts any token for a list', 'transactions', isUnknownToken, noRows),
    instead(
      'rejects a wrong token with another message',
      'deposits',
      isUnknownToken,
      rejection('Forbidden', 401),
    ),
    instead('rejects a wrong token with an HTML page', 'news', isUnknownToken, html(401)),
    instead(
      "accepts the member's token with another end",
      'activity',
      ({ token }) => token?.endsWith('-x') === true,
      noRows,
    ),
    instead(
      'shows a stack trace with the error for a wrong token',
      'activity',
      isUnknownToken,
      json({ success: false, message: 'Unauthorized!', error: { stack: STACK } }, 401),
    ),
    instead(
      'sends rows with the error for a wrong token',
      'activity',
      isUnknownToken,
      rejectionWithRows('Unauthorized!'),
    ),
  ],
  'token-expired': [instead('accepts an expired token for reads', 'withdrawals', isExpiredToken, noRows)],
};

const isZero = where('limit', (value) => value === 0);
const isText = where('limit', (value) => typeof value === 'string');
const isInvalidNumber = (key: string, isInvalid: (value: number) => boolean) =>
  where(key, (value) => typeof value === 'number' && isInvalid(value));

/** For each rule about invalid requests: what is invalid, and a function that recognizes such requests. */
const invalidParts: readonly (readonly [rule: string, what: string, when: When])[] = [
  ['reject-negative-skip', 'a negative skip', isInvalidNumber('skip', (skip) => skip < 0)],
  ['reject-negative-limit', 'a negative limit', isInvalidNumber('limit', (limit) => limit < 0)],
  ['reject-zero-limit', 'a limit of 0', isZero],
  ['reject-huge-limit', 'a huge limit', isInvalidNumber('limit', (limit) => limit > 1e6)],
  ['reject-huge-skip', 'a huge skip', isInvalidNumber('skip', (skip) => skip > 1e100)],
  ['reject-fraction', 'a fraction', isInvalidNumber('limit', (limit) => !Number.isInteger(limit))],
  ['reject-text', 'text in place of numbers', isText],
  [
    'reject-missing-limit',
    'a missing limit and skip',
    ({ text, body }) => text.startsWith('{') && !('limit' in body) && !('padding' in body),
  ],
  ['reject-bad-json', 'a body that is not JSON', ({ text }) => text.startsWith('{"limit": 10,')],
  ['reject-array', 'an array as the body', ({ text }) => text.startsWith('[')],
  ['reject-oversized', 'a body of 5 MB', ({ text }) => text.length > 1e6],
  ['reject-wrong-method', 'a wrong method', ({ method }) => method === 'PUT'],
];

/** One mutant for each entry of `invalidParts`. The mutants take turns at three wrong responses. */
const requests: Mutants = Object.fromEntries(
  invalidParts.map(([rule, what, isInvalid], index) => {
    // The checker sends the wrong method without a token.
    const when = (request: MutantRequest) =>
      (hasValidToken(request) || rule === 'reject-wrong-method') && isInvalid(request);
    const faults = [
      instead(`responds to ${what} with 500`, 'activity', when, rejection('Internal error', 500)),
      instead(`responds to ${what} with HTML`, 'deposits', when, html(400)),
      instead(`accepts ${what}`, 'tickets', when, noRows),
    ];
    return [rule, faults.filter((_, position) => position === index % 3)];
  }),
);

const isNegative = where('skip', (value) => value === -1);
const isUnknownOption = where('time', (value) => value === 'no-such-option');
const INTERNALS: Readonly<Record<string, string>> = {
  Node: STACK,
  Java: 'For input string: "ten"\n\tat java.base/java.lang.Long.parseLong(Long.java:67)',
  '.NET': 'Input string was not in a correct format.\n   at System.Number.Throw(ParsingStatus status)',
  Python: 'File "/srv/app/views.py", line 12, in activity',
  PHP: 'Undefined index: limit in /var/www/html/api.php on line 33',
  Ruby: "/srv/app/list.rb:7:in `index'",
  Go: 'panic: main.list /srv/main.go:31',
  MySQL: 'You have an error in your SQL syntax near "-1"',
};

/** Mutants that reject an invalid request in a wrong way, such as with SQL in the message, or that accept it. */
const messageMutants: Mutants = {
  'reject-zero-limit': [instead('rejects without a message', 'rewards', isZero, rejection(''))],
  'reject-text': Object.entries(INTERNALS).map(([name, text]) =>
    instead(`shows internals of ${name}`, 'royalty', isText, {
      ...rejection('Invalid'),
      body: { success: false, message: 'Invalid', details: [{ trace: text }] },
    }),
  ),
  'reject-negative-skip': [
    instead('sends rows with an error', 'deposits', isNegative, rejectionWithRows('Invalid skip')),
    instead('shows SQL', 'spot-trades', isNegative, rejection('select * from trades limit 10 offset -1')),
  ],
  'reject-unknown-option': [instead('accepts an unknown option', 'profit', isUnknownOption, noRows)],
  'unknown-keys': [
    instead(
      'responds to an unknown key with 500',
      'fuel-wallet',
      ({ body }) => 'unknownKey' in body,
      rejection('x', 500),
    ),
  ],
};

let counter = 1000;

/** Creates a mutant that reports success for a write without storing anything. */
const ignoreWrite = (
  name: string,
  target: string,
  when: (body: MutantRequest['body']) => boolean = () => true,
) => instead(name, target, (request) => (request.token ?? '').length > 30 && when(request.body), success());
/** Creates a mutant that reports success for a transfer of an invalid amount. */
const acceptAmount = (name: string, isInvalid: (amount: string) => boolean) =>
  ignoreWrite(name, 'transfers.create', ({ amount }) => isInvalid(String(amount)));
const messages = (name: string, change: (message: string) => string) =>
  rows(name, 'tickets', (all) => all.map((row) => ({ ...row, message: change(String(row.message)) })));

/** Mutants that lose or change what a member writes, or accept an invalid write. */
export const writes: Mutants = {
  'write-shows': [
    ignoreWrite('loses tickets', 'tickets.create'),
    changeRequest('keeps only the first line of a ticket', 'tickets.create', ({ body }) =>
      typeof body.message === 'string' ? { ...body, message: body.message.split('\n')[0] } : undefined,
    ),
    messages('escapes HTML in tickets', (message) => message.replaceAll('<', '&lt;')),
    messages('replaces characters beyond ASCII in tickets', (message) => message.replace(/[^\n -~]/g, '?')),
    body('does not count a new ticket', 'tickets', (valid) => ({ ...valid, count: 14 })),
    body('omits the message when it creates a ticket', 'tickets.create', ({ message: _, ...rest }) => rest),
    body('omits the message when it binds keys', 'bindings.create', ({ message: _, ...rest }) => rest),
    instead('rejects every ticket', 'tickets.create', hasValidToken, json({ success: false, message: 'No' })),
    ignoreWrite('loses a phone number', 'phone-number'),
    body('loses the zeros before a phone number', 'dashboard', (valid) =>
      set(valid, 'data.user.phoneNumber', Number(getValue(valid, 'data.user.phoneNumber'))),
    ),
    ignoreWrite('loses bound keys', 'bindings.create'),
    ignoreWrite('ignores changed keys', 'bindings.update'),
    ignoreWrite(
      'keeps keys after they are unbound',
      'bindings.remove',
      ({ exchangeName }) => exchangeName === 'BINANCE',
    ),
    ignoreWrite('loses transfers', 'transfers.create'),
    body('takes a transfer from another wallet too', 'dashboard', (valid) =>
      set(valid, 'data.depositBalance', String(counter++)),
    ),
    changeRequest('transfers twice the amount', 'transfers.create', ({ body }) =>
      body.amount === '0.01' ? { ...body, amount: '0.02' } : undefined,
    ),
  ],
  'reject-negative-amount': [acceptAmount('accepts a negative amount', (value) => value.startsWith('-'))],
  'reject-zero-amount': [acceptAmount('accepts 0 as an amount', (value) => value === '0')],
  'reject-text-amount': [
    acceptAmount('accepts letters as an amount', (value) => value === 'ten'),
    instead(
      'shows a stack trace for letters as an amount',
      'transfers.create',
      ({ body: { amount } }) => amount === 'ten',
      rejection(STACK),
    ),
  ],
  'reject-overdraft': [acceptAmount('allows an overdraft', ({ length }) => length > 9)],
  'reject-unknown-member': [
    ignoreWrite('transfers to an unknown member', 'transfers.create', ({ uid }) => uid === 'WH000000000'),
  ],
  'reject-wrong-code': [
    ignoreWrite('accepts any code for a withdrawal', 'withdrawals.create'),
    ignoreWrite(
      'accepts any code for a withdrawal without an address',
      'withdrawals.create',
      ({ walletAddress }) => walletAddress === '',
    ),
    body('changes incomeBalance although it rejects a withdrawal', 'dashboard', (valid) =>
      set(valid, 'data.incomeBalance', String(counter++)),
    ),
  ],
  'reject-unknown-package': [
    body('changes depositBalance although it rejects a package', 'dashboard', (valid) =>
      set(valid, 'data.depositBalance', String(counter++)),
    ),
    { ...ignoreWrite('sells unknown packages', 'activations.create'), of: ['packages'] },
  ],
  'reject-special-keys': [
    ignoreWrite('binds keys with special characters', 'bindings.create', ({ apiKey }) =>
      String(apiKey).includes('!'),
    ),
  ],
};

export const rejectionMutants: readonly Mutants[] = [sessions, requests, messageMutants];
