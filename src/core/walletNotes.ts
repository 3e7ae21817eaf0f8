/**
 * What each wallet holds and each total is the sum of, by its key on the dashboard; `work` is the wallet of a
 * transaction (product.md: Values).
 */
export const walletNotes = {
  mainBalance:
    'Your deposit wallet: what you withdraw to Fuel and what other members send you arrives here. Fund transfers are paid from it.',
  incomeBalance: 'Your income wallet: it holds what team and bonuses bring. Withdrawals are paid from it.',
  depositBalance: 'Pays for the package that activates your account.',
  binanceBalance:
    'What your account at the exchange holds. Trades and keys there are your own responsibility.',
  totalBonus: 'Direct team bonus + Club bonus + Royalty bonus.',
  totalWithdraw: 'Withdrawn to address + Withdrawn to fuel.',
  work: 'Any wallet of a transaction that is not the Fuel Wallet.',
} as const;
