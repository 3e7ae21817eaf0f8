import type { EmptyLink } from '../core/defineResource';

/** The steps before the bot trades, as links in empty lists of trades and orders (product.md: Dashboard). */
export const stepsToTrade: readonly EmptyLink[] = [
  { title: 'Bind Api', to: '/bindapi', step: 'bind' },
  { title: 'Deposit', to: '/deposit', step: 'deposit' },
  { title: 'Account activation', to: '/depositpage', step: 'activate' },
];
