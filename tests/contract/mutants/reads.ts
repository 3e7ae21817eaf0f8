import { response, body, html, rows, set, changeRequest, type Mutant, type MutantRequest } from './mutant';

const skipOf = ({ body: { skip } }: MutantRequest) => Number(skip ?? 0);
const limitOf = ({ body: { limit } }: MutantRequest) => Number(limit ?? 0);

/** Creates a mutant that changes `skip` and `limit` of requests in which both are valid. */
const paging = (name: string, target: string, change: (skip: number) => object) =>
  changeRequest(name, target, (request) => {
    const { limit, skip } = request.body;
    const isPaged = typeof limit === 'number' && limit > 0 && Number.isInteger(skip) && skipOf(request) >= 0;
    return isPaged ? { ...request.body, ...change(skipOf(request)) } : undefined;
  });

let counter = 0;

/** Creates a mutant that responds with 500 to valid requests of other pages than the first one of ten rows. */
const failingPages = (name: string, target: string, isFailing: (limit: number, skip: number) => boolean) =>
  response(name, target, (valid, request) =>
    valid.status === 200 && isFailing(limitOf(request), skipOf(request))
      ? { ...valid, status: 500, body: { success: false, message: 'Try again later' } }
      : valid,
  );

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

const noResponse = () => {
  throw new TypeError('gone');
};
/** Whether the backend of a mutant has stopped responding. Only one mutant uses it, once. */
let hasStopped = false;

/** Mutants whose responses to valid requests break a rule, by the id of that rule. */
export const reads: Readonly<Record<string, readonly Mutant[]>> = {
  answers: [response('does not respond', 'news', noResponse)],
  status: [
    response('responds to valid requests with 500', 'futures-trades', (valid) => ({ ...valid, status: 500 })),
    response('responds to an object with 503', 'dashboard', (valid) => ({ ...valid, status: 503 })),
  ],
  json: [
    response('sends JSON as text/plain', 'deposits', (valid) => ({ ...valid, type: 'text/plain' })),
    response('responds with an HTML page', 'news', () => html(200)),
    response('names another charset', 'deposits', (valid) => ({
      ...valid,
      type: 'application/json; charset=iso-8859-1',
    })),
    // The checker reads bytes that are not UTF-8 as this character.
    body('sends texts in another charset', 'tickets', (valid) => ({ ...valid, message: 'Andr\uFFFD' })),
    body('responds with the rows as a bare array', 'transactions', ({ data }) => data),
  ],
  envelope: [
    body('sends success as a string', 'tickets', (valid) => ({ ...valid, success: 'true' })),
    body('rejects a valid request', 'withdrawals', (valid) => ({ ...valid, success: false, message: 'No' })),
    body('omits the message', 'profit', ({ message: _, ...rest }) => rest),
  ],
  'no-secrets': [
    body("sends the hash of the member's password", 'dashboard', (valid) =>
      set(valid, 'data.user.password', '$2b$10$N9qo8uLOickgx2ZMRZoMye'),
    ),
    rows('sends codes of other members', 'direct-team', (all) => all.map((row) => ({ ...row, otp: 123456 }))),
  ],
  rows: [
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
  ],
  fields: [
    field('activity', 'message', 7, 'a number for a text'),
    field('activity', 'createdAt', undefined, 'no date'),
    field('deposits', 'amount', 'NaN', 'NaN for an amount'),
    field('deposits', 'createdAt', '2026-02-30T10:00:00Z', 'a date that does not exist'),
    field('transactions', 'createdAt', 1_772_744_829, 'a date in seconds'),
    field('futures-trades', '_id', undefined, 'no hidden id'),
    field('fuel-wallet', 'side', null, 'null for a side'),
    field('direct-team', 'isVerified', 'yes', 'a word for a flag'),
    field('level-members', 'downlineId', undefined, 'no member under downlineId'),
    field('level-members', 'downlineId.name', undefined, 'no name under downlineId'),
    field('packages', 'packageAmount', undefined, 'no amount of a package'),
    field('bindings', 'exchangeKeys', undefined, 'no exchangeKeys'),
    field('transactions', 'from', true, 'a flag for a user id'),
    field('level-income', 'from', [], 'an array for a user id'),
    field('trade-details', 'quantity', [], 'an array for a quantity'),
    body('omits the user of the dashboard', 'dashboard', (valid) => set(valid, 'data.user', undefined)),
    body('sends null as a balance', 'dashboard', (valid) => set(valid, 'data.mainBalance', null)),
    body('sends a word as a balance', 'dashboard', (valid) => set(valid, 'data.binanceBalance', 'none')),
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
    body('sends a counter as a word', 'direct-team', (valid) => ({ ...valid, binanceActives: 'six' })),
  ],
  'page-size': [
    rows('sends one row too few', 'deposits', (all) => all.slice(1)),
    failingPages('responds to page 2 with 500', 'deposits', (_limit, skip) => skip === 10),
    failingPages('responds to a limit of 1 with 500', 'activity', (limit) => limit === 1),
    paging('sends ten rows for any limit', 'futures-trades', () => ({ limit: 10 })),
    rows('sends nine rows on page 2', 'fuel-wallet', (all, request) =>
      skipOf(request) === 10 ? all.slice(0, 9) : all,
    ),
  ],
  'count-steady': [
    body('counts only the remaining rows', 'transactions', (valid, request) => ({
      ...valid,
      count: Math.max(0, Number(valid.count) - skipOf(request)),
    })),
  ],
  'no-row-twice': [
    paging('ignores skip for rows with a key', 'futures-trades', () => ({ skip: 0 })),
    paging('ignores skip for rows without a key', 'activity', () => ({ skip: 0 })),
    paging('repeats the last row of the previous page', 'direct-team', (skip) => ({
      skip: Math.max(0, skip - 1),
    })),
  ],
  'pages-join': [
    failingPages('responds with 500 to pages of five rows', 'tickets', (limit) => limit === 5),
    rows('reverses pages of five rows', 'deposits', (all, request) =>
      limitOf(request) === 5 ? all.toReversed() : all,
    ),
    paging('starts later pages one row too late', 'deposits', (skip) => ({
      skip: skip >= 10 && skip < 1_000 ? skip + 1 : skip,
    })),
  ],
  'later-fields': [
    rows('sends no rows on page 2', 'activity', (all, request) => (skipOf(request) === 10 ? null : all)),
    rows('sends a word as a date on page 2', 'activity', (all, request) =>
      skipOf(request) === 10 ? all.map((row) => ({ ...row, createdAt: 'yesterday' })) : all,
    ),
  ],
  'past-the-end': [
    failingPages('responds with 500 past the end', 'activity', (_limit, skip) => skip > 30),
    paging('sends page 1 again past the end', 'activity', (skip) => ({ skip: skip >= 24 ? 0 : skip })),
    countOf('counts more rows than it has', 'activity', ({ count }) => Number(count) * 100),
    countOf('counts fewer rows than it has', 'deposits', ({ count }) => Number(count) - 4),
    countOf('counts 0 past the end', 'tickets', ({ data, count }) =>
      (data as unknown[]).length === 0 ? 0 : count,
    ),
  ],
  'same-amounts': [
    rows('rounds prices in the detail', 'trade-details', (all) =>
      all.map((row) => ({ ...row, price: Math.trunc(Number(row.price)) })),
    ),
  ],
  'ledger-adds-up': [
    rows('leaves out an entry of the ledger', 'fuel-wallet', (all, request) =>
      skipOf(request) === 10 ? [{ ...all[0], amount: '0' }, ...all.slice(1)] : all,
    ),
    rows('rounds the amounts of the ledger', 'fuel-wallet', (all) =>
      all.map((row) => ({ ...row, amount: Number(row.amount).toFixed(1) })),
    ),
    rows('gives a debit no side', 'fuel-wallet', (all) => all.map((row) => ({ ...row, side: 'OUT' }))),
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
    ...['activity', 'tickets.create'].map((target) =>
      response(`sends no CORS headers with errors of ${target}`, target, (valid, { method, token }) =>
        method === 'OPTIONS' || token !== undefined ? valid : { ...valid, headers: {} },
      ),
    ),
  ],
  'not-shared': [
    response('lets shared caches keep the dashboard', 'dashboard', (valid) => ({
      ...valid,
      headers: { ...valid.headers, 'cache-control': 'public, max-age=60' },
    })),
  ],
  'answers-after-error': [
    response('stops responding after an invalid request', 'activity', (valid, { text }) => {
      if (hasStopped) return noResponse();
      hasStopped = text.endsWith(',');
      return valid;
    }),
  ],
  'same-again': [
    rows('sends the rows of a page in another order each time', 'futures-trades', (all) =>
      counter++ % 2 ? all : all.toReversed(),
    ),
    rows('changes a value each time', 'rewards', (all) =>
      all.map((row) => ({ ...row, description: `read ${counter++}` })),
    ),
  ],
};
