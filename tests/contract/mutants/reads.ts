import { createRandom } from '../../../src/core/random';
import { answer, body, html, rows, set, twist, type Mutant, type MutantRequest } from './mutant';

const skipOf = ({ body: { skip } }: MutantRequest) => Number(skip ?? 0);
const limitOf = ({ body: { limit } }: MutantRequest) => Number(limit ?? 0);

/** Changes skip and limit of a request; requests whose skip or limit is invalid stay as they are. */
const paging = (name: string, target: string, change: (skip: number, limit: number) => object) =>
  twist(name, target, (request) => {
    const { limit, skip } = request.body;
    const isPaged = typeof limit === 'number' && limit > 0 && Number.isInteger(skip) && skipOf(request) >= 0;
    return isPaged ? { ...request.body, ...change(skipOf(request), limit) } : undefined;
  });

let turn = 0;

/** Another order each time, the same orders in each run. */
function shuffled<T>(all: readonly T[]): T[] {
  const random = createRandom(turn++);
  return all
    .map((row) => ({ row, place: random.int(0, 1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

/** Sets one field of the last row. */
const field = (target: string, key: string, value: unknown, what: string) =>
  rows(`${target} has ${what} (${key})`, target, (all) =>
    all.map((row, place) => (place === all.length - 1 ? set(row, key, value) : row)),
  );

const countOf = (name: string, target: string, count: (body: Record<string, unknown>) => unknown) =>
  body(name, target, (given) => ({ ...given, count: count(given) }));

/** Backends whose answer to a right request breaks a rule, by the id of that rule. */
export const reads: Readonly<Record<string, readonly Mutant[]>> = {
  status: [
    answer('answers right requests with 500', 'futures-trades', (given) => ({ ...given, status: 500 })),
    answer('answers right requests with 404', 'activity', (given) => ({ ...given, status: 404 })),
    answer('answers an object with 503', 'dashboard', (given) => ({ ...given, status: 503 })),
  ],
  json: [
    answer('calls its JSON text/html', 'tickets', (given) => ({ ...given, type: 'text/html' })),
    answer('calls its JSON text/plain', 'deposits', (given) => ({ ...given, type: 'text/plain' })),
    answer('answers with a page of HTML', 'news', () => html(200)),
    answer('answers with nothing', 'packages', (given) => ({ ...given, body: '' })),
    answer('answers with cut JSON', 'rewards', (given) => ({
      ...given,
      body: JSON.stringify(given.body).slice(0, -9),
    })),
    body('answers with the bare rows', 'transactions', ({ data }) => data),
    answer('answers null', 'server-ip', (given) => ({ ...given, body: 'null' })),
    body('puts a prefix before its JSON', 'winners', (given) => `)]}',\n${JSON.stringify(given)}`),
  ],
  envelope: [
    body('omits success', 'activity', ({ success: _, ...rest }) => rest),
    body('has a text for success', 'tickets', (given) => ({ ...given, success: 'true' })),
    body('has 1 for success', 'dashboard', (given) => ({ ...given, success: 1 })),
    body('refuses a right request', 'withdrawals', (given) => ({ ...given, success: false, message: 'No' })),
    body('omits the message', 'profit', ({ message: _, ...rest }) => rest),
    body('has a number for a message', 'direct-team', (given) => ({ ...given, message: 0 })),
  ],
  rows: [
    rows('has an object for the rows', 'activity', (data) => ({ rows: data })),
    rows('has null for no rows', 'deposits', () => null),
    body('has its rows under another key', 'tickets', ({ data, ...rest }) => ({ ...rest, rows: data })),
    body('has the winners under data', 'winners', ({ randomUsers, ...rest }) => ({
      ...rest,
      data: randomUsers,
    })),
  ],
  count: [
    body('omits the count', 'activity', ({ count: _, ...rest }) => rest),
    countOf('has a text for the count', 'futures-orders', ({ count }) => String(count)),
    countOf('has a negative count', 'spot-trades', () => -1),
    countOf('has a fraction for the count', 'royalty', () => 2.5),
    countOf('has null for the count', 'level-income', () => null),
  ],
  fields: [
    field('activity', 'message', 7, 'a number for a text'),
    field('activity', 'createdAt', 'yesterday', 'a word for a date'),
    field('activity', 'createdAt', undefined, 'no date'),
    field('deposits', 'amount', '12,50', 'a comma in an amount'),
    field('deposits', 'amount', 'NaN', 'NaN for an amount'),
    field('deposits', 'from', null, 'null for an address'),
    field('futures-trades', '_id', undefined, 'no hidden id'),
    field('futures-trades', 'profitLoss', {}, 'an object for a profit'),
    field('futures-trades', 'symbol', ['BTC'], 'an array for a pair'),
    field('futures-orders', 'price', '1e5', 'an exponent in a price'),
    field('spot-orders', 'orderId', true, 'a flag for an id'),
    field('transactions', 'walletType', 3, 'a number for a wallet'),
    field('transactions', 'amount', null, 'null for an amount'),
    field('fuel-wallet', 'side', null, 'null for a side'),
    field('direct-team', 'email', 'nobody', 'no @ in an e-mail'),
    field('direct-team', 'isVerified', 'yes', 'a word for a flag'),
    field('level-members', 'downlineId', undefined, 'no member under downlineId'),
    field('level-members', 'downlineId.name', undefined, 'no name under downlineId'),
    field('team-levels', 'level', 'first', 'a word for a level'),
    field('tickets', 'status', undefined, 'no status'),
    field('withdrawals', 'createdAt', {}, 'an object for a date'),
    field('profit', 'pnl', 'much', 'a word for a profit'),
    field('packages', 'packageAmount', undefined, 'no amount of a package'),
    field('market-coins', 'marketCap', 'big', 'a word for a market cap'),
    field('bindings', 'exchangeKeys', undefined, 'no exchangeKeys'),
    field('trade-details', 'quantity', [], 'an array for a quantity'),
    body('has no user on the dashboard', 'dashboard', (given) => set(given, 'data.user', undefined)),
    body('has null for a balance', 'dashboard', (given) => set(given, 'data.mainBalance', null)),
    body('has the dashboard in an array', 'dashboard', (given) => ({ ...given, data: [given.data] })),
    body('has an object for the deposit address', 'deposit-address', (given) => ({
      ...given,
      data: { address: given.data },
    })),
    body('has no data of the recipient', 'recipient', ({ data: _, ...rest }) => rest),
    body('has a number for a name', 'recipient', (given) => set(given, 'data.name', 12)),
  ],
  figures: [
    body('omits the total of the profit', 'profit', ({ totalProfit: _, ...rest }) => rest),
    body('has words for the total of the profit', 'profit', (given) => set(given, 'totalProfit', 'a lot')),
    body('omits the inactive members', 'team-levels', ({ pioneerEnActives: _, ...rest }) => rest),
    body('spells a counter of the direct team otherwise', 'direct-team', ({ pioneerEnactives, ...rest }) => ({
      ...rest,
      pioneerEnActives: pioneerEnactives,
    })),
    body('has a text for a counter', 'direct-team', (given) => ({ ...given, binanceActives: 'six' })),
    body('has null for a counter', 'team-levels', (given) => ({ ...given, binanceEnActives: null })),
  ],
  'page-size': [
    paging('gives one row too many', 'activity', (_, limit) => ({ limit: Math.min(100, limit + 1) })),
    rows('gives one row too few', 'deposits', (all) => all.slice(1)),
    paging('gives ten rows whatever the limit', 'futures-trades', () => ({ limit: 10 })),
    rows('gives five rows at most', 'spot-orders', (all) => all.slice(0, 5)),
    rows('gives nine rows on page 2', 'fuel-wallet', (all, request) =>
      skipOf(request) === 10 ? all.slice(0, 9) : all,
    ),
  ],
  'count-steady': [
    body('counts the rows of the page', 'activity', (given, request) => ({
      ...given,
      count: skipOf(request) === 0 ? given.count : (given.data as unknown[]).length,
    })),
    body('counts the rows that are left', 'transactions', (given, request) => ({
      ...given,
      count: Math.max(0, Number(given.count) - skipOf(request)),
    })),
    body('counts 0 on page 2', 'tickets', (given, request) => ({
      ...given,
      count: skipOf(request) === 10 ? 0 : given.count,
    })),
  ],
  'no-row-twice': [
    paging('ignores skip, rows with a key', 'futures-trades', () => ({ skip: 0 })),
    paging('ignores skip, rows without a key', 'activity', () => ({ skip: 0 })),
    paging('repeats the last row of the page before', 'direct-team', (skip) => ({
      skip: Math.max(0, skip - 1),
    })),
    paging('gives page 1 as page 3', 'futures-orders', (skip) => ({ skip: skip === 20 ? 0 : skip })),
  ],
  'pages-join': [
    paging('takes skip for a number of pages', 'spot-trades', (skip, limit) => ({
      skip: Math.min(skip * limit, 1_000_000),
    })),
    rows('sorts small pages the other way', 'deposits', (all, request) =>
      limitOf(request) === 5 ? all.toReversed() : all,
    ),
    paging('loses a row between two pages', 'withdrawals', (skip) => ({ skip: skip === 0 ? 0 : skip + 1 })),
    paging('begins page 2 with the last row of page 1', 'activity', (skip) => ({
      skip: skip >= 10 && skip < 1_000 ? skip - 1 : skip,
    })),
    paging('loses the first row of page 2', 'deposits', (skip) => ({
      skip: skip >= 10 && skip < 1_000 ? skip + 1 : skip,
    })),
  ],
  'later-fields': [
    rows('has a word for a date on page 2', 'activity', (all, request) =>
      skipOf(request) === 10 ? all.map((row) => ({ ...row, createdAt: 'yesterday' })) : all,
    ),
  ],
  'past-the-end': [
    paging('starts again past the end', 'activity', (skip) => ({ skip: skip >= 24 ? 0 : skip })),
    countOf('has no count past the end', 'tickets', ({ data, count }) =>
      (data as unknown[]).length === 0 ? 0 : count,
    ),
  ],
  'same-again': [
    rows('gives the rows in another order each time', 'level-income', shuffled),
    rows('changes a value each time', 'rewards', (all) =>
      all.map((row) => ({ ...row, description: `read ${turn++}` })),
    ),
  ],
};
