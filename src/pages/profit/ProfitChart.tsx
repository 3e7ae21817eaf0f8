import { Card, Flex, theme, type GlobalToken } from 'antd';
import type Big from 'big.js';
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { usePrinting } from '../../lib/usePrinting';
import { formatValue } from '../../core/valueTypes';
import { sizeNames, type Bucket, type BucketSize } from './profitBuckets';
import styles from './Profit.module.css';
import { RangeLinks } from './RangeLinks';

/** Sizes in rem: the height of the chart, the text of its axes, a date label with its margin, a character. */
const SIZES = { height: 18.75, text: 0.75, label: 4.5, character: 0.4375 } as const;

/** Returns the size of a rem in px, which uPlot needs. */
const remInPixels = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The width of a printed chart in px. It fits A4 in portrait. */
const PAPER_WIDTH = 640;

/** The maximum number of points that have a mark on the line. With more points, no point has one. */
const MAX_MARKED_POINTS = 31;

/** Formats a label of the vertical axis, such as '-$1,000'. */
const formatAxisAmount = (value: number) => `${value < 0 ? '-' : ''}$${Math.abs(value).toLocaleString('en')}`;
/** The text in place of hidden amounts. The shape of the chart stays visible. */
const HIDDEN = '••••';

/** Returns uPlot's data as floats, precise enough for pixels. A series has one colour, so gains and losses are two. */
const dataOf = (points: readonly Bucket[]): uPlot.AlignedData => [
  points.map((_, index) => index),
  points.map(({ profit }) => (profit.gt(0) ? profit.toNumber() : null)),
  points.map(({ profit }) => (profit.lt(0) ? profit.toNumber() : null)),
  points.map(({ total }) => total.toNumber()),
];

/** The series and their colours, as names of antd's tokens. */
const legend = [
  ['Gain', 'success'],
  ['Loss', 'error'],
  ['Total', 'primary'],
] as const;

const TOOLTIP = {
  position: 'absolute',
  zIndex: 1,
  top: '0.5rem',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  boxShadow: 'var(--ant-box-shadow-secondary)',
  pointerEvents: 'none',
} as const;

const MAX_LABELS = 6;

/** Returns the indexes of the points with a date label: as many as are `fitting`, always including the last point. */
function labelledIndexes(points: readonly Bucket[], fitting: number): number[] {
  const maxLabels = Math.max(1, Math.min(MAX_LABELS, Math.floor(fitting)));
  const interval = Math.max(1, Math.ceil(points.length / maxLabels));
  return points.map((_, index) => index).filter((index) => (points.length - 1 - index) % interval === 0);
}

/** Returns uPlot's options: one bar per month, day or hour in the colour of its sign, and the running total as a line. */
function chartOptions(
  points: readonly Bucket[],
  element: HTMLElement,
  colours: GlobalToken,
  { hidden, isPrinting }: { readonly hidden: boolean; readonly isPrinting: boolean },
  onCursor: (chart: uPlot) => void,
): uPlot.Options {
  const rem = remInPixels();
  const axis = {
    stroke: isPrinting ? 'black' : colours.colorTextSecondary,
    font: `${SIZES.text * rem}px ${getComputedStyle(element).fontFamily}`,
    grid: { stroke: isPrinting ? 'silver' : colours.colorBorderSecondary, width: 1 },
    ticks: { show: false },
  };
  const bars = uPlot.paths.bars?.({ size: [0.6, 40] });
  const series = (fill: string) => ({ fill, points: { show: false }, ...(bars && { paths: bars }) });
  return {
    width: isPrinting ? PAPER_WIDTH : element.clientWidth,
    height: SIZES.height * rem,
    // Reserves room for half of the last date label, which extends beyond the plot.
    padding: [null, (SIZES.label * rem) / 2, null, null],
    scales: { x: { time: false, range: [-0.75, points.length - 0.25] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: (chart) => labelledIndexes(points, chart.over.clientWidth / (SIZES.label * rem)),
        // Labels of hours omit the date, because the chart then shows only one day.
        values: (_, splits) => splits.map((index) => points[index]?.label.split(' ').at(-1) ?? ''),
        size: 2 * rem,
      },
      {
        ...axis,
        // The width of the longest label. uPlot calls this before it has any labels.
        size: (_, labels: readonly string[] | null) =>
          rem * (1 + SIZES.character * Math.max(0, ...(labels ?? []).map(({ length }) => length))),
        values: (_, splits) => splits.map(hidden ? () => HIDDEN : formatAxisAmount),
      },
    ],
    series: [
      {},
      series(colours.colorSuccess),
      series(colours.colorError),
      {
        stroke: colours.colorPrimary,
        width: 2,
        points: { size: 6, show: points.length <= MAX_MARKED_POINTS },
      },
    ],
    cursor: { drag: { x: false, y: false } },
    legend: { show: false },
    hooks: { setCursor: [onCursor], setSize: [onCursor] },
  };
}

interface ProfitChartProps {
  readonly points: readonly Bucket[];
  readonly size: BucketSize;
  readonly hidden: boolean;
}

/** The pointer and the arrow keys show a point; a click and the arrow keys choose the point whose links are shown. */
export default function ProfitChart({ points, size, hidden }: ProfitChartProps) {
  const { token } = theme.useToken();
  const isPrinting = usePrinting();
  const container = useRef<HTMLDivElement>(null);
  const chartRef = useRef<uPlot>(undefined);
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const [tooltip, setTooltip] = useState<{ readonly index: number; readonly left: number }>();
  const index = Math.min(chosen, last);
  const point = points[index];
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  };
  // Trade profit has four decimals.
  const format = (value: Big) => (hidden ? HIDDEN : formatValue({ valueType: 'amount', decimals: 4 }, value));
  const valueText = ({ label, profit, total }: Bucket) =>
    hidden ? label : `${label}: ${format(profit)}, total ${format(total)}`;

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const onCursor = (chart: uPlot) => {
      const { idx: hovered } = chart.cursor;
      setTooltip(
        typeof hovered === 'number'
          ? { index: hovered, left: chart.over.offsetLeft + chart.valToPos(hovered, 'x') }
          : undefined,
      );
    };
    const chart = new uPlot(
      chartOptions(points, element, token, { hidden, isPrinting }, onCursor),
      dataOf(points),
      element,
    );
    chartRef.current = chart;
    const observer = new ResizeObserver(() =>
      chart.setSize({ width: element.clientWidth, height: SIZES.height * remInPixels() }),
    );
    if (!isPrinting) observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [points, hidden, token, isPrinting]);

  const tooltipPoint = tooltip && points[tooltip.index];
  return (
    <figure>
      <div
        ref={container}
        style={{ position: 'relative' }}
        role="slider"
        tabIndex={0}
        aria-label={sizeNames[size]}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={point && valueText(point)}
        onBlur={() => setTooltip(undefined)}
        onClick={() => tooltip && choose(tooltip.index)}
        onKeyDown={(event) => {
          const next = targets[event.key];
          if (next === undefined) return;
          event.preventDefault();
          choose(next);
          const chart = chartRef.current;
          chart?.setCursor({ left: chart.valToPos(next, 'x'), top: 0 });
        }}
      >
        {/* Hidden from screen readers, which read the same values as the text of the slider. */}
        {tooltipPoint && (
          <Card
            aria-hidden
            size="small"
            className="no-print"
            translate="no"
            style={{
              ...TOOLTIP,
              left: tooltip.left,
              translate: tooltip.index > last / 2 ? 'calc(-100% - 0.75rem) 0' : '0.75rem 0',
            }}
          >
            {tooltipPoint.label}
            <b style={{ display: 'block' }}>{format(tooltipPoint.profit)}</b>
            Total {format(tooltipPoint.total)}
          </Card>
        )}
      </div>
      <figcaption className={styles.note}>
        <Flex component="ul" wrap gap="middle" className={styles.legend ?? ''} aria-label="Legend">
          {legend.map(([name, token]) => (
            <li key={name} style={{ '--colour': `var(--ant-color-${token})` } as CSSProperties}>
              {name}
            </li>
          ))}
        </Flex>
        Bars: profit per {size}. Line: running total of the period.
        {point && <RangeLinks name={point.name} />}
      </figcaption>
    </figure>
  );
}
