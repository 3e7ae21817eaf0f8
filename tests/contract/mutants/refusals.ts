import { body, fine, html, instead, json, refusal, rows, set, twist } from './mutant';
import type { Mutant, MutantRequest } from './mutant';

type Mutants = Readonly<Record<string, readonly Mutant[]>>;

const NOBODY = 'a-token-nobody-has';
const ENDED = 'an-ended-token';
const noToken = ({ token }: MutantRequest) => token === undefined;
const wrongToken = ({ token }: MutantRequest) => token === NOBODY;
const endedToken = ({ token }: MutantRequest) => token === ENDED;
const hasToken = ({ token }: MutantRequest) => token !== undefined && token !== NOBODY && token !== ENDED;
const where = (key: string, wrong: (value: unknown) => boolean) => (request: MutantRequest) =>
  hasToken(request) && key in request.body && wrong(request.body[key]);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const noRows = fine({ data: [], count: 0 });

/** Backends that accept a token that they must not accept, or refuse one in a way that clients can't read. */
const sessions: Mutants = {
  'token-missing': [
    instead('lets strangers read a list', 'activity', noToken, noRows),
    instead('lets strangers read the dashboard', 'dashboard', noToken, fine({ data: {} })),
    instead('lets strangers write a ticket', 'tickets.create', noToken, fine()),
    instead('lets strangers ask for a code', 'withdrawal-code', noToken, fine()),
    instead('refuses a missing token with nothing', 'profit', noToken, { status: 401, type: '', body: '' }),
  ],
  'token-wrong': [
    instead('takes any token', 'transactions', wrongToken, noRows),
    instead('takes any token for a transfer', 'transfers.create', wrongToken, fine()),
    instead('refuses a wrong token in other words', 'deposits', wrongToken, refusal('Forbidden', 401)),
    instead('refuses a wrong token with a page of HTML', 'news', wrongToken, html(401)),
    instead('breaks at a wrong token', 'winners', wrongToken, refusal('Error', 500)),
  ],
  'token-expired': [
    instead('never ends a session', 'withdrawals', endedToken, noRows),
    instead('never ends a session for writes', 'bindings.remove', endedToken, fine()),
  ],
};

/** Rule, what a request must not carry, and how to recognise such a request. */
const wrongs: readonly (readonly [rule: string, what: string, when: (request: MutantRequest) => boolean])[] =
  [
    ['refuse-negative-skip', 'a negative skip', where('skip', (value) => isNumber(value) && value < 0)],
    ['refuse-negative-limit', 'a negative limit', where('limit', (value) => isNumber(value) && value < 0)],
    ['refuse-zero-limit', 'a limit of 0', where('limit', (value) => value === 0)],
    ['refuse-huge-limit', 'a huge limit', where('limit', (value) => isNumber(value) && value > 1e6)],
    ['refuse-huge-skip', 'a huge skip', where('skip', (value) => isNumber(value) && value > 1e100)],
    ['refuse-fraction', 'a fraction', where('limit', (value) => isNumber(value) && !Number.isInteger(value))],
    ['refuse-text', 'text for numbers', where('limit', (value) => typeof value === 'string')],
    [
      'refuse-missing-limit',
      'no paging at all',
      (request) =>
        hasToken(request) &&
        request.text.startsWith('{') &&
        !('limit' in request.body) &&
        !('padding' in request.body),
    ],
    [
      'refuse-bad-json',
      'a body that is no JSON',
      (request) => hasToken(request) && request.text.startsWith('{"limit": 10,'),
    ],
    ['refuse-array', 'an array for a body', (request) => hasToken(request) && request.text.startsWith('[')],
    ['refuse-oversized', 'a body of 5 MB', (request) => hasToken(request) && request.text.length > 1e6],
    ['refuse-wrong-method', 'a wrong method', (request) => hasToken(request) && request.method === 'PUT'],
  ];

/** One backend for each of them, in turn with one of three faults. */
const requests: Mutants = Object.fromEntries(
  wrongs.map(([rule, what, when], index) => {
    const faults = [
      instead(`breaks at ${what}`, 'activity', when, refusal('Internal error', 500)),
      instead(`answers ${what} with HTML`, 'deposits', when, html(400)),
      instead(`accepts ${what}`, 'tickets', when, noRows),
    ];
    return [rule, faults.filter((_, place) => place === index % 3)];
  }),
);

const isZero = where('limit', (value) => value === 0);
const isText = where('limit', (value) => typeof value === 'string');
const isNegative = where('skip', (value) => value === -1);
const isUnknown = (key: string) => where(key, (value) => value === 'no-such-option');
const STACK = 'CastError\n    at model.Query (/srv/node_modules/orm/query.js:12:5)';

/** Backends that refuse in words that they must not use, or accept unknown values. */
const words: Mutants = {
  'refuse-zero-limit': [instead('refuses without a word', 'rewards', isZero, refusal(''))],
  'refuse-text': [instead('shows its stack', 'royalty', isText, refusal(STACK))],
  'refuse-negative-skip': [
    instead('shows its SQL', 'spot-trades', isNegative, refusal('select * from trades limit 10 offset -1')),
  ],
  'refuse-unknown-option': [
    instead('accepts an unknown option', 'profit', isUnknown('time'), noRows),
    instead('breaks at an unknown option', 'futures-trades', isUnknown('type'), refusal('x', 502)),
  ],
  'unknown-keys': [
    instead(
      'breaks at an unknown key',
      'fuel-wallet',
      ({ body }) => 'nobodyKnows' in body,
      refusal('x', 500),
    ),
  ],
};

/** Accepts a write and does nothing. */
const swallow = (name: string, target: string, when: (body: MutantRequest['body']) => boolean = () => true) =>
  instead(name, target, (request) => (request.token ?? '').length > 30 && when(request.body), fine());
const amount = (wrong: (amount: string) => boolean) => (body: MutantRequest['body']) =>
  wrong(String(body.amount));
const messages = (name: string, change: (message: string) => string) =>
  rows(name, 'tickets', (all) => all.map((row) => ({ ...row, message: change(String(row.message)) })));

/** Backends that lose, change or accept what a member writes. */
const writes: Mutants = {
  'write-shows': [
    swallow('loses tickets', 'tickets.create'),
    twist('keeps the first line of a ticket', 'tickets.create', ({ body }) =>
      typeof body.message === 'string' ? { ...body, message: body.message.split('\n')[0] } : undefined,
    ),
    messages('escapes what members write', (message) => message.replaceAll('<', '&lt;')),
    messages('loses what is beyond ASCII', (message) => message.replace(/[^\n -~]/g, '?')),
    body('does not count a new ticket', 'tickets', (given) => ({ ...given, count: 14 })),
    instead('refuses every ticket', 'tickets.create', hasToken, json({ success: false, message: 'No' })),
    swallow('loses a phone number', 'phone-number'),
    {
      ...body('shows another phone number', 'dashboard', (given) => set(given, 'data.user.phoneNumber', '1')),
      of: ['phone-number'],
    },
    swallow('loses bound keys', 'bindings.create'),
    swallow('keeps the old keys', 'bindings.update'),
    swallow('never unbinds', 'bindings.remove', ({ exchangeName }) => exchangeName === 'BINANCE'),
    swallow('loses transfers', 'transfers.create'),
    twist('takes twice the amount', 'transfers.create', ({ body }) =>
      body.amount === '0.01' ? { ...body, amount: '0.02' } : undefined,
    ),
  ],
  'refuse-negative-amount': [
    swallow(
      'accepts a negative amount',
      'transfers.create',
      amount((value) => value.startsWith('-')),
    ),
  ],
  'refuse-zero-amount': [
    swallow(
      'accepts 0',
      'transfers.create',
      amount((value) => value === '0'),
    ),
  ],
  'refuse-text-amount': [
    swallow(
      'accepts words',
      'transfers.create',
      amount((value) => value === 'ten'),
    ),
  ],
  'refuse-overdraft': [
    swallow(
      'allows an overdraft',
      'transfers.create',
      amount(({ length }) => length > 9),
    ),
  ],
  'refuse-unknown-member': [
    swallow('sends money to nobody', 'transfers.create', ({ uid }) => uid === 'WH000000000'),
  ],
  'refuse-wrong-code': [swallow('takes any code', 'withdrawals.create')],
  'refuse-unknown-package': [
    { ...swallow('sells unknown packages', 'activations.create'), of: ['packages'] },
  ],
  'refuse-special-keys': [
    swallow('binds special characters', 'bindings.create', ({ apiKey }) => String(apiKey).includes('!')),
  ],
};

export const refusals: readonly Mutants[] = [sessions, requests, words];
export { writes };
