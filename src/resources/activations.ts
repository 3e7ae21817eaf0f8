import { post } from '../shared/call';
import { defineResource } from '../shared/defineResource';
import { kindOf } from '../shared/kinds';
import { envelope, nest } from '../shared/schema';
import { fuelWallet } from './fuelWallet';

/** What account activations took from the deposit balance (SPEC §2 Account activation). */
export const activations = defineResource({
  name: 'activations',
  title: 'Activations',
  read: {
    method: 'POST',
    path: fuelWallet.read.path,
    fixed: { walletType: 'DEPOSIT', transactionType: 'accountActivation' },
  },
  fields: fuelWallet.fields,
  affects: ['transactions', 'dashboard'],
  create: post(
    'api/user/activateAccount',
    { id: 'id' },
    envelope({ data: nest([{ key: 'balance', schema: kindOf('amount').schema({}) }]) }),
  ),
});
