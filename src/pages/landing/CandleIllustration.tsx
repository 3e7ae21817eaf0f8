import styles from './CandleIllustration.module.css';

/** The invented closing prices, as y coordinates. Each candle opens at the closing price of the previous one. */
const closes = [
  146, 172, 160, 190, 176, 206, 158, 120, 134, 96, 106, 58, 78, 54, 98, 128, 112, 152, 190, 170, 208, 160,
  142, 104, 62,
];

const LEFT = 76;
const STEP = 20;
const WICK = 10;
const SELL_Y = 68;
const BUY_Y = 196;
const ORDERS_Y = 268;
const centreOf = (candle: number) => LEFT + candle * STEP + STEP / 2;

/** The bot's orders in the picture: the index of the candle, and the vertical position of the buy or sell line. */
const orders = [
  { candle: 4, y: BUY_Y },
  { candle: 10, y: SELL_Y },
  { candle: 19, y: BUY_Y },
  { candle: 23, y: SELL_Y },
];

/** Rising candles are filled, not green, because green means a gain. */
export const CandleIllustration = () => (
  <svg viewBox="0 0 580 300" className={styles.chart}>
    {[SELL_Y, BUY_Y].map((y) => (
      <line key={y} className={styles.rule} x1={LEFT} x2={580} y1={y} y2={y} />
    ))}
    <line className={styles.baseline} x1={LEFT} x2={580} y1={ORDERS_Y} y2={ORDERS_Y} />
    {closes.slice(1).map((close, candle) => {
      const open = closes[candle] ?? close;
      const top = Math.min(open, close);
      const bottom = Math.max(open, close);
      const x = centreOf(candle);
      return (
        <g key={x} className={close < open ? styles.up : styles.down}>
          <line x1={x} x2={x} y1={top - WICK} y2={bottom + WICK} />
          <rect x={x - 5} y={top} width={10} height={bottom - top} rx={2} />
        </g>
      );
    })}
    {orders.map(({ candle, y }) => (
      <g key={candle} className={styles.order}>
        <line x1={centreOf(candle)} x2={centreOf(candle)} y1={y} y2={ORDERS_Y} />
        <circle cx={centreOf(candle)} cy={y} r={7} />
        <circle cx={centreOf(candle)} cy={ORDERS_Y} r={7} />
      </g>
    ))}
    <g className={styles.labels}>
      <text y={SELL_Y}>Sell rule</text>
      <text y={BUY_Y}>Buy rule</text>
      <text y={ORDERS_Y}>Orders</text>
    </g>
  </svg>
);
