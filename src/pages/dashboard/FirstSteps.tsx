import { Panel } from '../../components/Panel';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import styles from './FirstSteps.module.css';
import { hasPaid } from './firstStepStates';
import { useHasKey } from './useHasKey';

/** Few members see it, and those once: it is no part of the screen's own code. */
const steps = chunkOf(() => import('./StepList'));

function Steps({ value }: { value: object }) {
  const { value: loaded } = useChunk(steps);
  return (
    <Panel title="First steps">
      <div className={styles.place}>{loaded && <loaded.default value={value} />}</div>
    </Panel>
  );
}

/** What a member has to do before the bot trades, until it is done (product.md: Dashboard). */
export function FirstSteps({ value }: { value: object }) {
  const paid = hasPaid(value);
  const hasKey = useHasKey(value, paid);
  return paid && hasKey !== false ? null : <Steps value={value} />;
}
