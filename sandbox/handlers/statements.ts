import { depositAddress, deposits } from '../../src/resources/deposits';
import { fuelWallet } from '../../src/resources/fuelWallet';
import { levelIncome } from '../../src/resources/levelIncome';
import { transactions } from '../../src/resources/transactions';
import type { RowOf } from '../../src/core/defineResource';
import type { Wallet } from '../domain/ledger';
import { depositAddressOf } from '../domain/members';
import { statement, type StatementRow } from '../domain/statement';
import { decimal } from '../domain/serialize';
import { list, one } from './route';

const TOKEN = 'USDT';

/** The API's names of the wallets. */
const walletTypes: Record<string, string> = { FUEL: 'WALLET', DEPOSIT: 'DEPOSIT' };
const walletOfType = (type: string): Wallet => (type === 'DEPOSIT' ? 'DEPOSIT' : 'FUEL');

const sideOf = (amount: string) => (amount.startsWith('-') ? 'DEBIT' : 'CREDIT');

const toBonus = (row: StatementRow) =>
  ({
    tokenName: TOKEN,
    amount: decimal(row.amount),
    side: sideOf(row.amount),
    transactionType: row.type,
    description: row.description,
    from: row.source,
    // The ledger is append-only, so entries never change.
    updatedAt: row.createdAt.toISOString(),
  }) satisfies RowOf<typeof levelIncome> & { side: string };

const toTransaction = (row: StatementRow): RowOf<typeof transactions> => ({
  ...toBonus(row),
  walletType: walletTypes[row.wallet] ?? 'INCOME',
  to: row.target,
  createdAt: row.createdAt.toISOString(),
});

const toLedgerLine = (row: StatementRow): RowOf<typeof fuelWallet> => ({
  tokenName: TOKEN,
  amount: decimal(row.amount).replace('-', ''),
  side: sideOf(row.amount),
  transactionType: row.type,
  createdAt: row.createdAt.toISOString(),
});

const toDeposit = (row: StatementRow): RowOf<typeof deposits> => ({
  tokenName: TOKEN,
  amount: decimal(row.amount),
  from: row.source,
  to: row.target,
  createdAt: row.createdAt.toISOString(),
});

/** The routes of all money lists. Each list is a view of the same ledger. */
export const statementRoutes = [
  list(transactions, ['transactionType'], async ({ db, member }, request) => {
    const type = request.text('transactionType') || undefined;
    const { rows, count } = await statement(db, { owner: member.id, type }, request);
    return { rows: rows.map(toTransaction), count };
  }),

  list(fuelWallet, ['walletType', 'transactionType'], async ({ db, member }, request) => {
    const wallet = walletOfType(request.text('walletType'));
    const type = request.text('transactionType') || undefined;
    const { rows, count } = await statement(db, { owner: member.id, wallet, type }, request);
    return { rows: rows.map(toLedgerLine), count };
  }),

  list(levelIncome, ['transactionType'], async ({ db, member }, request) => {
    const type = request.text('transactionType');
    const { rows, count } = await statement(db, { owner: member.id, type }, request);
    return { rows: rows.map(toBonus), count };
  }),

  list(deposits, [], async ({ db, member }, request) => {
    const { rows, count } = await statement(db, { owner: member.id, type: 'deposit' }, request);
    return { rows: rows.map(toDeposit), count };
  }),

  one(depositAddress, ({ member }) => depositAddressOf(member.id)),
];
