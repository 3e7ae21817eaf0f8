export interface Coin {
  readonly symbol: string;
  readonly name: string;
  /** The price in USDT, with as many decimals as the exchange quotes. */
  readonly price: string;
  /** The number of coins in circulation. */
  readonly supply: number;
}

const rows: readonly (readonly [symbol: string, name: string, price: string, supply: number])[] = [
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
  ['APT', 'Aptos', '6.700', 470_551_800],
  ['XMR', 'Monero', '158.40', 18_446_700],
  ['XLM', 'Stellar', '0.09820', 29_283_400_000],
  ['HBAR', 'Hedera', '0.06840', 35_794_100_000],
  ['FIL', 'Filecoin', '4.310', 567_390_500],
  ['ATOM', 'Cosmos', '6.150', 390_934_200],
  ['ARB', 'Arbitrum', '0.7104', 3_316_800_000],
  ['SUI', 'Sui', '0.8715', 2_599_400_000],
  ['VET', 'VeChain', '0.02714', 80_985_000_000],
  ['INJ', 'Injective', '21.40', 97_727_200],
  ['OP', 'Optimism', '1.682', 1_104_900_000],
  ['GRT', 'The Graph', '0.1871', 9_512_600_000],
  ['AAVE', 'Aave', '96.20', 14_916_300],
  ['TIA', 'Celestia', '6.050', 203_845_900],
  ['ALGO', 'Algorand', '0.1382', 8_217_500_000],
  ['SEI', 'Sei', '0.3524', 3_114_200_000],
  ['FLOW', 'Flow', '0.6118', 1_521_300_000],
  ['EGLD', 'MultiversX', '33.40', 27_083_600],
  ['EOS', 'EOS', '0.5480', 1_508_700_000],
  ['XTZ', 'Tezos', '0.7420', 994_260_400],
  ['SAND', 'The Sandbox', '0.3176', 2_302_800_000],
  ['MANA', 'Decentraland', '0.3322', 1_919_600_000],
];

/** Forty coins with made-up prices, sorted by market cap, largest first. */
export const coins: readonly Coin[] = rows.map(([symbol, name, price, supply]) => {
  return { symbol, name, price, supply };
});

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
