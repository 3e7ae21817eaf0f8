import { post } from '../core/call';
import { defineResource } from '../core/defineResource';
import { valueTypeOf } from '../core/valueTypes';
import { envelope, nest } from '../core/schema';
import { fuelWallet } from './fuelWallet';

/** What account activations took from the deposit balance (product.md: Activation). */
export const activations = defineResource({
  name: 'activations',
  title: 'Activations',
  read: {
    method: 'POST',
    path: fuelWallet.read.path,
    fixed: { walletType: 'DEPOSIT', transactionType: 'accountActivation' },
  },
  fields: fuelWallet.fields,
  invalidates: ['transactions', 'dashboard'],
  create: post(
    'api/user/activateAccount',
    { id: 'id' },
    envelope({
      data: nest([{ key: 'balance', schema: { title: 'amount', ...valueTypeOf('amount').schema({}) } }]),
    }),
  ),
});
