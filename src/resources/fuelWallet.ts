import { defineResource } from '../shared/defineResource';

/** The ledger of the deposit wallet (SPEC §2 Fuel wallet). Amounts in USDT. */
export const fuelWallet = defineResource({
  name: 'fuel-wallet',
  title: 'Fuel wallet',
  read: { method: 'POST', path: 'api/user/walletLedgar', fixed: { walletType: 'WALLET' } },
  fields: [
    { key: 'tokenName', title: 'Token', kind: 'text' },
    { key: 'amount', title: 'Amount', kind: 'amount' },
    { key: 'side', title: 'Side', kind: 'enum', tones: { DEBIT: 'loss' }, otherTone: 'gain' },
    { key: 'transactionType', title: 'Transaction type', kind: 'text', upperCase: true },
    { key: 'createdAt', title: 'Created', kind: 'date', format: 'minute' },
  ],
  screen: { paths: ['/wallet'], menu: 'Fuel wallet' },
});
