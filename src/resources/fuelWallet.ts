import { defineResource } from '../core/defineResource';
import { dashboard } from './dashboard';
import { transactions } from './transactions';

/** The ledger of the Fuel Wallet. Amounts in USDT. */
export const fuelWallet = defineResource({
  name: 'fuel-wallet',
  title: 'Fuel Wallet',
  read: { method: 'POST', path: 'api/user/walletLedgar', fixed: { walletType: 'WALLET' } },
  fields: [
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'minute' },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text', upperCase: true, smallSet: true },
    { key: 'amount', title: 'Amount', valueType: 'amount', summedBy: 'side' },
    { key: 'side', title: 'Side', valueType: 'enum', tones: { DEBIT: 'loss' }, fallbackTone: 'gain' },
    { key: 'tokenName', title: 'Token', valueType: 'name', caption: true },
  ],
  totals: { ...transactions.totals, debit: { key: 'side', value: 'DEBIT' } },
  currencyField: 'tokenName',
  balance: { of: dashboard, key: 'mainBalance' },
  record: {
    label: '{amount} {transactionType} of {createdAt}',
    idKeys: ['createdAt', 'transactionType', 'amount', 'side'],
    debit: { side: 'DEBIT' },
  },
  link: { title: 'Statement', to: '/statement' },
  screens: [{ path: '/wallet', menu: { label: 'Fuel Wallet', order: 4, icon: 'wallet' } }],
  emptyText: 'Fund transfers and withdrawals to Fuel appear here. Deposits go to your deposit balance.',
});

/** The ledger of the deposit balance, for the statement. Amounts in USDT. */
export const depositLedger = defineResource({
  ...fuelWallet,
  name: 'deposit-ledger',
  title: 'Deposit balance',
  read: { ...fuelWallet.read, fixed: { walletType: 'DEPOSIT' } },
  balance: { of: dashboard, key: 'depositBalance' },
  screens: [],
});
