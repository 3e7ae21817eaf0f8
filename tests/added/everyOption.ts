import { post } from '../../src/core/call';
import { defineAction, defineObject, defineResource } from '../../src/core/defineResource';
import { dashboard } from '../../src/resources/dashboard';
import { statusTones } from '../../src/resources/statusTones';

// Ten lists, an object and an action, which together use each option that docs/adding-a-resource.md documents.

const created = { key: 'createdAt', title: 'Created', valueType: 'date', format: 'minute' } as const;
const amount = { key: 'amount', title: 'Amount', valueType: 'amount' } as const;
const status = { key: 'status', title: 'Status', valueType: 'enum', tones: statusTones } as const;

/** Payments in four currencies, with three choices. Amounts in the currency of their row. */
export const addedPayouts = defineResource({
  name: 'added-payouts',
  title: 'Added payouts',
  rowKey: 'payoutId',
  hidden: ['_id'],
  read: {
    method: 'POST',
    path: 'api/user/addedPayouts',
    fixed: { kind: 'PAYOUT' },
    choices: [
      {
        name: 'status',
        title: 'Status',
        control: 'tabs',
        options: [
          { label: 'All', value: '' },
          { label: 'Paid', value: 'PAID', heading: 'Paid' },
          { label: 'Open', value: 'OPEN' },
        ],
      },
      {
        name: 'network',
        title: 'Network',
        control: 'select',
        options: [{ label: 'Any' }, { label: 'TRON', value: 'TRC20' }, { label: 'Ethereum', value: 'ERC20' }],
      },
      {
        name: 'year',
        title: 'Year',
        control: 'select',
        options: [
          { label: '2026', value: '2026' },
          { label: '2025', value: '2025' },
        ],
      },
    ],
  },
  summary: [{ key: 'paidOut', title: 'Paid out', valueType: 'money', tooltip: 'Without fees.' }],
  fields: [
    created,
    { key: 'payoutId', title: 'Payout', valueType: 'id' },
    { key: 'currency', title: 'Currency', valueType: 'name', smallSet: true },
    { ...amount, decimals: 4, summedBy: ['currency', 'status'] },
    { key: 'fee', title: 'Fee', valueType: 'amount', summed: false, optional: true },
    { key: 'network', title: 'Network', valueType: 'name' },
    { key: 'to', title: 'Recipient', valueType: 'address' },
    { key: 'member.name', title: 'Member', valueType: 'name', optional: true },
    status,
  ],
  dateFilter: 'createdAt',
  currencyField: 'currency',
  actions: [{ title: 'View', to: '/addeddetails?id={_id}' }],
  screens: [
    {
      path: '/addedpayouts',
      menu: { label: 'Added payouts', group: 'Income', order: 3, icon: 'wallet' },
    },
  ],
});

/** The details of a payout. Amounts in USDT. */
export const addedDetails = defineResource({
  name: 'added-details',
  title: 'Added details',
  indexColumn: 'S.No.',
  read: { method: 'POST', path: 'api/user/addedDetails', params: ['id'], rows: 'details' },
  fields: [
    created,
    { ...amount, prefix: '€', colour: 'debit' },
    { key: 'note', title: 'Note', valueType: 'longText' },
    status,
  ],
  screens: [{ path: '/addeddetails', parent: '/addedpayouts' }],
  unselected: { title: 'No payout selected', text: 'Open a payout from its list.' },
});

/** Trades with a result. Amounts in USDT. */
export const addedTrades = defineResource({
  name: 'added-trades',
  title: 'Added trades',
  noun: 'trade',
  rowKey: 'tradeId',
  read: { method: 'POST', path: 'api/user/addedTrades' },
  fields: [
    { ...created, format: 'shortDay' },
    { key: 'createdAt', title: 'Time', valueType: 'date', format: 'clock' },
    { key: 'tradeId', title: 'Trade', valueType: 'id' },
    { key: 'symbol', title: 'Pair', valueType: 'name', smallSet: true },
    { key: 'side', title: 'Side', valueType: 'enum', labels: { BUY: 'Buy' }, fallbackLabel: 'Sell' },
    { key: 'profit', title: 'Profit', valueType: 'amount', colour: 'profit', currencySign: '$' },
    { key: 'change', title: 'Change', valueType: 'amount', colour: 'change', summed: false },
    { key: 'closed', title: 'Position', valueType: 'flag', labels: { true: 'Closed', false: 'Open' } },
    { key: 'exchange', title: 'Exchange', valueType: 'name', caption: true },
  ],
  dateFilter: 'createdAt',
  booleanFilter: 'closed',
  closedFlag: 'closed',
  groupBy: 'symbol',
  actions: [{ title: 'Close', explain: 'Positions are closed on the exchange.', openOnly: true }],
  unreadCount: true,
  emptyText: 'Your trades appear here.',
  emptyLink: [
    { title: 'Bind an API key', to: '/bindapi', step: 'bind' },
    { title: 'Deposit', to: '/deposit', step: 'deposit' },
    { title: 'Choose a package', to: '/depositpage', step: 'activate' },
  ],
  screens: [
    {
      path: '/addedtrades',
      menu: { label: 'Added trades', group: 'Main', order: 9, icon: 'line-chart' },
    },
  ],
});

/** Another kind of the same trades. */
export const addedSpotTrades = defineResource({
  ...addedTrades,
  name: 'added-spot-trades',
  title: 'Added spot trades',
  read: { ...addedTrades.read, fixed: { type: 'SPOT' } },
  screens: [{ path: '/addedspottrades', menu: { label: 'Added spot trades' } }],
});

/** The ledger of a wallet. Amounts in USDT. */
export const addedLedger = defineResource({
  name: 'added-ledger',
  title: 'Added ledger',
  read: { method: 'POST', path: 'api/user/addedLedger' },
  fields: [
    created,
    { key: 'transactionType', title: 'Kind', valueType: 'enum', humanize: true, upperCase: true },
    { key: 'side', title: 'Side', valueType: 'enum', tones: { DEBIT: 'loss', CREDIT: 'gain' } },
    { ...amount, summedBy: 'side' },
    status,
    { key: 'tokenName', title: 'Token', valueType: 'constant', value: 'USDT', caption: true },
  ],
  dateFilter: 'createdAt',
  totals: { by: 'transactionType', flows: ['deposit', 'withdraw'], debit: { key: 'side', value: 'DEBIT' } },
  currencyField: 'tokenName',
  balance: { of: dashboard, key: 'mainBalance' },
  link: { title: 'Statement', to: '/statement' },
  record: {
    label: 'Entry of {createdAt}',
    idKeys: ['createdAt', 'amount'],
    debit: { side: 'DEBIT' },
    fields: [{ key: 'description', title: 'Description', valueType: 'text', optional: true }],
    links: [{ title: 'Packages', to: '/depositpage', when: { transactionType: 'accountActivation' } }],
    related: {
      list: 'transactions',
      rows: [{ title: 'Refund', where: { transactionType: 'withdrawRefund' }, time: 'after' }],
    },
    timeline: { key: 'status', paid: 'APPROVED', rejected: 'REJECTED' },
  },
  emptyLink: { title: 'Transfer', to: '/fundtransfer', balance: 'mainBalance' },
  screens: [{ path: '/addedledger', menu: { label: 'Added ledger', group: 'Help' } }],
});

/** People of the team. The GET returns all rows in the property `people`. */
export const addedPeople = defineResource({
  name: 'added-people',
  title: 'Added people',
  read: { method: 'GET', path: 'api/user/addedPeople', rows: 'people' },
  fields: [
    { key: 'joined', title: 'Joined', valueType: 'date', format: 'day' },
    { key: 'name', title: 'Name', valueType: 'name' },
    { key: 'picture', title: 'Picture', valueType: 'image', missing: 'No Image Available' },
    { key: 'email', title: 'E-mail', valueType: 'email' },
    { key: 'website', title: 'Website', valueType: 'link', optional: true },
    { key: 'rank', title: 'Rank', valueType: 'enum', fallbackTone: 'accent', tones: { Gold: 'amber' } },
    { key: 'team', title: 'Team', valueType: 'integer' },
    { key: 'volume', title: 'Volume', valueType: 'money' },
    { key: 'code', title: 'Code', valueType: 'code', optional: true },
  ],
  screens: [{ path: '/addedpeople', menu: { label: 'Added people', icon: 'team' } }],
});

/** A list that is read for a level in the URL. Amounts in USDT. */
export const addedLevels = defineResource({
  name: 'added-levels',
  title: 'Added level',
  read: { method: 'POST', path: 'api/user/addedLevels', params: ['level'] },
  fields: [created, { key: 'name', title: 'Name', valueType: 'name' }, { ...amount, colour: 'sign' }, status],
  totals: { by: 'status' },
  screens: [{ path: '/addedlevels/:level', parent: '/addedpeople' }],
});

/** Orders of nine columns. Amounts in USDT. */
export const addedOrders = defineResource({
  name: 'added-orders',
  title: 'Added orders',
  rowKey: 'orderId',
  read: { method: 'POST', path: 'api/user/addedOrders' },
  fields: [
    { ...created, format: 'second' },
    { key: 'orderId', title: 'Order', valueType: 'id' },
    { key: 'pair', title: 'Pair', valueType: 'name' },
    { key: 'wallet', title: 'Wallet', valueType: 'enum' },
    { key: 'price', title: 'Price', valueType: 'amount', summed: false },
    { key: 'quantity', title: 'Quantity', valueType: 'amount' },
    { key: 'fee', title: 'Fee', valueType: 'amount', decimals: 4 },
    { key: 'active', title: 'Active', valueType: 'flag', labels: { true: 'Active', false: 'Done' } },
    status,
  ],
  dateFilter: 'createdAt',
  screens: [{ path: '/addedorders', menu: { label: 'Added orders' } }],
});

/** Another list of nine columns. Amounts in USDT. */
export const addedCharges = defineResource({
  ...addedOrders,
  name: 'added-charges',
  title: 'Added charges',
  read: { method: 'POST', path: 'api/user/addedCharges' },
  screens: [{ path: '/addedcharges', menu: { label: 'Added charges' } }],
});

/** A list with writes, without a screen. */
export const addedVouchers = defineResource({
  name: 'added-vouchers',
  title: 'Added vouchers',
  rowKey: 'code',
  read: { method: 'POST', path: 'api/user/addedVouchers' },
  create: post('api/user/addAddedVoucher', { code: 'text' }),
  update: post('api/user/updateAddedVoucher', { code: 'text', amount: 'amount' }),
  remove: post('api/user/removeAddedVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
  fields: [{ key: 'code', title: 'Code', valueType: 'id' }, amount, created],
});

/** The member's limits. Amounts in USDT. */
export const addedLimits = defineObject({
  name: 'added-limits',
  one: post('api/user/addedLimits', { uid: 'text' }),
  idKey: 'uid',
  fields: [
    { key: 'daily', title: 'Daily limit', valueType: 'amount', to: '/addedorders?totals=1' },
    { key: 'until', title: 'Valid until', valueType: 'date', format: 'day', optional: true },
  ],
});

/** A write without data to read. */
export const addedReminder = defineAction({
  name: 'added-reminder',
  create: post('api/user/addedReminder', {}),
});
