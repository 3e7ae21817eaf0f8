/** The lines of the news scroller, newest first. */
export const news = [
  'This is a sandbox: members, trades and balances are made up.',
  'Withdrawals are reviewed every business day.',
  'Never share your exchange keys or one-time codes.',
  'Your API key needs spot and margin trading, but no withdrawals.',
  'Whitelist the server IP on the exchange before you bind a key.',
  "You can lose money trading. Past profits don't guarantee future results.",
  "Don't close the bot's trades by hand.",
  'The activity log now shows transfers and activations.',
  'Deposits appear once the network confirms them.',
  'Support answers tickets within two business days.',
  'Your referral link is on the Profile page.',
  'Maintenance is announced here one day ahead.',
] as const;
