import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import StatementScreen from '../../../src/pages/statement/StatementScreen';
import { dashboard } from '../../../src/resources/dashboard';
import { depositLedger, fuelWallet } from '../../../src/resources/fuelWallet';
import { transactions } from '../../../src/resources/transactions';
import { json } from '../../support/fakeFetch';
import { renderPart } from '../../support/renderPart';

const entry = (createdAt: string, transactionType: string, amount: string, side = 'CREDIT') => ({
  createdAt,
  transactionType,
  amount,
  side,
  tokenName: 'USDT',
  walletType: 'INCOME',
});

const rows = [
  entry('2026-03-20T10:00:00Z', 'tradingFee', '0.25', 'DEBIT'),
  entry('2026-03-10T10:00:00Z', 'fuelWithdraw', '50'),
  entry('2026-02-10T10:00:00Z', 'userFundTransfer', '100.5'),
];

afterEach(() => void vi.useRealTimers());

/** Renders the statement once the URL has these parameters. */
function StatementAt({ search }: { readonly search: string }) {
  const [current, setCurrent] = useSearchParams();
  useEffect(() => setCurrent(search), [search, setCurrent]);
  return current.size > 0 && <StatementScreen />;
}

/** Renders the statement at a URL over a server with these entries. */
function openStatement(search: string, { balance = '150.25', count = rows.length, fails = false } = {}) {
  return renderPart(
    <StatementAt search={search} />,
    [dashboard, fuelWallet, depositLedger, transactions],
    ({ url }) => {
      if (url.endsWith('/dashboard'))
        return json({ success: true, message: '', data: { mainBalance: balance } });
      return fails
        ? json({ success: false, message: 'No ledger today' })
        : json({ success: true, message: '', data: rows, count });
    },
  );
}

const totals = () => screen.findByLabelText('Totals by kind cards');

it('a statement has its balances, entries and totals by kind', async () => {
  openStatement('period=2026-03');
  expect(await totals()).toHaveTextContent(
    /Trading feeNet-0.25In0.00Out-0.25.*Moved between your walletsNet50.00In50.00Out0.00/,
  );
  expect(screen.getByText('The entries explain the balance.')).toBeVisible();
  expect(await screen.findByLabelText('Entries cards')).toHaveTextContent(
    /Opening balance.*Balance100.50.*Closing balance.*Balance150.25$/,
  );
});

it("a statement of this month ends on the wallet's balance, also with an entry dated tomorrow", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-19T12:00:00Z') });
  openStatement('wallet=fuel');
  expect(await totals()).toBeVisible();
  expect(screen.getByText('2026-03-01 to 2026-03-20')).toBeVisible();
  expect(await screen.findByLabelText('Entries cards')).toHaveTextContent(/Closing balance.*Balance150.25$/);
});

it('a statement says by how much the entries differ from the balance, and where', async () => {
  openStatement('period=2026-03', { balance: '160.25' });
  await totals();
  const message = screen.getByText(/^The entries differ/).closest('[role=alert]');
  expect(message).toHaveTextContent('The entries differ from the balance by 10.00 USDT.');
  expect(message).toHaveTextContent(
    'the wallet had 10.00 USDT before its first entry on 2026-02-10 10:00:00',
  );
});

it.each([
  ['with a wrong count has a warning', { count: 5 }, /^The server reports 5 rows but sent 3/, 'Load again'],
  ['that cannot be read is an error', { fails: true }, "The statement couldn't be loaded", 'Try again'],
])('a statement %s, with a retry', async (_name, backend, message, retry) => {
  openStatement('period=2026-03', backend);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(retry)).toBeVisible();
});

it('the income wallet has totals but no balances', async () => {
  openStatement('wallet=income&period=2026-Q1');
  await totals();
  expect(screen.getByText(/^This wallet has no ledger/)).toBeVisible();
  expect(screen.queryByText(/^Opening balance/)).toBeNull();
});

it('a period that does not exist is said to be replaced by this month', async () => {
  openStatement('from=2026-13-01&to=2026-13-31');
  await totals();
  expect(screen.getByText(/^The period in this link isn't valid/)).toBeVisible();
});

it('a period without entries has its balances', async () => {
  openStatement('period=2019');
  await totals();
  expect(screen.queryByText(/isn't valid/)).toBeNull();
  expect(await screen.findByLabelText('Entries cards')).toHaveTextContent(
    /Opening balance.*Balance0.00.*Closing balance.*Balance0.00$/,
  );
});
