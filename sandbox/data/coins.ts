const named = `BTC Bitcoin,ETH Ethereum,BNB BNB,SOL Solana,XRP XRP,ADA Cardano,DOGE Dogecoin,TRX TRON,TON Toncoin,
DOT Polkadot,AVAX Avalanche,LINK Chainlink,LTC Litecoin,BCH Bitcoin Cash,NEAR NEAR Protocol,UNI Uniswap,APT Aptos,
ATOM Cosmos,XLM Stellar,XMR Monero,ETC Ethereum Classic,FIL Filecoin,HBAR Hedera,ICP Internet Computer,ARB Arbitrum,
OP Optimism,VET VeChain,AAVE Aave,GRT The Graph,ALGO Algorand,INJ Injective,SUI Sui,SEI Sei,TIA Celestia,EGLD MultiversX,
FLOW Flow,XTZ Tezos,SAND The Sandbox,MANA Decentraland,EOS EOS`;

/** Forty coins, the largest first; their prices are made up by the seed. */
export const coins = named.split(',').map((entry) => {
  const [symbol = '', ...words] = entry.trim().split(' ');
  return { symbol, name: words.join(' ') };
});

/** A coin's picture of 32 × 32, its letters on a ground of its own; undefined for a symbol that is none. */
export function coinPicture(symbol: string): string | undefined {
  const place = coins.findIndex((coin) => coin.symbol === symbol);
  if (place < 0) return undefined;
  // The golden angle keeps neighbours apart.
  const hue = Math.round((place * 137.5) % 360);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" role="img">
  <circle cx="16" cy="16" r="16" fill="hsl(${hue} 45% 38%)"/>
  <text x="16" y="20" text-anchor="middle" font-family="system-ui, sans-serif" font-size="11" font-weight="600"
    fill="#fff">${symbol.slice(0, 3)}</text>
</svg>`;
}
