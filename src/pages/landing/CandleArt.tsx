import styles from './CandleArt.module.css';

/**
 * Vertical positions where the candles close; each candle opens where the previous one closed. Invented, not market
 * prices.
 */
const closes = [
  146, 172, 160, 190, 176, 206, 158, 120, 134, 96, 106, 58, 78, 54, 98, 128, 112, 152, 190, 170, 208, 160,
  142, 104, 62,
];

const LEFT = 76;
const STEP = 20;
const WICK = 10;
const SELL = 68;
const BUY = 196;
const LISTED = 268;
const middle = (candle: number) => LEFT + candle * STEP + STEP / 2;

/** The bot's orders in the picture: the candle, and the vertical position of the rule that it met. */
const orders = [
  { candle: 4, y: BUY },
  { candle: 10, y: SELL },
  { candle: 19, y: BUY },
  { candle: 23, y: SELL },
];

/** Renders candles between two rules. Rising candles are filled: green and red would suggest gain and loss. */
export function CandleArt() {
  return (
    <svg viewBox="0 0 580 300" className={styles.chart}>
      {[SELL, BUY].map((y) => (
        <line key={y} className={styles.rule} x1={LEFT} x2={580} y1={y} y2={y} />
      ))}
      <line className={styles.base} x1={LEFT} x2={580} y1={LISTED} y2={LISTED} />
      {closes.slice(1).map((close, candle) => {
        const open = closes[candle] ?? close;
        const top = Math.min(open, close);
        const bottom = Math.max(open, close);
        const x = middle(candle);
        return (
          <g key={x} className={close < open ? styles.up : styles.down}>
            <line x1={x} x2={x} y1={top - WICK} y2={bottom + WICK} />
            <rect x={x - 5} y={top} width={10} height={bottom - top} rx={2} />
          </g>
        );
      })}
      {orders.map(({ candle, y }) => (
        <g key={candle} className={styles.order}>
          <line x1={middle(candle)} x2={middle(candle)} y1={y} y2={LISTED} />
          <circle cx={middle(candle)} cy={y} r={7} />
          <circle cx={middle(candle)} cy={LISTED} r={7} />
        </g>
      ))}
      <g className={styles.labels}>
        <text x={0} y={SELL}>
          Sell rule
        </text>
        <text x={0} y={BUY}>
          Buy rule
        </text>
        <text x={0} y={LISTED}>
          Orders
        </text>
      </g>
    </svg>
  );
}
