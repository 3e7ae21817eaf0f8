interface Banner {
  readonly title: string;
  readonly line: string;
}

export const banners: readonly Banner[] = [
  {
    title: 'Whitelist the server IP first',
    line: 'Then bind your key: spot and margin on, withdrawals off.',
  },
  { title: 'Compare every address twice', line: "Transfers to another address can't be reversed." },
];

/** Renders a banner as an SVG of 800 × 200. */
export const bannerPicture = ({ title, line }: Banner): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 200" role="img">
  <rect width="800" height="200" fill="#23225c"/>
  <path d="M600 200 L650 150 L700 166 L750 100 L800 70" fill="none" stroke="#aeb0fb" stroke-width="5"/>
  <g font-family="system-ui, sans-serif" fill="#fff">
    <text x="40" y="92" font-size="34" font-weight="600">${title}</text>
    <text x="40" y="136" font-size="20" fill="#d5d6ff">${line}</text>
  </g>
</svg>`;

/**
 * Coins, sorted by market cap, the largest first: symbol, name, price in USDT and number of coins in
 * circulation. The prices and numbers are made up.
 */
const rows: readonly (readonly [string, string, string, number])[] = [
  ['BTC', 'Bitcoin', '64250.00', 19_712_340],
  ['ETH', 'Ethereum', '3180.50', 120_428_900],
  ['BNB', 'BNB', '582.40', 145_887_600],
  ['SOL', 'Solana', '146.52', 468_213_700],
  ['XRP', 'XRP', '0.6124', 56_342_100_000],
  ['DOGE', 'Dogecoin', '0.12740', 145_610_300_000],
  ['ADA', 'Cardano', '0.3982', 35_712_800_000],
  ['TON', 'Toncoin', '5.420', 2_533_900_000],
  ['TRX', 'TRON', '0.13250', 86_944_200_000],
  ['AVAX', 'Avalanche', '27.40', 395_118_400],
  ['DOT', 'Polkadot', '6.120', 1_443_700_000],
  ['LINK', 'Chainlink', '14.050', 608_099_900],
  ['BCH', 'Bitcoin Cash', '362.10', 19_752_600],
  ['NEAR', 'NEAR Protocol', '5.210', 1_106_300_000],
  ['LTC', 'Litecoin', '71.80', 74_918_500],
  ['UNI', 'Uniswap', '7.850', 600_425_100],
  ['ICP', 'Internet Computer', '8.940', 466_082_700],
  ['ETC', 'Ethereum Classic', '22.60', 147_630_200],
  ['AAVE', 'Aave', '96.20', 14_916_300],
  ['TIA', 'Celestia', '6.050', 203_845_900],
  ['ALGO', 'Algorand', '0.1382', 8_217_500_000],
  ['SEI', 'Sei', '0.3524', 3_114_200_000],
  ['FLOW', 'Flow', '0.6118', 1_521_300_000],
  ['SAND', 'The Sandbox', '0.3176', 2_302_800_000],
  ['MANA', 'Decentraland', '0.3322', 1_919_600_000],
];

export const coins = rows.map(([symbol, name, price, supply]) => ({ symbol, name, price, supply }));

/** Renders a coin as an SVG of 32 × 32. Returns undefined for an unknown symbol. */
export function coinPicture(symbol: string): string | undefined {
  const index = coins.findIndex((coin) => coin.symbol === symbol);
  if (index < 0) return undefined;
  // Multiples of the golden angle give neighbouring coins different hues.
  const hue = Math.round((index * 137.5) % 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img">
  <circle cx="16" cy="16" r="16" fill="hsl(${hue} 45% 38%)"/>
  <text x="16" y="20" text-anchor="middle" font-family="system-ui, sans-serif" font-size="11" font-weight="600"
    fill="#fff">${symbol.slice(0, 3)}</text>
</svg>`;
}

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
