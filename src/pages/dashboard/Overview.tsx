import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { FallbackBoundary } from '../../components/FallbackBoundary';
import { StatisticGrid } from '../../list/view/StatisticGrid';
import { fieldTitle } from '../../list/view/ExplainedName';
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

/** The four main figures of the dashboard. */
const figures = ['mainBalance', 'incomeBalance', 'last24hourProfit', 'binanceBalance'].map((key) =>
  fieldOf(dashboard, key),
);

interface OverviewProps {
  readonly cell: DrawCell;
  /** The figures have loaded, so secondary data may be requested. */
  readonly ready: boolean;
}

/** Renders the video and, on a solid background over it, the main figures (product.md: Dashboard). */
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
