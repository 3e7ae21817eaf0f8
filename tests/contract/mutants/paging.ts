import { createRandom } from '../../../src/core/random';
import { envelope, rows, type Asked, type Mutant } from './mutant';

const skip = ({ body }: Asked) => Number(body.skip ?? 0);
const limit = ({ body }: Asked) => Number(body.limit ?? 0);
const isPaged = ({ body }: Asked) =>
  typeof body.limit === 'number' && typeof body.skip === 'number' && limit({ body } as Asked) > 0;

/** Passes the question on with another paging; wrong ones stay as they are. */
const twist =
  (call: string, other: (asked: Asked) => object): NonNullable<Mutant['twist']> =>
  (asked) =>
    asked.call === call && isPaged(asked) && Number.isInteger(asked.body.skip) && skip(asked) >= 0
      ? { ...asked.body, ...other(asked) }
      : undefined;

let turn = 0;

/** Another order every time, the same ones in every run. */
function shuffled<T>(all: readonly T[]): T[] {
  const random = createRandom(turn++);
  return all
    .map((row) => ({ row, place: random.int(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

/** Backends whose pages do not hold together. */
export const pagingMutants: readonly Mutant[] = [
  {
    name: 'gives one row too many',
    law: 'page-size',
    of: ['activity'],
    twist: twist('activitys', (asked) => ({ limit: Math.min(100, limit(asked) + 1) })),
  },
  {
    name: 'gives one row too few',
    law: 'page-size',
    of: ['deposits'],
    change: rows('deposit', (all) => all.slice(1)),
  },
  {
    name: 'gives ten rows whatever the limit',
    law: 'page-size',
    of: ['futures-trades'],
    twist: twist('trades', () => ({ limit: 10 })),
  },
  {
    name: 'gives five rows at most',
    law: 'page-size',
    of: ['spot-orders'],
    change: rows('orders', (all) => all.slice(0, 5)),
  },
  {
    name: 'counts the rows of the page',
    law: 'count-steady',
    of: ['activity'],
    change: envelope('activitys', (body, asked) => ({
      ...body,
      count: skip(asked) === 0 ? body.count : (body.data as unknown[]).length,
    })),
  },
  {
    name: 'counts what is left',
    law: 'count-steady',
    of: ['transactions'],
    change: envelope('allTxns', (body, asked) => ({
      ...body,
      count: Math.max(0, Number(body.count) - skip(asked)),
    })),
  },
  {
    name: 'counts nothing on page 2',
    law: 'count-steady',
    of: ['tickets'],
    change: envelope('getTicket', (body, asked) => ({ ...body, count: skip(asked) === 10 ? 0 : body.count })),
  },
  {
    name: 'overlooks skip, rows with a key',
    law: 'no-row-twice',
    of: ['futures-trades'],
    twist: twist('trades', () => ({ skip: 0 })),
  },
  {
    name: 'overlooks skip, rows without a key',
    law: 'no-row-twice',
    of: ['activity'],
    twist: twist('activitys', () => ({ skip: 0 })),
  },
  {
    name: 'begins a page with the last row of the one before',
    law: 'no-row-twice',
    of: ['direct-team'],
    twist: twist('sponsers', (asked) => ({ skip: Math.max(0, skip(asked) - 1) })),
  },
  {
    name: 'gives page 1 again as page 3',
    law: 'no-row-twice',
    of: ['futures-orders'],
    twist: twist('orders', (asked) => ({ skip: skip(asked) === 20 ? 0 : skip(asked) })),
  },
  {
    name: 'takes skip for a number of pages',
    law: 'pages-join',
    of: ['spot-trades'],
    twist: twist('trades', (asked) => ({ skip: Math.min(skip(asked) * limit(asked), 1_000_000) })),
  },
  {
    name: 'sorts small pages the other way',
    law: 'pages-join',
    of: ['deposits'],
    change: rows('deposit', (all, asked) => (limit(asked) === 5 ? all.toReversed() : all)),
  },
  {
    name: 'loses a row between two pages',
    law: 'pages-join',
    of: ['withdrawals'],
    twist: twist('withrawOrders', (asked) => ({ skip: skip(asked) === 0 ? 0 : skip(asked) + 1 })),
  },
  {
    name: 'begins page 2 with the last row of page 1',
    law: 'pages-join',
    of: ['activity'],
    twist: twist('activitys', (asked) => ({
      skip: skip(asked) >= 10 && skip(asked) < 1_000 ? skip(asked) - 1 : skip(asked),
    })),
  },
  {
    name: 'loses the first row of page 2',
    law: 'pages-join',
    of: ['deposits'],
    twist: twist('deposit', (asked) => ({
      skip: skip(asked) >= 10 && skip(asked) < 1_000 ? skip(asked) + 1 : skip(asked),
    })),
  },
  {
    name: 'gives nine rows on page 2',
    law: 'page-size',
    of: ['fuel-wallet'],
    change: rows('walletLedgar', (all, asked) => (skip(asked) === 10 ? all.slice(0, 9) : all)),
  },
  {
    name: 'has a word for a date on page 2',
    law: 'later-fields',
    of: ['activity'],
    change: rows('activitys', (all, asked) =>
      skip(asked) === 10 ? all.map((row) => ({ ...row, createdAt: 'yesterday' })) : all,
    ),
  },
  {
    name: 'begins anew past the end',
    law: 'past-the-end',
    of: ['activity'],
    twist: twist('activitys', (asked) => ({ skip: skip(asked) >= 24 ? 0 : skip(asked) })),
  },
  {
    name: 'forgets the count past the end',
    law: 'past-the-end',
    of: ['tickets'],
    change: envelope('getTicket', (body) => ({
      ...body,
      count: (body.data as unknown[]).length === 0 ? 0 : body.count,
    })),
  },
  {
    name: 'gives the rows in another order each time',
    law: 'same-again',
    of: ['level-income'],
    change: rows('bonusTxns', shuffled),
  },
  {
    name: 'changes a value each time',
    law: 'same-again',
    of: ['rewards'],
    change: rows('bonusTxns', (all) => all.map((row) => ({ ...row, description: `read ${turn++}` }))),
  },
];
