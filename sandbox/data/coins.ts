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
