import { envelope, html, type Mutant, type Said } from './mutant';

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

/** Backends whose answer to a right request is no whole answer, or not one of rows. */
export const answerMutants: readonly Mutant[] = [...statuses, ...bodies, ...envelopes, ...lists];
