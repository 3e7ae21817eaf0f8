import { fine, html, json, type Asked, type Mutant } from './mutant';

const NOBODY = 'a-token-nobody-has';

const unless =
  (
    call: string,
    when: (asked: Asked) => boolean,
    said: ReturnType<typeof json>,
  ): NonNullable<Mutant['instead']> =>
  (asked) =>
    asked.call === call && when(asked) ? said : undefined;

const noToken = ({ token }: Asked) => token === undefined;
const wrongToken = ({ token }: Asked) => token === NOBODY;
const ended = ({ token }: Asked) => token === 'an-ended-token';
const nothing = fine({ data: [], count: 0 });

const sessions: Mutant[] = [
  {
    name: 'lets strangers read a list',
    law: 'token-missing',
    of: ['activity'],
    instead: unless('activitys', noToken, nothing),
  },
  {
    name: 'lets strangers read the dashboard',
    law: 'token-missing',
    of: ['dashboard'],
    instead: unless('dashboard', noToken, fine({ data: {} })),
  },
  {
    name: 'lets strangers write a ticket',
    law: 'token-missing',
    of: ['tickets'],
    instead: unless('addTicket', noToken, fine()),
  },
  {
    name: 'lets strangers ask for a code',
    law: 'token-missing',
    of: ['withdrawal-code'],
    instead: unless('withrawOtp', noToken, fine()),
  },
  {
    name: 'takes any token',
    law: 'token-wrong',
    of: ['transactions'],
    instead: unless('allTxns', wrongToken, nothing),
  },
  {
    name: 'takes any token for a transfer',
    law: 'token-wrong',
    of: ['transfers'],
    instead: unless('fundTransfer', wrongToken, fine()),
  },
  {
    name: 'refuses a wrong token in other words',
    law: 'token-wrong',
    of: ['deposits'],
    instead: unless('deposit', wrongToken, json({ success: false, message: 'Forbidden' }, 401)),
  },
  {
    name: 'refuses a wrong token with a page of HTML',
    law: 'token-wrong',
    of: ['news'],
    instead: unless('getNews', wrongToken, html(401)),
  },
  {
    name: 'refuses a missing token with nothing',
    law: 'token-missing',
    of: ['profit'],
    instead: unless('profitCalculation', noToken, { status: 401, type: '', body: '' }),
  },
  {
    name: 'breaks at a wrong token',
    law: 'token-wrong',
    of: ['winners'],
    instead: unless('randomProfit', wrongToken, json({ success: false, message: 'Error' }, 500)),
  },
  {
    name: 'never ends a session',
    law: 'token-expired',
    of: ['withdrawals'],
    instead: unless('withrawOrders', ended, nothing),
  },
  {
    name: 'never ends a session for writes',
    law: 'token-expired',
    of: ['bindings'],
    instead: unless('unbind', ended, fine()),
  },
];

const right = ({ token }: Asked) => token !== undefined && token !== NOBODY && token !== 'an-ended-token';
const where = (key: string, wrong: (value: unknown) => boolean) => (asked: Asked) =>
  right(asked) && key in asked.body && wrong(asked.body[key]);
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The law, what brings it about, and the lists that three such backends get wrong, each in another way. */
const wrongs: readonly (readonly [law: string, what: string, when: (asked: Asked) => boolean])[] = [
  ['refuse-negative-skip', 'a negative skip', where('skip', (value) => isNumber(value) && value < 0)],
  ['refuse-negative-limit', 'a negative limit', where('limit', (value) => isNumber(value) && value < 0)],
  ['refuse-zero-limit', 'a limit of 0', where('limit', (value) => value === 0)],
  ['refuse-huge-limit', 'a huge limit', where('limit', (value) => isNumber(value) && value > 1e6)],
  ['refuse-huge-skip', 'a huge skip', where('skip', (value) => isNumber(value) && value > 1e100)],
  ['refuse-fraction', 'half a row', where('limit', (value) => isNumber(value) && !Number.isInteger(value))],
  ['refuse-text', 'text for numbers', where('limit', (value) => typeof value === 'string')],
  [
    'refuse-missing-limit',
    'no paging at all',
    (asked) =>
      right(asked) && asked.text.startsWith('{') && !('limit' in asked.body) && !('padding' in asked.body),
  ],
  [
    'refuse-bad-json',
    'a body that is no JSON',
    (asked) => right(asked) && asked.text.startsWith('{"limit": 10,'),
  ],
  ['refuse-array', 'an array for a body', (asked) => right(asked) && asked.text.startsWith('[')],
  ['refuse-oversized', 'a body of 5 MB', (asked) => right(asked) && asked.text.length > 1e6],
  ['refuse-wrong-method', 'a wrong method', (asked) => right(asked) && asked.method === 'PUT'],
];

const refusals: Mutant[] = wrongs.flatMap(([law, what, when]): Mutant[] => [
  {
    name: `breaks at ${what}`,
    law,
    of: ['activity'],
    instead: unless('activitys', when, json({ success: false, message: 'Internal error' }, 500)),
  },
  { name: `answers ${what} with HTML`, law, of: ['deposits'], instead: unless('deposit', when, html(400)) },
  { name: `grants ${what}`, law, of: ['tickets'], instead: unless('getTicket', when, nothing) },
]);

const others: Mutant[] = [
  {
    name: 'refuses without a word',
    law: 'refuse-zero-limit',
    of: ['rewards'],
    instead: unless(
      'bonusTxns',
      where('limit', (value) => value === 0),
      json({ success: false, message: '' }, 400),
    ),
  },
  {
    name: 'tells strangers its code',
    law: 'refuse-text',
    of: ['royalty'],
    instead: unless(
      'bonusTxns',
      where('limit', (value) => typeof value === 'string'),
      json(
        { success: false, message: 'CastError\n    at model.Query (/srv/node_modules/orm/query.js:12:5)' },
        400,
      ),
    ),
  },
  {
    name: 'tells strangers its queries',
    law: 'refuse-negative-skip',
    of: ['spot-trades'],
    instead: unless(
      'trades',
      where('skip', (value) => value === -1),
      json({ success: false, message: 'select * from trades limit 10 offset -1' }, 400),
    ),
  },
  {
    name: 'knows no closed list',
    law: 'refuse-unknown-option',
    of: ['profit'],
    instead: unless(
      'profitCalculation',
      where('time', (value) => value === 'no-such-option'),
      nothing,
    ),
  },
  {
    name: 'breaks at an unknown option',
    law: 'refuse-unknown-option',
    of: ['futures-trades'],
    instead: unless(
      'trades',
      where('type', (value) => value === 'no-such-option'),
      json({ success: false, message: 'x' }, 502),
    ),
  },
  {
    name: 'breaks at a key that it does not know',
    law: 'unknown-keys',
    of: ['fuel-wallet'],
    instead: unless(
      'walletLedgar',
      where('nobodyKnows', () => true),
      json({ success: false, message: 'x' }, 500),
    ),
  },
];

/** Backends that do not refuse what they must, or not in words. */
export const refusalMutants: readonly Mutant[] = [...sessions, ...refusals, ...others];
