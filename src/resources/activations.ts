import { post } from '../core/call';
import { defineResource } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';
import { envelope } from '../core/schema';
import { fuelWallet } from './fuelWallet';

/** The ledger entries of account activations, which were paid from the deposit balance. */
export const activations = defineResource({
  name: 'activations',
  title: 'Activations',
  read: {
    method: 'POST',
    path: fuelWallet.read.path,
    fixed: { walletType: 'DEPOSIT', transactionType: 'accountActivation' },
  },
  fields: [
    { key: 'createdAt', title: 'Created', valueType: 'date', format: 'minute' },
    { key: 'amount', title: 'Amount', valueType: 'amount', summedBy: 'side' },
    { key: 'side', title: 'Side', valueType: 'enum', tones: { DEBIT: 'loss' }, fallbackTone: 'gain' },
    { key: 'transactionType', title: 'Transaction type', valueType: 'text', humanize: true, caption: true },
    { key: 'tokenName', title: 'Token', valueType: 'name', caption: true },
  ],
  emptyText: 'Packages that you activate appear here.',
  currencyField: 'tokenName',
  record: {
    label: '{amount} activation of {createdAt}',
    idKeys: ['createdAt', 'amount', 'side'],
    debit: { side: 'DEBIT' },
    links: [{ title: 'Packages', to: '/depositpage' }],
  },
  invalidates: ['transactions', 'deposit-ledger', 'dashboard', 'activity'],
  create: post(
    'api/user/activateAccount',
    { id: 'id' },
    envelope({
      data: {
        type: 'object',
        properties: { balance: { title: 'amount', ...valueTypeOf('amount').schema({}) } },
        required: ['balance'],
      },
    }),
  ),
});
