/**
 * What each wallet holds and each total is the sum of, by its key on the dashboard; `work` is the wallet of a
 * transaction (product.md: Values).
 */
export const walletNotes = {
  mainBalance:
    'Your deposit wallet: what you withdrew to Fuel + what members sent you − what you sent them and fees.',
  incomeBalance: 'Your income wallet: what team and bonuses brought − what you withdrew.',
  depositBalance: 'What you deposited − the packages that activated your account.',
  binanceBalance:
    'What your account at the exchange holds, as it says itself. Trades and keys there are your own responsibility.',
  totalBonus: 'Direct team bonus + Club bonus + Royalty bonus.',
  totalWithdraw: 'Withdrawn to address + Withdrawn to fuel.',
  work: 'Any wallet of a transaction that is not the Fuel Wallet.',
} as const;
