import { claim } from './claim';

const words = 'unit/valueTypes.test.ts › writes decimals, flags and fixed words as told';
const colours = 'unit/valueTypes.test.ts › colours transactions by sign, sides by DEBIT, trades by profit';

/** How values are written. */
export const values = [
  claim(
    'Dashboard figures',
    'e2e/figures.spec.ts › the dashboard writes every figure under its own name',
    'Direct team business $1,010.50',
    'Total team business $1,011.50',
    "{ name: 'Fuel Wallet' }",
  ),
  claim('Token of a deposit', words, "text(deposits, 'tokenName', 'BTC')).toBe('USDT')"),
  claim('Negative deposit', colours, "tone(deposits, 'amount', '-1')).toBe('loss')"),
  claim(
    'Transaction amount',
    colours,
    "tone(transactions, 'amount', '-1')).toBe('loss')",
    "tone(transactions, 'amount', '0')).toBe('gain')",
  ),
  claim(
    'Fuel wallet side',
    colours,
    "tone(fuelWallet, 'side', 'DEBIT')).toBe('loss')",
    "tone(fuelWallet, 'side', 'CREDIT')).toBe('gain')",
  ),
  claim(
    'Trade profit',
    colours,
    "tone(futuresTrades, 'profitLoss', '0')).toBe('loss')",
    "tone(futuresTrades, 'profitLoss', '0.0001')).toBe('gain')",
  ),
  claim('Trade position', words, "'Closed'", "'open'"),
  claim('Paid, verified', words, "'paidStatus', true)).toBe('Yes')", "'paidStatus', null)).toBe('No')"),
  claim('Wallet', 'unit/valueTypes.test.ts › names the wallets', "'Fuel wallet'", "'Work wallet'"),
  claim('Capitals', words, 'USERFUNDTRANSFER', "'symbol', 'btc')).toBe('BTC')"),
  claim('Bonus amount', words, "levelIncome, 'amount', '5')).toBe('$5.00')"),
  claim('Missing flag', words, "'pic', '')).toBe('No Image Available')"),
  claim(
    'Address of an entry',
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh',
    'Copy To ${address}',
  ),
  claim(
    'Anything else',
    [
      'unit/valueTypes.test.ts › turns anything into plain words, for every field of the portal',
      'unit/faultMatrix.test.tsx › %s: no crash, at most one toast, nothing unreadable on the screen › junk rows',
    ],
    'allFields',
    'fc.anything()',
  ),
];
