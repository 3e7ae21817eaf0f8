import { body, fine, html, instead, json, rejection, rows, set, twist } from './mutant';
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
const leaking = (message: string) => json({ success: false, message, data: [{ _id: '1' }] }, 401);
const noRows = fine({ data: [], count: 0 });

/** Backends that accept an invalid token, or reject one in a way that clients can't recognize. */
const sessions: Mutants = {
  'token-missing': [
    instead('returns a list without a token', 'activity', noToken, noRows),
    instead('returns the dashboard without a token', 'dashboard', noToken, fine({ data: {} })),
    instead('creates a ticket without a token', 'tickets.create', noToken, fine()),
    instead('sends a code without a token', 'withdrawal-code', noToken, fine()),
    instead('refuses a missing token with an empty body', 'profit', noToken, {
      status: 401,
      type: '',
      body: '',
    }),
  ],
  'token-wrong': [
    instead('accepts any token for a list', 'transactions', wrongToken, noRows),
    instead('accepts any token for a transfer', 'transfers.create', wrongToken, fine()),
    instead(
      'rejects a wrong token with another message',
      'deposits',
      wrongToken,
      rejection('Forbidden', 401),
    ),
    instead('rejects a wrong token with an HTML page', 'news', wrongToken, html(401)),
    instead('responds to a wrong token with 500', 'winners', wrongToken, rejection('Error', 500)),
    instead('sends rows with the error for a wrong token', 'activity', wrongToken, leaking('Unauthorized!')),
  ],
  'token-expired': [
    instead('accepts an expired token for reads', 'withdrawals', endedToken, noRows),
    instead('accepts an expired token for writes', 'bindings.remove', endedToken, fine()),
  ],
};

/** The rule, the invalid part of a request, and a test for requests that have it. */
const wrongs: readonly (readonly [rule: string, what: string, when: (request: MutantRequest) => boolean])[] =
  [
    ['refuse-negative-skip', 'a negative skip', where('skip', (value) => isNumber(value) && value < 0)],
    ['refuse-negative-limit', 'a negative limit', where('limit', (value) => isNumber(value) && value < 0)],
    ['refuse-zero-limit', 'a limit of 0', where('limit', (value) => value === 0)],
    ['refuse-huge-limit', 'a huge limit', where('limit', (value) => isNumber(value) && value > 1e6)],
    ['refuse-huge-skip', 'a huge skip', where('skip', (value) => isNumber(value) && value > 1e100)],
    ['refuse-fraction', 'a fraction', where('limit', (value) => isNumber(value) && !Number.isInteger(value))],
    ['refuse-text', 'text in place of numbers', where('limit', (value) => typeof value === 'string')],
    [
      'refuse-missing-limit',
      'a missing limit and skip',
      (request) =>
        hasToken(request) &&
        request.text.startsWith('{') &&
        !('limit' in request.body) &&
        !('padding' in request.body),
    ],
    [
      'refuse-bad-json',
      'a body that is not JSON',
      (request) => hasToken(request) && request.text.startsWith('{"limit": 10,'),
    ],
    ['refuse-array', 'an array as the body', (request) => hasToken(request) && request.text.startsWith('[')],
    ['refuse-oversized', 'a body of 5 MB', (request) => hasToken(request) && request.text.length > 1e6],
    ['refuse-wrong-method', 'a wrong method', (request) => hasToken(request) && request.method === 'PUT'],
  ];

/** One backend for each invalid part, with one of three faults in turn. */
const requests: Mutants = Object.fromEntries(
  wrongs.map(([rule, what, when], index) => {
    const faults = [
      instead(`responds to ${what} with 500`, 'activity', when, rejection('Internal error', 500)),
      instead(`responds to ${what} with HTML`, 'deposits', when, html(400)),
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

/** Backends that reject with a forbidden message, or that accept unknown options or fail at them. */
const messageMutants: Mutants = {
  'refuse-zero-limit': [instead('rejects without a message', 'rewards', isZero, rejection(''))],
  'refuse-text': [instead('shows a stack trace', 'royalty', isText, rejection(STACK))],
  'refuse-negative-skip': [
    instead('sends rows with an error', 'deposits', isNegative, leaking('Invalid skip')),
    instead('shows SQL', 'spot-trades', isNegative, rejection('select * from trades limit 10 offset -1')),
  ],
  'refuse-unknown-option': [
    instead('accepts an unknown option', 'profit', isUnknown('time'), noRows),
    instead(
      'responds to an unknown option with 502',
      'futures-trades',
      isUnknown('type'),
      rejection('x', 502),
    ),
  ],
  'unknown-keys': [
    instead(
      'responds to an unknown key with 500',
      'fuel-wallet',
      ({ body }) => 'unknownKey' in body,
      rejection('x', 500),
    ),
  ],
};

/** Reports success for a write but does not store it. */
const swallow = (name: string, target: string, when: (body: MutantRequest['body']) => boolean = () => true) =>
  instead(name, target, (request) => (request.token ?? '').length > 30 && when(request.body), fine());
const amount = (wrong: (amount: string) => boolean) => (body: MutantRequest['body']) =>
  wrong(String(body.amount));
const messages = (name: string, change: (message: string) => string) =>
  rows(name, 'tickets', (all) => all.map((row) => ({ ...row, message: change(String(row.message)) })));

/** Backends that lose or change a member's write, or accept an invalid one. */
const writes: Mutants = {
  'write-shows': [
    swallow('loses tickets', 'tickets.create'),
    twist('keeps only the first line of a ticket', 'tickets.create', ({ body }) =>
      typeof body.message === 'string' ? { ...body, message: body.message.split('\n')[0] } : undefined,
    ),
    messages('escapes HTML in tickets', (message) => message.replaceAll('<', '&lt;')),
    messages('replaces characters beyond ASCII in tickets', (message) => message.replace(/[^\n -~]/g, '?')),
    body('does not count a new ticket', 'tickets', (given) => ({ ...given, count: 14 })),
    instead('refuses every ticket', 'tickets.create', hasToken, json({ success: false, message: 'No' })),
    swallow('loses a phone number', 'phone-number'),
    {
      ...body('shows another phone number', 'dashboard', (given) => set(given, 'data.user.phoneNumber', '1')),
      of: ['phone-number'],
    },
    swallow('loses bound keys', 'bindings.create'),
    swallow('ignores changed keys', 'bindings.update'),
    swallow(
      'keeps keys after they are unbound',
      'bindings.remove',
      ({ exchangeName }) => exchangeName === 'BINANCE',
    ),
    swallow('loses transfers', 'transfers.create'),
    twist('transfers twice the amount', 'transfers.create', ({ body }) =>
      body.amount === '0.01' ? { ...body, amount: '0.02' } : undefined,
    ),
  ],
  'refuse-negative-amount': [
    swallow(
      'accepts a negative amount for a transfer',
      'transfers.create',
      amount((value) => value.startsWith('-')),
    ),
  ],
  'refuse-zero-amount': [
    swallow(
      'accepts 0 as an amount',
      'transfers.create',
      amount((value) => value === '0'),
    ),
  ],
  'refuse-text-amount': [
    swallow(
      'accepts letters as an amount',
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
    swallow('transfers to an unknown member', 'transfers.create', ({ uid }) => uid === 'WH000000000'),
  ],
  'refuse-wrong-code': [swallow('accepts any code for a withdrawal', 'withdrawals.create')],
  'refuse-unknown-package': [
    { ...swallow('sells unknown packages', 'activations.create'), of: ['packages'] },
  ],
  'refuse-special-keys': [
    swallow('binds keys with special characters', 'bindings.create', ({ apiKey }) =>
      String(apiKey).includes('!'),
    ),
  ],
};

export const rejectionMutants: readonly Mutants[] = [sessions, requests, messageMutants];
export { writes };
