import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { FallbackBoundary } from '../../components/FallbackBoundary';
import { StatisticGrid } from '../../list/StatisticGrid';
import { fieldTitle } from '../../list/fieldTitle';
import type { DrawCell } from './drawCell';
import { LoopVideo } from './LoopVideo';
import styles from './Overview.module.css';
import { ProfitTrend } from './ProfitTrend';

const video = {
  webm: '/video/dashboard.webm',
  mp4: '/video/dashboard.mp4',
  poster: '/video/poster.webp',
  label: 'A market in motion',
};

/** How a member is doing, in four figures. */
const figures = ['mainBalance', 'incomeBalance', 'last24hourProfit', 'binanceBalance'].map((key) =>
  fieldOf(dashboard, key),
);

interface OverviewProps {
  readonly cell: DrawCell;
  /** The figures are there, so what only adds to them may be asked for. */
  readonly ready: boolean;
}

/** The video and, on a solid ground over it, the figures that a member comes for (product.md: Dashboard). */
export function Overview({ cell, ready }: OverviewProps) {
  return (
    <section className={styles.overview} aria-label="At a glance">
      <LoopVideo {...video} />
      <StatisticGrid
        className={styles.figures}
        items={figures.map((field) => ({
          title: field.title,
          name: fieldTitle(field),
          value: cell(field),
        }))}
      >
        <FallbackBoundary fallback={() => null}>
          <ProfitTrend wanted={ready} />
        </FallbackBoundary>
      </StatisticGrid>
    </section>
  );
}
