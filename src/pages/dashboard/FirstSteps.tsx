import { Panel } from '../../components/Panel';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import styles from './FirstSteps.module.css';

/** Few members see it, and those once: it is no part of the screen's own code. */
const steps = chunkOf(() => import('./StepList'));

/** What a member who has not paid has to do before the bot trades (product.md: Dashboard). */
export function FirstSteps({ value }: { value: object }) {
  const { value: loaded } = useChunk(steps);
  return (
    <Panel title="First steps">
      <div className={styles.place}>{loaded && <loaded.default value={value} />}</div>
    </Panel>
  );
}
