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
    'Profit of a time',
    colours,
    "tone(dashboard, 'last24hourProfit', '0.00')).toBeUndefined()",
    "tone(dashboard, 'last24hourProfit', '-0.01')).toBe('loss')",
    "tone(dashboard, 'last24hourProfit', 0.01)).toBe('gain')",
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
    'Name of a wallet',
    [
      'unit/explainedName.test.tsx › the name of a wallet has a button that tells on focus what it is, until Escape › tooltip',
      'unit/walletNotes.test.ts › %s says what it holds, or which sum it is › mainBalance',
    ],
    'Royalty bonus',
  ),
  claim(
    'Amounts of a column',
    [
      'unit/listFields.test.tsx › have as many places as the longest of the page needs, two at least and eight at most',
      'unit/listFields.test.tsx › are padded to it, and told whole on hover where places are not in view › 0.123456789012',
    ],
    'toBe(5)',
  ),
  claim(
    'Moments',
    'unit/listFields.test.tsx › say a moment in full, with its zone, to machines and on hover',
    'Thursday, 5 March 2026, 21:07:09',
  ),
  claim(
    "Programs' names",
    [
      'unit/listFields.test.tsx › %s is written %s',
      'unit/listFields.test.tsx › stays on hover › accountActivation',
    ],
    "'accountActivation', 'Account activation'",
  ),
  claim(
    'States',
    'unit/listFields.test.tsx › mark the status %s by the colour %s, never by those of profit and loss',
    "'REJECTED', 'warning'",
  ),
  claim(
    'Copying',
    'unit/listFields.test.tsx › offer to copy ids and addresses, and no word that stands in for one',
    'Copy From WH100001',
  ),
  claim(
    'Anything else',
    [
      'unit/valueTypes.test.ts › turns anything into plain words, for every field of the portal',
      'unit/screenFaults.test.tsx › stands whatever one of its calls answers, and is whole with the next answer › unsound',
    ],
    'allFields',
    'fc.anything()',
  ),
];
