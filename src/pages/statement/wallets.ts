import { depositLedger, fuelWallet } from '../../resources/fuelWallet';
import { transactions } from '../../resources/transactions';
import type { Ledger } from './statement';

export interface Wallet {
  readonly key: string;
  readonly label: string;
  readonly ledger: Ledger;
  /** The key of the balance in the dashboard's data; undefined for the income wallet, which has no ledger call. */
  readonly balanceKey?: string;
}

export const wallets: [Wallet, ...Wallet[]] = [
  { key: 'fuel', label: 'Fuel Wallet', ledger: fuelWallet, balanceKey: 'mainBalance' },
  { key: 'deposit', label: 'Deposit', ledger: depositLedger, balanceKey: 'depositBalance' },
  { key: 'income', label: 'Income wallet', ledger: transactions },
];
