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
