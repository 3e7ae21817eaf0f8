/** The lines of the news scroller, newest first. */
export const news = [
  'This is a sandbox: members, trades and balances are made up.',
  'Withdrawals are looked at every working day.',
  'Never share your exchange keys or your one-time codes with anybody.',
  'The API key needs spot and margin trading, and no right to withdraw.',
  'Please whitelist the server IP on the exchange before you bind a key.',
  'Trading can lose money. Past profit promises nothing.',
  'Do not close the trades of the bot by hand.',
  'The activity log now shows transfers and activations.',
  'Deposits show up as soon as the network has confirmed them.',
  'Support answers tickets within two working days.',
  'Your referral link is on the profile screen.',
  'Maintenance is announced here one day ahead.',
] as const;
