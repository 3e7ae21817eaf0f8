import type { ComponentProps } from 'react';
import { dashboard } from '../../resources/dashboard';
import { fieldOf } from '../../core/defineResource';
import { FallbackBoundary } from '../../components/FallbackBoundary';
import { StatisticGrid } from '../../list/view/StatisticGrid';
import { fieldTitle } from '../../list/view/NameWithTooltip';
import { LoopVideo } from './LoopVideo';
import styles from './Overview.module.css';
import { ProfitFigures } from './ProfitFigures';

/** The three balances at the top. `BalanceCards` shows the parts of the first two. */
const balances = ['mainBalance', 'incomeBalance', 'binanceBalance'].map((key) => fieldOf(dashboard, key));

/** Renders the video, the balances and the profit of three periods. */
export const Overview = (props: ComponentProps<typeof ProfitFigures>) => (
  <section className={styles.overview} aria-label="At a glance">
    <LoopVideo />
    <StatisticGrid
      className={styles.figures}
      items={balances.map((field) => ({
        title: field.title,
        name: fieldTitle(field),
        value: props.cell(field),
      }))}
    />
    <FallbackBoundary fallback={() => null}>
      <ProfitFigures {...props} />
    </FallbackBoundary>
  </section>
);
