import { defineResource } from '../core/defineResource';
import { withdrawnToAddress } from './withdrawnToAddress';

/** All transactions of the member's wallets. */
export const transactions = defineResource({
  name: 'transactions',
  title: 'Transactions',
  noun: 'transaction',
  read: { method: 'POST', path: 'api/user/allTxns' },
  fields: [
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text', humanize: true, smallSet: true },
    { key: 'amount', title: 'Amount', valueType: 'amount', colour: 'sign' },
    {
      key: 'walletType',
      title: 'Wallet',
      valueType: 'enum',
      labels: { WALLET: 'Fuel wallet' },
      fallbackLabel: 'Work wallet',
      tooltip: 'Work wallet: every wallet except the Fuel Wallet.',
    },
    { key: 'from', title: 'From', valueType: 'id', optional: true },
    { key: 'to', title: 'To', valueType: 'id', optional: true },
    { key: 'updatedAt', title: 'Updated', valueType: 'date', format: 'second' },
    { key: 'tokenName', title: 'Token', valueType: 'name', caption: true },
  ],
  dateFilter: 'createdAt',
  totals: {
    by: 'transactionType',
    flows: [
      'deposit',
      'levelIncome',
      'rewards',
      'royaltyBonus',
      'userFundTransfer',
      'accountActivation',
      'withdraw',
    ],
    titles: { fuelWithdraw: 'Moved between your wallets', withdrawRefund: 'Refunds' },
    sums: [{ ...withdrawnToAddress, values: ['withdraw', 'withdrawRefund'], negate: true }],
  },
  currencyField: 'tokenName',
  record: {
    label: '{transactionType} of {createdAt}, {walletType}',
    idKeys: ['createdAt', 'transactionType', 'amount', 'walletType', 'from', 'to'],
    fields: [{ key: 'description', title: 'Description', valueType: 'text', optional: true }],
    links: [
      ...(['from', 'to'] as const).map((key) => ({
        title: `All transfers with {${key}}`,
        to: `/usertouser?q={${key}}`,
        when: { transactionType: 'userFundTransfer' },
      })),
      { title: 'Packages', to: '/depositpage', when: { transactionType: 'accountActivation' } },
      { title: 'Deposit address', to: '/deposit', when: { transactionType: 'deposit' } },
    ],
  },
  screens: [{ path: '/tranctattion', menu: { label: 'Transactions', order: 5, icon: 'swap' } }],
  emptyText: 'Deposits, transfers, bonuses and withdrawals appear here.',
  emptyLink: { title: 'Deposit', to: '/deposit', step: 'deposit' },
});
