import { depositAddress, deposits } from '../../src/resources/deposits';
import { fuelWallet } from '../../src/resources/fuelWallet';
import { levelIncome } from '../../src/resources/levelIncome';
import { transactions } from '../../src/resources/transactions';
import type { RowOf } from '../../src/core/defineResource';
import type { Wallet } from '../domain/ledger';
import { depositAddressOf } from '../domain/members';
import { statement, type StatementRow } from '../domain/statement';
import { decimal } from '../domain/values';
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
    // Entries never change, because the ledger is append-only, so this is the creation date.
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
  list(transactions, ['transactionType'], ({ db, member }, request) => {
    const type = request.text('transactionType') || undefined;
    return statement(db, { owner: member.id, type }, request, toTransaction);
  }),

  list(fuelWallet, ['walletType', 'transactionType'], ({ db, member }, request) => {
    const wallet = walletOfType(request.text('walletType'));
    const type = request.text('transactionType') || undefined;
    return statement(db, { owner: member.id, wallet, type }, request, toLedgerLine);
  }),

  list(levelIncome, ['transactionType'], ({ db, member }, request) =>
    statement(db, { owner: member.id, type: request.text('transactionType') }, request, toBonus),
  ),

  list(deposits, [], ({ db, member }, request) =>
    statement(db, { owner: member.id, type: 'deposit' }, request, toDeposit),
  ),

  one(depositAddress, ({ member }) => depositAddressOf(member.id)),
];
