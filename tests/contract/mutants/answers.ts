import { envelope, field, html, set, type Mutant, type Said } from './mutant';

/** The whole answer of one call, whatever was asked of it with a right token. */
const whole = (
  name: string,
  law: string,
  of: string,
  call: string,
  change: (said: Said) => Said,
): Mutant => ({
  name,
  law,
  of: [of],
  change: (said, asked) => (asked.call === call && said.status === 200 ? change(said) : said),
});

const statuses: Mutant[] = [
  whole('answers right requests with 500', 'status', 'futures-trades', 'trades', (said) => ({
    ...said,
    status: 500,
  })),
  whole('answers right requests with 404', 'status', 'activity', 'activitys', (said) => ({
    ...said,
    status: 404,
  })),
  whole('answers an object with 503', 'status', 'dashboard', 'dashboard', (said) => ({
    ...said,
    status: 503,
  })),
];

const bodies: Mutant[] = [
  whole('calls its JSON text/html', 'json', 'tickets', 'getTicket', (said) => ({
    ...said,
    type: 'text/html',
  })),
  whole('names no content type', 'json', 'deposits', 'deposit', (said) => ({ ...said, type: 'text/plain' })),
  whole('answers with a page of HTML', 'json', 'news', 'getNews', () => html(200)),
  whole('answers with nothing', 'json', 'packages', 'packages', (said) => ({ ...said, body: '' })),
  whole('cuts its JSON off', 'json', 'rewards', 'bonusTxns', (said) => ({
    ...said,
    body: JSON.stringify(said.body).slice(0, -9),
  })),
  whole('answers with the bare rows', 'json', 'transactions', 'allTxns', (said) => ({
    ...said,
    body: (said.body as { data: unknown }).data,
  })),
  whole('answers null', 'json', 'server-ip', 'ip', (said) => ({ ...said, body: 'null' })),
  {
    name: 'puts a mark before its JSON',
    law: 'json',
    of: ['winners'],
    change: (said, { call }) =>
      call === 'randomProfit' ? { ...said, body: `)]}',\n${JSON.stringify(said.body)}` } : said,
  },
];

const envelopes: Mutant[] = [
  {
    name: 'leaves success out',
    law: 'envelope',
    of: ['activity'],
    change: envelope('activitys', ({ success: _, ...rest }) => rest),
  },
  {
    name: 'says success as a text',
    law: 'envelope',
    of: ['tickets'],
    change: envelope('getTicket', (body) => ({ ...body, success: 'true' })),
  },
  {
    name: 'says success as 1',
    law: 'envelope',
    of: ['dashboard'],
    change: envelope('dashboard', (body) => ({ ...body, success: 1 })),
  },
  {
    name: 'refuses a right request',
    law: 'envelope',
    of: ['withdrawals'],
    change: envelope('withrawOrders', (body) => ({ ...body, success: false, message: 'No' })),
  },
  {
    name: 'leaves the message out',
    law: 'envelope',
    of: ['profit'],
    change: envelope('profitCalculation', ({ message: _, ...rest }) => rest),
  },
  {
    name: 'has a number for a message',
    law: 'envelope',
    of: ['direct-team'],
    change: envelope('sponsers', (body) => ({ ...body, message: 0 })),
  },
];

const lists: Mutant[] = [
  {
    name: 'has an object where rows belong',
    law: 'rows',
    of: ['activity'],
    change: envelope('activitys', (body) => ({ ...body, data: { rows: body.data } })),
  },
  {
    name: 'has null for no rows',
    law: 'rows',
    of: ['deposits'],
    change: envelope('deposit', (body) => ({ ...body, data: null })),
  },
  {
    name: 'has its rows under another key',
    law: 'rows',
    of: ['tickets'],
    change: envelope('getTicket', ({ data, ...rest }) => ({ ...rest, rows: data })),
  },
  {
    name: 'has the winners under data',
    law: 'rows',
    of: ['winners'],
    change: envelope('randomProfit', ({ randomUsers, ...rest }) => ({ ...rest, data: randomUsers })),
  },
  {
    name: 'leaves the count out',
    law: 'count',
    of: ['activity'],
    change: envelope('activitys', ({ count: _, ...rest }) => rest),
  },
  {
    name: 'has the count as a text',
    law: 'count',
    of: ['futures-orders'],
    change: envelope('orders', (body) => ({ ...body, count: String(body.count) })),
  },
  {
    name: 'has a count below nothing',
    law: 'count',
    of: ['spot-trades'],
    change: envelope('trades', (body) => ({ ...body, count: -1 })),
  },
  {
    name: 'has half a row in its count',
    law: 'count',
    of: ['royalty'],
    change: envelope('bonusTxns', (body) => ({ ...body, count: 2.5 })),
  },
  {
    name: 'has null for a count',
    law: 'count',
    of: ['level-income'],
    change: envelope('bonusTxns', (body) => ({ ...body, count: null })),
  },
];

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

/** Backends that answer a right request wrongly. */
export const answerMutants: readonly Mutant[] = [
  ...statuses,
  ...bodies,
  ...envelopes,
  ...lists,
  ...fields,
  ...objects,
  ...figures,
];
