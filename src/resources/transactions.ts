import { defineResource } from '../shared/defineResource';

/** Every movement of the member's wallets (SPEC §2 Transactions, §3 Transaction). */
export const transactions = defineResource({
  name: 'transactions',
  title: 'Transactions',
  read: { method: 'POST', path: 'api/user/allTxns' },
  fields: [
    { key: 'tokenName', title: 'Token', kind: 'text' },
    { key: 'amount', title: 'Amount', kind: 'amount', colour: 'sign' },
    { key: 'transactionType', title: 'Transaction type', kind: 'text' },
    {
      key: 'walletType',
      title: 'Wallet',
      kind: 'enum',
      labels: { WALLET: 'Fuel wallet' },
      otherwise: 'Work wallet',
    },
    { key: 'from', title: 'From', kind: 'address', optional: true },
    { key: 'to', title: 'To', kind: 'address', optional: true },
    { key: 'createdAt', title: 'Created', kind: 'date', format: 'second' },
    { key: 'updatedAt', title: 'Updated', kind: 'date', format: 'second' },
  ],
  dateFilter: 'createdAt',
  screen: { paths: ['/tranctattion'], menu: 'Transactions' },
});
