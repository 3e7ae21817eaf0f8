import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel } from '../../components/Panel';
import styles from './FirstSteps.module.css';
import { hasPaid, type DashboardData } from './firstStepStates';
import { useHasKey } from './useHasKey';

/** A chunk of its own: few members see it, and only until the steps are done. */
const StepList = lazyWithPreload(() => import('./StepList'));

function Steps({ value }: { value: DashboardData }) {
  return (
    <Panel title="First steps">
      <div className={styles.place}>
        <StepList value={value} />
      </div>
    </Panel>
  );
}

/** Renders the steps that a member takes before the bot trades; nothing once they are done (product.md: Dashboard). */
export function FirstSteps({ value }: { value: DashboardData }) {
  const paid = hasPaid(value);
  const hasKey = useHasKey(value, paid);
  return paid && hasKey !== false ? null : <Steps value={value} />;
}
