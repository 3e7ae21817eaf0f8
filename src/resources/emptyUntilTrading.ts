/** The empty state of trades and orders: the links are the steps before the bot trades. */
export const emptyUntilTrading = {
  emptyText: "The bot's trades and orders appear here.",
  emptyLink: [
    { title: 'Bind Api', to: '/bindapi', step: 'bind' },
    { title: 'Deposit', to: '/deposit', step: 'deposit' },
    { title: 'Account activation', to: '/depositpage', step: 'activate' },
  ],
} as const;
