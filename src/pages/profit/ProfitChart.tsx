import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { BucketSize } from './profitDays';
import type { ProfitPoint } from './profitPoints';
import styles from './Profit.module.css';

const HEIGHT = 300;

/** Points that are few enough to be marked one by one. */
const SINGLE = 31;

/** Trade profit has four decimals (product.md: Constants). */
const amount = (_: uPlot, value: number | null) => (value === null ? '—' : value.toFixed(4));
/** Its shape stays, its figures do not (product.md: Preferences). */
const HIDDEN = '••••';

interface Colours {
  readonly gain: string;
  readonly loss: string;
  readonly line: string;
  readonly text: string;
  readonly grid: string;
}

/** Gains and losses are two series, so that the legend names both colours. */
const dataOf = (points: readonly ProfitPoint[]): uPlot.AlignedData => [
  points.map((_, index) => index),
  points.map(({ profit }) => (profit > 0 ? profit : null)),
  points.map(({ profit }) => (profit > 0 ? null : profit)),
  points.map(({ total }) => total),
];

/** Pixels that a date takes under the chart. */
const LABEL_WIDTH = 36;

/** Pixels that a letter of a slanted date leans out of the plot, at most. */
const LEAN = 5;

/** As many dates as have room, the last one always among them. */
function labelled(points: readonly ProfitPoint[], width: number): number[] {
  const every = Math.max(1, Math.ceil((points.length * LABEL_WIDTH) / width));
  return points.map((_, index) => index).filter((index) => (points.length - 1 - index) % every === 0);
}

/** uPlot's description of the chart: one bar a day in the colour of its sign, the total as a line. */
function describe(
  points: readonly ProfitPoint[],
  { clientWidth: width }: HTMLElement,
  colours: Colours,
  font: string,
  hidden: boolean,
): uPlot.Options {
  const figure = hidden ? () => HIDDEN : amount;
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
    // The last date leans out of the plot.
    padding: [null, LEAN * (points.at(-1)?.label.length ?? 0), null, null],
    scales: { x: { time: false, range: [-0.75, points.length - 0.25] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: (chart) => labelled(points, chart.width),
        values: (_, splits) => splits.map((index) => points[index]?.label ?? ''),
        rotate: -45,
        size: 64,
      },
      { ...axis, size: 64, ...(hidden && { values: (_, splits) => splits.map(() => HIDDEN) }) },
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
  /** What a bar stands for. */
  readonly size: BucketSize;
  /** No amount is told. */
  readonly hidden: boolean;
}

/** Profit by day or hour and the running total. Its figures stand in the table beside it. */
export default function ProfitChart({ points, size, hidden }: ProfitChartProps) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
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
    const observer = new ResizeObserver(() => chart.setSize({ width: holder.clientWidth, height: HEIGHT }));
    observer.observe(holder);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points, hidden, colorSuccess, colorError, colorPrimary, colorTextSecondary, colorBorderSecondary]);

  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.plot} />
      <figcaption>Bars: profit per {size}. Line: running total of the period.</figcaption>
    </figure>
  );
}
