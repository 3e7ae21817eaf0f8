import { claim } from '../claim';

const details = 'e2e/details.spec.ts';
const ledgers = 'e2e/ledgers.spec.ts';
const keys = 'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked';
const listScreens = 'e2e/listScreens.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;

/** What the screens of exchange, trades, market, profit and support show and do: 'heading of docs/product.md: part'. */
export const tradingScreens = [
  claim(
    'Exchange keys: precautions and form',
    keys,
    'spot and margin trading',
    'without spaces or special characters',
    'Copy server IP',
    "'Bind'",
    "'Update'",
    'Unbind BINANCE?',
  ),
  claim(
    'Exchange keys: an IP that cannot be read',
    `${details} › is asked for again, and typed keys stay`,
    'Try again',
  ),
  claim(
    'Exchange keys: list',
    `${ledgers} › keys of a binding are masked, and one is shown at a time`,
    'Exchange bindings',
    'toHaveCount(2)',
  ),
  claim(
    'Exchange keys: hint',
    [
      'unit/keyHygiene.test.ts › a key of %j',
      "e2e/writesService.spec.ts › keys are sent as they are, checked by the server alone, and a refusal keeps them › ' sp ace '",
    ],
    'space',
    'special characters',
  ),
  claim(
    'Trades and orders: futures',
    [
      `${ledgers} › futures orders are asked for by status`,
      `${ledgers} › a trade leads to its detail, as cards and as a table with the promised columns › openview`,
      "contract/spec.test.ts › close the lists of values that product.md closes › 'PENDING', 'APPLIED', 'APPROVED', 'REJECTED'",
    ],
    'Select Currency',
  ),
  claim(
    'Trades and orders: spot',
    [
      `${ledgers} › Close on a spot trade explains and calls nothing`,
      'e2e/spot.spec.ts › spot orders have View and Close, and View leads to the orders of their trade › /openspotview?id=',
    ],
    "'Close'",
  ),
  claim(
    'Trades and orders: filters by date',
    `${listScreens} › \${name} are filtered by dates that the server is never sent`,
    "['/open_position', 'Futures trades', 'trades', 'FUTURE']",
    "['/openspotposition', 'Spot trades', 'trades', 'SPOT']",
    "['/closespotposition', 'Spot orders', 'orders', 'SPOT']",
    "'Date from'",
    "'Date to'",
    "'Apply Filters'",
    "'Reset Filters'",
  ),
  claim(
    'Trades and orders: tabs',
    `${listScreens} › \${address}: the tabs \${first} and \${second} lead to each other, and Back returns`,
    "['/open_position', 'Futures', 'Trades', 'Orders']",
    "['/openspotposition', 'Spot', 'Trades', 'Orders']",
    "['/closespotposition', 'Spot', 'Orders', 'Trades']",
  ),
  claim(
    'Trade detail',
    [
      `${ledgers} › a trade leads to its detail, as cards and as a table with the promised columns`,
      'e2e/lists.spec.ts › a trade is summed up beside its orders, and leads back to the page it was found on › Summary',
    ],
    "'S.No.', 'Order Id', 'Pair', 'Status', 'Price', 'Type', 'Mode', 'Quantity', 'Batch Id', 'Date'",
  ),
  claim('Activity', paged, "['/activity', 'Activity'"),
  claim(
    'Tickets',
    [
      `${details} › a ticket has five topics`,
      'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored › Send',
      `${paged} › ['/ticket', 'Your tickets'`,
    ],
    "'Other'",
  ),
  claim(
    'Market',
    `${details} › the market names its coins in capitals`,
    "['Coin', 'Name', 'Symbol', 'Price', 'Market cap']",
  ),
  claim(
    'Profit',
    [
      'e2e/profit.spec.ts › profit stands as the total, the rows and a chart of all of the period, each page asked for once',
      'e2e/profit.spec.ts › the chart follows the figures under the mouse, and says why it ends elsewhere › $7.77',
    ],
    'Daily Profit',
    "['7 Day', 'Weekly Profit', '7day']",
    "['30 Day', 'Monthly Profit', '1month']",
    "['All', 'Overall Profit', 'overall']",
  ),
];
