import { defineResource } from '../core/defineResource';

/** Every movement of the member's wallets (product.md: Transactions, Entities). */
export const transactions = defineResource({
  name: 'transactions',
  title: 'Transactions',
  read: { method: 'POST', path: 'api/user/allTxns' },
  fields: [
    { key: 'tokenName', title: 'Token', valueType: 'text' },
    { key: 'amount', title: 'Amount', valueType: 'amount', colour: 'sign' },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text' },
    {
      key: 'walletType',
      title: 'Wallet',
      valueType: 'enum',
      labels: { WALLET: 'Fuel wallet' },
      otherwise: 'Work wallet',
    },
    { key: 'from', title: 'From', valueType: 'address', optional: true },
    { key: 'to', title: 'To', valueType: 'address', optional: true },
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
    { key: 'updatedAt', title: 'Updated', valueType: 'date', format: 'second' },
  ],
  dateFilter: 'createdAt',
  screens: [{ path: '/tranctattion', menu: 'Transactions' }],
});
