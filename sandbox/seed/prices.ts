import Big from 'big.js';
import { coins, type Coin } from '../data/coins';

const TURN = 2 * Math.PI;

/** The price cycles: amplitude as a share of the price, and period in days. */
const swings = [
  { share: 0.05, days: 37 },
  { share: 0.01, days: 3.7 },
  { share: 0.006, days: 0.09 },
] as const;

/** A share of the price that no price moves by within three days. */
export const OUT_OF_REACH = 0.07;

const totalSwing = (coin: Coin, age: number) => {
  // A different phase for each coin, so that prices do not move in parallel.
  const phase = coins.indexOf(coin);
  return swings.reduce((sum, { share, days }) => sum + share * Math.sin((age / days) * TURN + phase), 0);
};

/** Rounds a price to as many decimals as the exchange quotes the coin with. */
export const toTick = ({ price }: Coin, value: Big): Big => value.round(price.split('.')[1]?.length ?? 0);

/** Returns a coin's price `age` days ago. Age 0 gives the current market price. */
export const priceAt = (coin: Coin, age: number): Big =>
  toTick(coin, new Big(coin.price).times(1 + totalSwing(coin, age) - totalSwing(coin, 0)));

/** Rounds a quantity down to the step that the coin trades in, worth one dollar or less. */
export const toStep = ({ price }: Coin, quantity: Big): Big =>
  quantity.round(Math.max(0, Math.ceil(Math.log10(Number(price)))), Big.roundDown);
