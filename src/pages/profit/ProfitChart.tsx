import { theme } from 'antd';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ProfitPoint } from './profitPoints';
import styles from './Profit.module.css';

const HEIGHT = 300;

/** Trade profit has four decimals (product.md: Constants). */
const amount = (_: uPlot, value: number | null) => (value === null ? '—' : value.toFixed(4));

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

/** uPlot's description of the chart: one bar a row in the colour of its sign, the total as a line. */
function describe(
  points: readonly ProfitPoint[],
  { clientWidth: width }: HTMLElement,
  colours: Colours,
  font: string,
): uPlot.Options {
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
    value: amount,
    points: { show: false },
    ...(bars && { paths: bars }),
  });
  return {
    width,
    height: HEIGHT,
    scales: { x: { time: false, range: [-0.75, points.length - 0.25] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => points.map((_, index) => index),
        values: (_, splits) => splits.map((index) => points[index]?.label ?? ''),
        rotate: -45,
        size: 64,
      },
      { ...axis, size: 64 },
    ],
    series: [
      { label: 'Date', value: (_, index: number | null) => points[index ?? -1]?.label ?? '—' },
      series('Gain', colours.gain),
      series('Loss', colours.loss),
      { label: 'Total', value: amount, stroke: colours.line, width: 2, points: { size: 6 } },
    ],
    cursor: { drag: { x: false, y: false } },
  };
}

/** Profit row by row and their running total. Its figures stand in the table beside it. */
export default function ProfitChart({ points }: { points: readonly ProfitPoint[] }) {
  const { token } = theme.useToken();
  const box = useRef<HTMLDivElement>(null);
  const { colorSuccess, colorError, colorPrimary, colorTextSecondary, colorBorderSecondary } = token;

  useEffect(() => {
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
    const chart = new uPlot(describe(points, holder, colours, font), dataOf(points), holder);
    const observer = new ResizeObserver(() => chart.setSize({ width: holder.clientWidth, height: HEIGHT }));
    observer.observe(holder);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points, colorSuccess, colorError, colorPrimary, colorTextSecondary, colorBorderSecondary]);

  return (
    <figure className={styles.figure}>
      <div ref={box} className={styles.plot} />
      <figcaption>Bars: profit of each row in view. Line: their running total, oldest first.</figcaption>
    </figure>
  );
}
