import { claim } from './claim';

const joined = 'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in';
const order =
  'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order';
const dates = 'unit/dates.test.ts › writes the promised formats';
const totals = 'e2e/dashboard.spec.ts › money has $ and two decimals, and the totals are sums';
const figures = 'e2e/figures.spec.ts › the dashboard writes every figure under its own name';
const toasts = 'unit/providers.test.ts › %s stays as long as promised';
const toast =
  'e2e/details.spec.ts › a toast stands at the top, 2000 ms after a success, and is removed 1000 ms after it went';
const qr = 'e2e/details.spec.ts › the QR code is 256 wide, black on white, at error correction L';
const contest = 'e2e/landing.spec.ts › the contest is over and says when it ran and what it asked for';
const chunk = 'unit/chunk.test.ts › gives up after 120 seconds, not before';

/** Business constants and limits. */
export const constants = [
  claim(
    'Rows per page',
    [
      'e2e/listPages.spec.ts › ${address} pages through ${name}',
      'unit/dataProvider.test.ts › asks for ten rows at the right place, and counts as the server counts › limit: 10',
    ],
    'toHaveCount(10)',
  ),
  claim('Pagination', 'e2e/listPages.spec.ts › ${address} pages through ${name}', '[role=combobox]'),
  claim(
    'Phone length',
    'unit/accountRules.test.ts › third: the phone has exactly ten characters, not %s',
    "'123456789', '12345678901'",
  ),
  claim('Code length', 'unit/otpBoxes.test.tsx › takes no paste of %s', '1234567'),
  claim('traderId', joined, "traderId: 'WH12H'"),
  claim(
    'Winners periods',
    'e2e/details.spec.ts › winners by period, their columns and the words for a missing flag',
    '?type=30day',
    '?type=90day',
  ),
  claim(
    'Profit periods',
    'e2e/profit.spec.ts › profit stands as the total, the rows and a chart of all of the period, each page asked for once',
    "'1day'",
    "'7day'",
    "'1month'",
    "'overall'",
  ),
  claim(
    'Banners',
    'e2e/dashboardMedia.spec.ts › banners are asked for ten at a time and shown when safe',
    'limit: 10',
  ),
  claim('Winners', 'e2e/listPages.spec.ts › ${address} pages through ${name}', "'Winners'"),
  claim(
    'Deposit history',
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh',
    '(105 - age) * 1000',
    'runFor(20_000)',
  ),
  claim(
    'Exchange',
    'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked',
    "exchangeName: 'BINANCE'",
    "toHaveText(['BINANCE'])",
  ),
  claim(
    'Token',
    'unit/valueTypes.test.ts › writes decimals, flags and fixed words as told',
    "'tokenName', 'BTC')).toBe('USDT')",
  ),
  claim('Dashboard money', [totals, `${figures} › $1,001.50`], 'dollars('),
  claim(
    'Balances',
    'e2e/figures.spec.ts › the balance of each screen that spends one has 2 decimals',
    '$1,004.00',
    '$1,005.13',
  ),
  claim(
    'Trade profit or loss',
    'unit/valueTypes.test.ts › writes decimals, flags and fixed words as told',
    '-12.3457',
  ),
  claim(
    'Total bonus',
    [totals, 'unit/dashboardParts.test.ts › adds up bonus and withdrawals as decimals'],
    'loyalityBonus',
  ),
  claim(
    'Total withdraw',
    [totals, 'unit/dashboardParts.test.ts › adds up bonus and withdrawals as decimals'],
    'fuelWithraw',
  ),
  claim('Withdrawal fee', order, 'Fee1$'),
  claim('Arrival quantity', order, 'Arrival quantity0 USDT'),
  claim('Smallest withdrawal', order, 'smallest single withdrawal is 10 USDT'),
  claim('Format day', dates, '2026-03-05'),
  claim('Format second', dates, '2026-03-05 21:07:09'),
  claim('Format minute', dates, '2026-03-05 21:07'),
  claim('Format clock', dates, '09:07:09 PM'),
  claim(
    'Format short day',
    'unit/valueTypes.test.ts › writes days as YY-MM-DD on trades and profit, with the clock beside them on trades',
    '26-03-05',
  ),
  claim('Registration date', figures, 'Registration date 2026-03-05'),
  claim(
    'Ticket topics',
    'e2e/details.spec.ts › a ticket has five topics',
    'withdrawal address',
    'confirmations',
    'internal transfer',
    'trade fee',
    "'Other'",
  ),
  claim(
    'Contest days',
    [contest, 'unit/contest.test.ts › goes by UTC days, wherever the visitor is › 2025-03-15T23:00'],
    '15 March 2025',
  ),
  claim('Contest members', 'unit/contest.test.ts › asks for 50 and 50, together 100', '100'),
  claim(
    'News scroller',
    'e2e/dashboardMedia.spec.ts › the news move through 220 pixels, and stand still under mouse and focus',
    '220px',
    '6 / 0.2',
  ),
  claim(
    'Carousel',
    'e2e/landing.spec.ts › moves on every 3000 ms and begins again after the last slide',
    '3000',
  ),
  claim(
    'Toasts at once',
    'unit/toasts.test.tsx › lets no more than twenty stand at once',
    'toHaveLength(20)',
  ),
  claim(
    'Toast durations',
    [toasts, `${toast} › leaving - came`],
    "'success', 'success', 2",
    "'error', 'error', 4",
    "'progress', 'loading', 0",
  ),
  claim('Toast removal', toast, 'gone - leaving'),
  claim(
    'Toast place',
    [
      toast,
      'e2e/shell.spec.ts › a toast takes the place of the one before, and the room that is left to it › toBeLessThanOrEqual(room.top)',
      'e2e/widths.spec.ts › ${route} never scrolls sideways, whatever it holds, and leaves a toast its room › underToast(page)',
    ],
    'toBeLessThan(100)',
  ),
  claim(
    'Code chunks, time',
    [
      chunk,
      'unit/lazyScreen.test.tsx › a screen whose code does not come within 120 seconds ends on the error screen, not before › 119_999',
    ],
    '120_000',
  ),
  claim(
    'Code chunks, place',
    'e2e/details.spec.ts › a file of the portal is asked for at the root, however deep the address',
    '/level/1',
  ),
  claim('QR code', qr, "'256'", '#FFFFFF', '#000000', '[true, true]'),
];
