import { envelope, field, set, type Mutant } from './mutant';

const fields: Mutant[] = (
  [
    ['activity', 'activitys', 'message', 7, 'a number for a text'],
    ['activity', 'activitys', 'createdAt', 'yesterday', 'a word for a date'],
    ['activity', 'activitys', 'createdAt', undefined, 'no date'],
    ['deposits', 'deposit', 'amount', '12,50', 'a comma in an amount'],
    ['deposits', 'deposit', 'amount', 'NaN', 'NaN for an amount'],
    ['deposits', 'deposit', 'from', null, 'null for an address'],
    ['futures-trades', 'trades', '_id', undefined, 'no hidden id'],
    ['futures-trades', 'trades', 'profitLoss', {}, 'an object for a profit'],
    ['futures-trades', 'trades', 'symbol', ['BTC'], 'an array for a pair'],
    ['futures-orders', 'orders', 'price', '1e5', 'an exponent in a price'],
    ['spot-orders', 'orders', 'orderId', true, 'a flag for an id'],
    ['transactions', 'allTxns', 'walletType', 3, 'a number for a wallet'],
    ['transactions', 'allTxns', 'amount', null, 'null for an amount'],
    ['fuel-wallet', 'walletLedgar', 'side', null, 'null for a side'],
    ['direct-team', 'sponsers', 'email', 'nobody', 'no @ in an e-mail'],
    ['direct-team', 'sponsers', 'isVerified', 'yes', 'a word for a flag'],
    ['level-members', 'teamByLevel', 'downlineId', undefined, 'no member under downlineId'],
    ['level-members', 'teamByLevel', 'downlineId.name', undefined, 'no name under downlineId'],
    ['team-levels', 'teamMembers', 'level', 'first', 'a word for a level'],
    ['tickets', 'getTicket', 'status', undefined, 'no status'],
    ['withdrawals', 'withrawOrders', 'createdAt', {}, 'an object for a date'],
    ['profit', 'profitCalculation', 'pnl', 'much', 'a word for a profit'],
    ['packages', 'packages', 'packageAmount', undefined, 'no amount of a package'],
    ['market-coins', 'marketData', 'marketCap', 'big', 'a word for a market cap'],
    ['bindings', 'getExchange', 'exchangeKeys', undefined, 'no exchangeKeys'],
    ['trade-details', 'tradeDetails', 'quantity', [], 'an array for a quantity'],
  ] as const
).map(([of, call, key, value, what]) => ({
  name: `${of} has ${what} (${key})`,
  law: 'fields',
  // The lists that lead to these are read as well.
  of: of === 'level-members' ? [of, 'team-levels'] : of === 'trade-details' ? [of, 'futures-trades'] : [of],
  change: field(call, key, value),
}));

const objects: Mutant[] = [
  {
    name: 'has no user on the dashboard',
    law: 'fields',
    of: ['dashboard'],
    change: envelope('dashboard', (body) => set(body, 'data.user', undefined)),
  },
  {
    name: 'has null for a balance',
    law: 'fields',
    of: ['dashboard'],
    change: envelope('dashboard', (body) => set(body, 'data.mainBalance', null)),
  },
  {
    name: 'has the dashboard in an array',
    law: 'fields',
    of: ['dashboard'],
    change: envelope('dashboard', (body) => ({ ...body, data: [body.data] })),
  },
  {
    name: 'has an object for the deposit address',
    law: 'fields',
    of: ['deposit-address'],
    change: envelope('depositQrCode', (body) => ({ ...body, data: { address: body.data } })),
  },
  {
    name: 'has no data of the recipient',
    law: 'fields',
    of: ['recipient', 'dashboard'],
    change: envelope('fetchDetails', ({ data: _, ...rest }) => rest),
  },
  {
    name: 'has a name of nobody',
    law: 'fields',
    of: ['recipient', 'dashboard'],
    change: envelope('fetchDetails', (body) => set(body, 'data.name', 12)),
  },
];

const figures: Mutant[] = [
  {
    name: 'leaves the total of the profit out',
    law: 'figures',
    of: ['profit'],
    change: envelope('profitCalculation', ({ totalProfit: _, ...rest }) => rest),
  },
  {
    name: 'has words for the total of the profit',
    law: 'figures',
    of: ['profit'],
    change: envelope('profitCalculation', (body) => ({ ...body, totalProfit: 'a lot' })),
  },
  {
    name: 'counts no inactive members',
    law: 'figures',
    of: ['team-levels'],
    change: envelope('teamMembers', ({ pioneerEnActives: _, ...rest }) => rest),
  },
  {
    name: 'spells the direct team as the whole one',
    law: 'figures',
    of: ['direct-team'],
    change: envelope('sponsers', ({ pioneerEnactives, ...rest }) => ({
      ...rest,
      pioneerEnActives: pioneerEnactives,
    })),
  },
  {
    name: 'has text for a counter',
    law: 'figures',
    of: ['direct-team'],
    change: envelope('sponsers', (body) => ({ ...body, binanceActives: 'six' })),
  },
  {
    name: 'has null for a counter',
    law: 'figures',
    of: ['team-levels'],
    change: envelope('teamMembers', (body) => ({ ...body, binanceEnActives: null })),
  },
];

/** Backends that answer rightly but for a value: in a row, in an object, among a list's figures. */
export const valueMutants: readonly Mutant[] = [...fields, ...objects, ...figures];
