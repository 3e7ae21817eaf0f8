import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Field, ListResource } from '../../../src/core/defineResource';
import { listHref, parseListQuery, type ListQuery, type ListUrl } from '../../../src/list/query/listQuery';
import { applyQuery } from '../../../src/list/rows/readClientRows';
import { totalsByCurrency } from '../../../src/list/rows/totals';
import TotalsBar from '../../../src/list/tools/TotalsBar';
import { activations } from '../../../src/resources/activations';
import { deposits } from '../../../src/resources/deposits';
import { fuelWallet } from '../../../src/resources/fuelWallet';
import { futuresTrades } from '../../../src/resources/futuresTrades';
import { levelIncome } from '../../../src/resources/levelIncome';
import { teamLevels } from '../../../src/resources/teamLevels';
import { tradeDetails } from '../../../src/resources/tradeDetails';
import { transactions } from '../../../src/resources/transactions';
import { withdrawals } from '../../../src/resources/withdrawals';
import { renderPart } from '../../support/renderPart';
import { runSync } from '../../support/runSync';

const trade = (profitLoss: string) => ({ profitLoss, closeStatus: true, symbol: 'BTCUSDT' });
const transaction = (amount: string) => ({ amount, transactionType: 'deposit' });

it.each<[list: string, ListResource, rows: object[], coloured: string[]]>([
  ['trades that add up to 0', futuresTrades, [trade('2'), trade('-2')], ['+$2.0000', '-$2.0000']],
  ['trades without profit or loss', futuresTrades, [trade('0')], []],
  ['transactions that add up to 0', transactions, [transaction('3'), transaction('-3')], ['+3.00', '-3.00']],
  ['no transactions', transactions, [], []],
])('totals of %s leave 0 without colour', (_, resource, rows, coloured) => {
  renderPart(
    <TotalsBar resource={resource} count={rows.length} totals={runSync(totalsByCurrency(resource, rows))} />,
  );
  const shown = [...screen.getByRole('region').querySelectorAll('.gain, .loss')].map(
    (cell) => cell.textContent,
  );
  expect([...new Set(shown)]).toEqual(coloured);
});

/** Renders the totals of the rows at a URL of a list. */
function renderAt(resource: ListResource, all: readonly object[], href: string) {
  const query = parseListQuery(resource, new URL(href, 'http://portal.test').searchParams);
  expect(query.messages).toEqual([]);
  const selection = { filters: query.filters, sort: undefined, zone: 'utc' } as const;
  const { rows, totals } = runSync(applyQuery(resource, all, selection));
  const url = {
    query,
    href: (change: Partial<ListQuery>) => listHref(resource, '/list', { ...query, ...change }),
  } as ListUrl;
  return renderPart(<TotalsBar resource={resource} count={rows.length} totals={totals} url={url} />);
}

/** Returns the names of the links of the totals, such as 'In: +3.00 USDT', with their URLs. */
const linksOf = () =>
  within(screen.getByRole('region'))
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('aria-label') ?? '', link.getAttribute('href') ?? ''] as const);

const usdt = (rows: readonly object[]) => rows.map((row) => ({ tokenName: 'USDT', ...row }));
const transactionRows = usdt([
  { amount: '100', transactionType: 'deposit' },
  { amount: '-7', transactionType: 'DEPOSIT' },
  { amount: '-25', transactionType: 'fuelWithdraw' },
  { amount: '25', transactionType: 'fuelWithdraw' },
  { amount: '-1.5', transactionType: 'tradingFee' },
  { amount: '-20', transactionType: 'withdraw' },
  { amount: '30', transactionType: 'withdrawRefund' },
  { amount: '5', transactionType: 'stakingReward' },
  { amount: '-2', transactionType: 'stakingReward' },
  { amount: '4', transactionType: '' },
  { amount: '9', transactionType: 'deposit', tokenName: 'BTC' },
]);
const ledgerRows = usdt([
  { amount: '25', side: 'CREDIT', transactionType: 'fuelWithdraw' },
  { amount: '10', side: 'credit', transactionType: 'userFundTransfer' },
  { amount: '4', side: 'DEBIT', transactionType: 'userFundTransfer' },
  { amount: '1', side: 'DEBIT', transactionType: 'tradingFee' },
  { amount: '3', side: 'DEBIT', transactionType: 'other' },
  { amount: '8', side: 'CREDIT', transactionType: 'other' },
]);

it.each<[ListResource, rows: object[], titles: string[]]>([
  [
    transactions,
    transactionRows,
    [
      ...['In', 'In', 'Out', 'Fees', 'Withdrawn to address', 'Moved between your wallets'],
      ...['No transaction type', 'Refunds', 'Staking reward in', 'Staking reward out'],
    ],
  ],
  [fuelWallet, ledgerRows, ['In', 'Out', 'Fees', 'Moved between your wallets', 'Other in', 'Other out']],
  [
    withdrawals,
    usdt([
      { amount: '40', status: 'APPROVED' },
      { amount: '2.5', status: 'approved' },
      { amount: '10', status: 'PENDING' },
      { amount: '20', status: 'REJECTED' },
    ]),
    ['Withdrawn to address', 'Approved', 'Pending', 'Rejected'],
  ],
  [
    futuresTrades,
    [
      { profitLoss: '5', closeStatus: true, symbol: 'BTCUSDT' },
      { profitLoss: '-2', closeStatus: true, symbol: 'ETHUSDT' },
      { profitLoss: '-3', closeStatus: false, symbol: 'ETHUSDT' },
    ],
    ['Profit / Loss', 'Open positions', 'BTCUSDT', 'ETHUSDT'],
  ],
  [
    activations,
    usdt([
      { amount: '50', side: 'DEBIT' },
      { amount: '20', side: 'CREDIT' },
    ]),
    ['Amount DEBIT', 'Amount CREDIT'],
  ],
  [deposits, [{ amount: '50' }, { amount: '-20' }], ['Amount out']],
  [
    tradeDetails,
    [
      { quantity: '0.5', side: 'BUY', status: 'APPROVED' },
      { quantity: '2', side: 'SELL', status: 'APPROVED' },
      { quantity: '1', side: 'SELL', status: 'REJECTED' },
    ],
    ['Quantity BUY, APPROVED', 'Quantity SELL, APPROVED', 'Quantity SELL, REJECTED'],
  ],
  [levelIncome, usdt([{ amount: '5' }]), []],
  [teamLevels, [{ level: 1, count: 5 }], []],
])('each linked total of $title is the same in the list that it links to', (resource, rows, titles) => {
  const { unmount } = renderAt(resource, rows, '/list?totals=1');
  const links = linksOf();
  unmount();
  expect(links.map(([name]) => name.split(': ')[0]).toSorted()).toEqual(titles.toSorted());
  for (const [name, href] of links) {
    const { unmount: close } = renderAt(resource, rows, href);
    const [title = '', value = ''] = name.split(': ');
    // A kind with rows in one direction only is one line, and a group's title has its number of rows.
    const isTitle = (text: string) =>
      [title, title.replace(/ (in|out)$/, '')].includes(text.replace(/ \(\d+\)$/, ''));
    const figures = screen.getAllByText(isTitle).map((element) => element.closest('.ant-statistic, tr'));
    expect(figures.map((figure) => figure?.textContent).join(), `${title} at ${href}`).toContain(value);
    // A total whose rows are all rows of the list is no link.
    expect(linksOf().map(([, to]) => to)).not.toContain(href);
    close();
  }
});

it.each<[ListResource, row: object, figures: string[]]>([
  [
    transactions,
    { amount: '12.5', transactionType: 'deposit', tokenName: 'USDT' },
    ['+12.50 USDT', '0.00 USDT'],
  ],
  [fuelWallet, { ...ledgerRows[2] }, ['-4.00 USDT']],
  [withdrawals, { amount: '20', status: 'REJECTED', tokenName: 'USDT' }, ['20.00 USDT']],
  [futuresTrades, { profitLoss: '1.25', closeStatus: true, symbol: 'BTCUSDT' }, ['+$1.2500']],
  [levelIncome, { amount: '3', tokenName: 'USDT' }, ['$3.00']],
  [deposits, { amount: '7' }, ['+7.00 USDT']],
  [activations, { amount: '50', side: 'DEBIT', tokenName: 'USDT' }, ['50.00 USDT']],
])('totals of $title have a unit, and a sign if amounts have one', (resource, row, figures) => {
  renderAt(resource, [row], '/list?totals=1');
  const region = screen.getByRole('region');
  for (const figure of figures) expect(region).toHaveTextContent(figure);
});

const fields: readonly Field[] = [
  { key: 'amount', title: 'Amount', valueType: 'amount' },
  { key: 'fee', title: 'Fee', valueType: 'amount' },
  { key: 'made', title: 'Made', valueType: 'money', colour: 'profit' },
  { key: 'pair', title: 'Pair', valueType: 'text' },
];
const list: ListResource = {
  name: 'list',
  title: 'List',
  read: { method: 'POST', path: 'api/user/list' },
  fields,
  groupBy: 'pair',
};

function renderBar(rows: readonly unknown[]) {
  const totals = runSync(totalsByCurrency(list, rows));
  return renderPart(<TotalsBar resource={list} count={rows.length} totals={totals} />, [list]);
}

it('the totals bar counts every value left out of a sum, in all columns', () => {
  renderBar([
    { amount: 'junk', fee: '1', made: '1' },
    { amount: 'junk', fee: 'junk', made: 'junk' },
  ]);
  expect(screen.getByText(/4 unreadable values left out\.$/)).toBeInTheDocument();
});

it('the totals bar shows a sum with more digits than any value can have', () => {
  renderBar([
    { amount: '9'.repeat(30), fee: '0', made: '-5' },
    { amount: '1', fee: '0', made: `-${'9'.repeat(30)}` },
  ]);
  expect(screen.getByText(`1${',000'.repeat(10)}.00`)).toBeInTheDocument();
  expect(screen.getAllByText(`-$1${',000'.repeat(9)},004.00`)).not.toHaveLength(0);
});

it('the totals bar shows the sum, the best and the worst result of each pair, until it is closed', async () => {
  const { press } = renderBar([
    { amount: '1', fee: '0', made: '-2', pair: 'XRP' },
    { amount: '1', fee: '0', made: '3', pair: 'XRP' },
    { amount: '1', fee: '0', made: '-4', pair: 'BTC' },
  ]);
  expect(screen.getByText('XRP (2)').closest('tr')).toHaveTextContent(
    'XRP (2)+$1.00Best +$3.00 · Worst -$2.00',
  );
  expect(screen.getByText('BTC (1)').closest('tr')).toHaveTextContent(/^BTC \(1\)-\$4\.00$/);
  expect(screen.getByRole('region', { name: 'Totals of List' })).toHaveTextContent(
    'Results3Win rate1 of 3 (33.3 %)Made-$3.00Best+$3.00Worst-$4.00',
  );
  await press('By pair');
  expect(screen.queryByText('XRP (2)')).toBeNull();
});
