import { theme } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { BucketSize } from './profitDays';
import type { ProfitPoint } from './profitPoints';
import styles from './Profit.module.css';

const HEIGHT = 300;

/** Maximum number of points that are marked individually. */
const SINGLE = 31;

/** Formats trade profit with four decimals (product.md: Constants). */
const amount = (value: number | null) => (value === null ? '—' : value.toFixed(4));
/** Formats a label of the vertical axis, such as '-$1,000'. */
const dollars = (value: number) => `${value < 0 ? '-' : ''}$${Math.abs(value).toLocaleString('en')}`;
/** Replaces hidden amounts; the shape of the chart stays visible (product.md: Preferences). */
const HIDDEN = '••••';

interface Colours {
  readonly gain: string;
  readonly loss: string;
  readonly line: string;
  readonly text: string;
  readonly grid: string;
}

/** Returns uPlot's data. Gains and losses are two series, so that the legend names both colours. */
const dataOf = (points: readonly ProfitPoint[]): uPlot.AlignedData => [
  points.map((_, index) => index),
  points.map(({ profit }) => (profit > 0 ? profit : null)),
  points.map(({ profit }) => (profit > 0 ? null : profit)),
  points.map(({ total }) => total),
];

/** The maximum number of date labels under the chart, and the width of one in pixels. */
const MOST_LABELS = 6;
const LABEL_WIDTH = 96;

/** Returns the indexes of the points with a date label: as many as fit, always including the last one. */
function labelled(points: readonly ProfitPoint[], width: number): number[] {
  const most = Math.max(2, Math.min(MOST_LABELS, Math.floor(width / LABEL_WIDTH)));
  const every = Math.max(1, Math.ceil(points.length / most));
  return points.map((_, index) => index).filter((index) => (points.length - 1 - index) % every === 0);
}

/** Returns uPlot's options: one bar per day or hour in the colour of its sign, and the running total as a line. */
function describe(
  points: readonly ProfitPoint[],
  { clientWidth: width }: HTMLElement,
  colours: Colours,
  font: string,
  hidden: boolean,
): uPlot.Options {
  const figure = hidden ? () => HIDDEN : (_: uPlot, value: number | null) => amount(value);
  const axis = {
    stroke: colours.text,
    font,
    grid: { stroke: colours.grid, width: 1 },
    ticks: { show: false },
  };
  const bars = uPlot.paths.bars?.({ size: [0.6, 40] });
  const series = (label: string, fill: string) => ({
    label,
    fill,
    value: figure,
    points: { show: false },
    ...(bars && { paths: bars }),
  });
  return {
    width,
    height: HEIGHT,
    // Room for half of the last date, which extends beyond the plot.
    padding: [null, LABEL_WIDTH / 2, null, null],
    scales: { x: { time: false, range: [-0.75, points.length - 0.25] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: (chart) => labelled(points, chart.width),
        values: (_, splits) => splits.map((index) => points[index]?.label ?? ''),
        size: 32,
      },
      { ...axis, size: 64, values: (_, splits) => splits.map(hidden ? () => HIDDEN : dollars) },
    ],
    series: [
      { label: 'Date', value: (_, index: number | null) => points[index ?? -1]?.label ?? '—' },
      series('Gain', colours.gain),
      series('Loss', colours.loss),
      {
        label: 'Total',
        value: figure,
        stroke: colours.line,
        width: 2,
        points: { size: 6, show: points.length <= SINGLE },
      },
    ],
    cursor: { drag: { x: false, y: false } },
  };
}

interface ProfitChartProps {
  readonly points: readonly ProfitPoint[];
  /** Time span of one bar. */
  readonly size: BucketSize;
  /** Hides all amounts. */
  readonly hidden: boolean;
}

/** Returns the index that a key moves to; undefined for other keys. */
function indexAfter(key: string, index: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(last, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/**
 * Renders profit by day or hour and the running total. The table beside it lists the figures. The legend shows the
 * values of the day under the pointer, or of the day that the arrow keys chose.
 */
export default function ProfitChart({ points, size, hidden }: ProfitChartProps) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const index = Math.min(chosen, last);
  const point = points[index];
  const spoken = ({ label, profit, total }: ProfitPoint) =>
    hidden ? label : `${label}: ${amount(profit)}, total ${amount(total)}`;
  const { colorSuccess, colorError, colorPrimary, colorTextSecondary, colorBorderSecondary } = token;

  useLayoutEffect(() => {
    const holder = box.current;
    if (!holder) return;
    const colours = {
      gain: colorSuccess,
      loss: colorError,
      line: colorPrimary,
      text: colorTextSecondary,
      grid: colorBorderSecondary,
    };
    const font = `12px ${getComputedStyle(holder).fontFamily}`;
    const chart = new uPlot(describe(points, holder, colours, font, hidden), dataOf(points), holder);
    plot.current = chart;
    const observer = new ResizeObserver(() => chart.setSize({ width: holder.clientWidth, height: HEIGHT }));
    observer.observe(holder);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points, hidden, colorSuccess, colorError, colorPrimary, colorTextSecondary, colorBorderSecondary]);

  return (
    <figure className={styles.figure}>
      <div
        ref={box}
        className={styles.plot}
        role="slider"
        tabIndex={0}
        aria-label={size === 'day' ? 'Day' : 'Hour'}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={point && spoken(point)}
        onKeyDown={(event) => {
          const next = indexAfter(event.key, index, last);
          if (next === undefined) return;
          event.preventDefault();
          choose(next);
          const chart = plot.current;
          chart?.setCursor({ left: chart.valToPos(next, 'x'), top: 0 });
        }}
      />
      <figcaption>Bars: profit per {size}. Line: running total of the period.</figcaption>
    </figure>
  );
}
