/**
 * Explanations of the balances and totals, by their key on the dashboard; `work` is the wallet of a transaction
 * (product.md: Values).
 */
export const walletNotes = {
  mainBalance: 'Your deposit wallet: withdrawals to Fuel + transfers received − transfers sent − fees.',
  incomeBalance: 'Your income wallet: team and bonus income − withdrawals.',
  depositBalance: 'Your deposits − the packages that activated your account.',
  binanceBalance: 'Balance reported by your exchange. Trades and keys there are your own responsibility.',
  totalBonus: 'Direct team bonus + Club bonus + Royalty bonus.',
  totalWithdraw: 'Withdrawn to address + Withdrawn to fuel.',
  work: 'Every wallet except the Fuel Wallet.',
} as const;
