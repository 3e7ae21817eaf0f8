/**
 * The packages with which members activate their accounts: price in USDT, duration in days, and `extra`, the
 * description on the package's card.
 */
export const packages = [
  { id: '1', amount: '50', days: 90, extra: '90 days' },
  { id: '2', amount: '100', days: 180, extra: '180 days' },
  { id: '3', amount: '250', days: 180, extra: '180 days, spot and futures' },
  { id: '4', amount: '500', days: 365, extra: '365 days, spot and futures' },
  { id: '5', amount: '1000', days: 365, extra: '365 days, priority support' },
  { id: '6', amount: '2500', days: 730, extra: '730 days, priority support' },
] as const;
