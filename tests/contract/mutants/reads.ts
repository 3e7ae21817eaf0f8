import { createRandom } from '../../../src/core/random';
import { response, body, html, rows, set, changeRequest, type Mutant, type MutantRequest } from './mutant';

const skipOf = ({ body: { skip } }: MutantRequest) => Number(skip ?? 0);
const limitOf = ({ body: { limit } }: MutantRequest) => Number(limit ?? 0);

/** Creates a mutant that changes `skip` and `limit` of requests in which both are valid. */
const paging = (name: string, target: string, change: (skip: number, limit: number) => object) =>
  changeRequest(name, target, (request) => {
    const { limit, skip } = request.body;
    const isPaged = typeof limit === 'number' && limit > 0 && Number.isInteger(skip) && skipOf(request) >= 0;
    return isPaged ? { ...request.body, ...change(skipOf(request), limit) } : undefined;
  });

let counter = 0;

/** Shuffles rows: differently on each call, but in the same sequence in each test run. */
function shuffled<T>(all: readonly T[]): T[] {
  const random = createRandom(counter++);
  return all
    .map((row) => ({ row, sortKey: random.int(0, 1_000_000) }))
    .sort((a, b) => a.sortKey - b.sortKey)
    .map(({ row }) => row);
}

/** Creates a mutant that sets one field in the last row of a list. */
const field = (target: string, key: string, value: unknown, what: string) =>
  rows(`sends ${what} in ${target} (${key})`, target, (all) =>
    all.map((row, index) => (index === all.length - 1 ? set(row, key, value) : row)),
  );

const countOf = (name: string, target: string, count: (body: Record<string, unknown>) => unknown) =>
  body(name, target, (valid) => ({ ...valid, count: count(valid) }));

/** Creates a mutant that changes the headers of responses to CORS preflight requests. */
const preflight = (
  name: string,
  change: (headers: Readonly<Record<string, string>>) => Readonly<Record<string, string>>,
) =>
  response(name, 'activity', (valid, { method }) =>
    method === 'OPTIONS' ? { ...valid, headers: change(valid.headers ?? {}) } : valid,
  );

/** Mutants whose responses to valid requests break a rule, by the id of that rule. */
export const reads: Readonly<Record<string, readonly Mutant[]>> = {
  status: [
    response('responds to valid requests with 500', 'futures-trades', (valid) => ({ ...valid, status: 500 })),
    response('responds to valid requests with 404', 'activity', (valid) => ({ ...valid, status: 404 })),
    response('responds to an object with 503', 'dashboard', (valid) => ({ ...valid, status: 503 })),
  ],
  json: [
    response('sends JSON as text/html', 'tickets', (valid) => ({ ...valid, type: 'text/html' })),
    response('sends JSON as text/plain', 'deposits', (valid) => ({ ...valid, type: 'text/plain' })),
    response('responds with an HTML page', 'news', () => html(200)),
    response('responds with an empty body', 'packages', (valid) => ({ ...valid, body: '' })),
    response('responds with truncated JSON', 'rewards', (valid) => ({
      ...valid,
      body: JSON.stringify(valid.body).slice(0, -9),
    })),
    body('responds with the rows as a bare array', 'transactions', ({ data }) => data),
    response('responds with null', 'server-ip', (valid) => ({ ...valid, body: 'null' })),
    body('puts a prefix before its JSON', 'winners', (valid) => `)]}',\n${JSON.stringify(valid)}`),
  ],
  envelope: [
    body('omits success', 'activity', ({ success: _, ...rest }) => rest),
    body('sends success as a string', 'tickets', (valid) => ({ ...valid, success: 'true' })),
    body('sends success as 1', 'dashboard', (valid) => ({ ...valid, success: 1 })),
    body('refuses a valid request', 'withdrawals', (valid) => ({ ...valid, success: false, message: 'No' })),
    body('omits the message', 'profit', ({ message: _, ...rest }) => rest),
    body('sends the message as a number', 'direct-team', (valid) => ({ ...valid, message: 0 })),
  ],
  rows: [
    rows('sends the rows as an object', 'activity', (data) => ({ rows: data })),
    rows('sends null in place of the rows', 'deposits', () => null),
    body('sends the rows under another key', 'tickets', ({ data, ...rest }) => ({ ...rest, rows: data })),
    body('sends the winners under data', 'winners', ({ randomUsers, ...rest }) => ({
      ...rest,
      data: randomUsers,
    })),
  ],
  count: [
    body('omits the count', 'activity', ({ count: _, ...rest }) => rest),
    countOf('sends the count as a string', 'futures-orders', ({ count }) => String(count)),
    countOf('sends a negative count', 'spot-trades', () => -1),
    countOf('sends a fraction as the count', 'royalty', () => 2.5),
    countOf('sends null as the count', 'level-income', () => null),
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
    body('omits the user of the dashboard', 'dashboard', (valid) => set(valid, 'data.user', undefined)),
    body('sends null as a balance', 'dashboard', (valid) => set(valid, 'data.mainBalance', null)),
    body('wraps the dashboard in an array', 'dashboard', (valid) => ({ ...valid, data: [valid.data] })),
    body('sends the deposit address as an object', 'deposit-address', (valid) => ({
      ...valid,
      data: { address: valid.data },
    })),
    body('omits the data of the recipient', 'recipient', ({ data: _, ...rest }) => rest),
    body('sends the name of the recipient as a number', 'recipient', (valid) => set(valid, 'data.name', 12)),
  ],
  figures: [
    body('omits the total of the profit', 'profit', ({ totalProfit: _, ...rest }) => rest),
    body('sends a text as the total of the profit', 'profit', (valid) => set(valid, 'totalProfit', 'a lot')),
    body('omits the count of inactive members', 'team-levels', ({ pioneerEnActives: _, ...rest }) => rest),
    body(
      'spells a counter of the direct team differently',
      'direct-team',
      ({ pioneerEnactives, ...rest }) => ({
        ...rest,
        pioneerEnActives: pioneerEnactives,
      }),
    ),
    body('sends a counter as a word', 'direct-team', (valid) => ({ ...valid, binanceActives: 'six' })),
    body('sends null as a counter', 'team-levels', (valid) => ({ ...valid, binanceEnActives: null })),
  ],
  'page-size': [
    paging('sends one row too many', 'activity', (_, limit) => ({ limit: Math.min(100, limit + 1) })),
    rows('sends one row too few', 'deposits', (all) => all.slice(1)),
    paging('sends ten rows for any limit', 'futures-trades', () => ({ limit: 10 })),
    rows('sends at most five rows', 'spot-orders', (all) => all.slice(0, 5)),
    rows('sends nine rows on page 2', 'fuel-wallet', (all, request) =>
      skipOf(request) === 10 ? all.slice(0, 9) : all,
    ),
  ],
  'count-steady': [
    body('counts only the rows of the page on later pages', 'activity', (valid, request) => ({
      ...valid,
      count: skipOf(request) === 0 ? valid.count : (valid.data as unknown[]).length,
    })),
    body('counts only the remaining rows', 'transactions', (valid, request) => ({
      ...valid,
      count: Math.max(0, Number(valid.count) - skipOf(request)),
    })),
    body('counts 0 on page 2', 'tickets', (valid, request) => ({
      ...valid,
      count: skipOf(request) === 10 ? 0 : valid.count,
    })),
  ],
  'no-row-twice': [
    paging('ignores skip for rows with a key', 'futures-trades', () => ({ skip: 0 })),
    paging('ignores skip for rows without a key', 'activity', () => ({ skip: 0 })),
    paging('repeats the last row of the previous page', 'direct-team', (skip) => ({
      skip: Math.max(0, skip - 1),
    })),
    paging('sends page 1 as page 3', 'futures-orders', (skip) => ({ skip: skip === 20 ? 0 : skip })),
  ],
  'pages-join': [
    paging('treats skip as a number of pages', 'spot-trades', (skip, limit) => ({
      skip: Math.min(skip * limit, 1_000_000),
    })),
    rows('reverses pages of five rows', 'deposits', (all, request) =>
      limitOf(request) === 5 ? all.toReversed() : all,
    ),
    paging('loses a row between pages', 'withdrawals', (skip) => ({ skip: skip === 0 ? 0 : skip + 1 })),
    paging('starts later pages one row too early', 'activity', (skip) => ({
      skip: skip >= 10 && skip < 1_000 ? skip - 1 : skip,
    })),
    paging('starts later pages one row too late', 'deposits', (skip) => ({
      skip: skip >= 10 && skip < 1_000 ? skip + 1 : skip,
    })),
  ],
  'later-fields': [
    rows('sends a word as a date on page 2', 'activity', (all, request) =>
      skipOf(request) === 10 ? all.map((row) => ({ ...row, createdAt: 'yesterday' })) : all,
    ),
  ],
  'past-the-end': [
    paging('sends page 1 again past the end', 'activity', (skip) => ({ skip: skip >= 24 ? 0 : skip })),
    countOf('counts 0 past the end', 'tickets', ({ data, count }) =>
      (data as unknown[]).length === 0 ? 0 : count,
    ),
  ],
  'same-amounts': [
    rows('rounds prices in the detail', 'trade-details', (all) =>
      all.map((row) => ({ ...row, price: Math.trunc(Number(row.price)) })),
    ),
    rows('sends quantities of the detail as texts', 'trade-details', (all) =>
      all.map((row) => ({ ...row, quantity: 'some' })),
    ),
  ],
  'cors-preflight': [
    preflight('has no CORS headers', () => ({})),
    preflight('allows another origin', (headers) => ({
      ...headers,
      'access-control-allow-origin': 'https://other.test',
    })),
    preflight('does not allow Authorization', (headers) => ({
      ...headers,
      'access-control-allow-headers': 'Content-Type',
    })),
    preflight('allows every header by *, which leaves out Authorization', (headers) => ({
      ...headers,
      'access-control-allow-headers': '*',
    })),
    response('responds to a preflight with 404', 'deposits', (valid, { method }) =>
      method === 'OPTIONS' ? { ...valid, status: 404 } : valid,
    ),
  ],
  'cors-answer': [
    response('allows the portal in the preflight only', 'activity', (valid, { method }) =>
      method === 'OPTIONS' ? valid : { ...valid, headers: {} },
    ),
  ],
  'not-shared': [
    response('lets shared caches keep the dashboard', 'dashboard', (valid) => ({
      ...valid,
      headers: { ...valid.headers, 'cache-control': 'public, max-age=60' },
    })),
    response('gives shared caches a lifetime', 'news', (valid) => ({
      ...valid,
      headers: { ...valid.headers, 'cache-control': 's-maxage=600' },
    })),
  ],
  'same-again': [
    rows('sends the rows in another order each time', 'level-income', shuffled),
    rows('changes a value each time', 'rewards', (all) =>
      all.map((row) => ({ ...row, description: `read ${counter++}` })),
    ),
  ],
};
