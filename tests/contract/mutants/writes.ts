import { envelope, fine, json, rows, set, type Asked, type Mutant } from './mutant';

const swallow =
  (call: string, when: (asked: Asked) => boolean = () => true): NonNullable<Mutant['instead']> =>
  (asked) =>
    asked.call === call && when(asked) && asked.token !== undefined && asked.token.length > 30
      ? fine()
      : undefined;
const amount =
  (wrong: (value: string) => boolean) =>
  ({ body }: Asked) =>
    wrong(String(body.amount));

/** Backends that forget, change or grant what is written. */
export const writeMutants: readonly Mutant[] = (
  [
    { name: 'forgets tickets', law: 'write-shows', of: ['tickets'], instead: swallow('addTicket') },
    {
      name: 'keeps the first line of a ticket',
      law: 'write-shows',
      of: ['tickets'],
      twist: ({ call, body }) =>
        call === 'addTicket' && typeof body.message === 'string'
          ? { ...body, message: body.message.split('\n')[0] }
          : undefined,
    },
    {
      name: 'escapes what members write',
      law: 'write-shows',
      of: ['tickets'],
      change: rows('getTicket', (all) =>
        all.map((row) => ({ ...row, message: String(row.message).replaceAll('<', '&lt;') })),
      ),
    },
    {
      name: 'loses what is beyond ASCII',
      law: 'write-shows',
      of: ['tickets'],
      change: rows('getTicket', (all) =>
        all.map((row) => ({ ...row, message: String(row.message).replace(/[^\n -~]/g, '?') })),
      ),
    },
    {
      name: 'does not count a new ticket',
      law: 'write-shows',
      of: ['tickets'],
      change: envelope('getTicket', (body) => ({ ...body, count: 14 })),
    },
    {
      name: 'refuses every ticket',
      law: 'write-shows',
      of: ['tickets'],
      instead: ({ call, token }) =>
        call === 'addTicket' && (token?.length ?? 0) > 30
          ? json({ success: false, message: 'No' })
          : undefined,
    },
    {
      name: 'forgets a phone number',
      law: 'write-shows',
      of: ['phone-number'],
      instead: swallow('addPhoneNumber'),
    },
    {
      name: 'shows another phone number',
      law: 'write-shows',
      of: ['phone-number'],
      change: envelope('dashboard', (body) => set(body, 'data.user.phoneNumber', '1')),
    },
    { name: 'forgets bound keys', law: 'write-shows', of: ['bindings'], instead: swallow('bind') },
    { name: 'keeps the old keys', law: 'write-shows', of: ['bindings'], instead: swallow('updateBind') },
    {
      name: 'never unbinds',
      law: 'write-shows',
      of: ['bindings'],
      instead: swallow('unbind', ({ body }) => body.exchangeName === 'BINANCE'),
    },
    { name: 'forgets transfers', law: 'write-shows', of: ['transfers'], instead: swallow('fundTransfer') },
    {
      name: 'takes twice the amount',
      law: 'write-shows',
      of: ['transfers'],
      twist: ({ call, body }) =>
        call === 'fundTransfer' && body.amount === '0.01' ? { ...body, amount: '0.02' } : undefined,
    },
    {
      name: 'grants a negative amount',
      law: 'refuse-negative-amount',
      of: ['transfers'],
      instead: swallow(
        'fundTransfer',
        amount((value) => value.startsWith('-')),
      ),
    },
    {
      name: 'grants nothing at all',
      law: 'refuse-zero-amount',
      of: ['transfers'],
      instead: swallow(
        'fundTransfer',
        amount((value) => value === '0'),
      ),
    },
    {
      name: 'grants an amount in words',
      law: 'refuse-text-amount',
      of: ['transfers'],
      instead: swallow(
        'fundTransfer',
        amount((value) => value === 'ten'),
      ),
    },
    {
      name: 'grants more than there is',
      law: 'refuse-overdraft',
      of: ['transfers'],
      instead: swallow(
        'fundTransfer',
        amount((value) => value.length > 9),
      ),
    },
    {
      name: 'sends money to nobody',
      law: 'refuse-unknown-member',
      of: ['transfers'],
      instead: swallow('fundTransfer', ({ body }) => body.uid === 'WH000000000'),
    },
    {
      name: 'takes any code',
      law: 'refuse-wrong-code',
      of: ['withdrawals'],
      instead: swallow('placeWithraw'),
    },
    {
      name: 'sells packages that there are not',
      law: 'refuse-unknown-package',
      of: ['packages'],
      instead: swallow('activateAccount'),
    },
    {
      name: 'binds keys with special characters',
      law: 'refuse-special-keys',
      of: ['bindings'],
      instead: swallow('bind', ({ body }) => String(body.apiKey).includes('!')),
    },
  ] as const satisfies readonly Mutant[]
).map((mutant) => ({ ...mutant, writes: true }));
