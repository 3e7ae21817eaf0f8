import { Panel } from '../../components/Panel';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import styles from './FirstSteps.module.css';
import { hasPaid } from './firstStepStates';
import { useHasKey } from './useHasKey';

/** A chunk of its own: few members see it, and only until the steps are done. */
const steps = chunkOf(() => import('./StepList'));

function Steps({ value }: { value: object }) {
  const { value: loaded } = useChunk(steps);
  return (
    <Panel title="First steps">
      <div className={styles.place}>{loaded && <loaded.default value={value} />}</div>
    </Panel>
  );
}

/** Renders the steps that a member takes before the bot trades; nothing once they are done (product.md: Dashboard). */
export function FirstSteps({ value }: { value: object }) {
  const paid = hasPaid(value);
  const hasKey = useHasKey(value, paid);
  return paid && hasKey !== false ? null : <Steps value={value} />;
}
