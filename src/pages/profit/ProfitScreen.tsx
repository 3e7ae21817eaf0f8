import { useMemo } from 'react';
import { Panel } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import { ResourceList } from '../../list/ResourceList';
import { profit } from '../../resources/profit';
import { profitPoints } from './profitPoints';
import styles from './Profit.module.css';

const chart = chunkOf(() => import('./ProfitChart'));

/** Profit by period: the server's total, the rows, and a picture of the rows in view (product.md: Profit). */
export default function ProfitScreen() {
  return (
    <Screen title={profit.title}>
      <ResourceList resource={profit} aside={(rows) => <Picture rows={rows} />} />
    </Screen>
  );
}

/** Draws the very rows of the table beside it, so both stand on one request. */
function Picture({ rows }: { rows: readonly unknown[] | undefined }) {
  const { value: loaded, failed } = useChunk(chart);
  const points = useMemo(() => rows && profitPoints(rows), [rows]);
  // The table beside says that there is nothing.
  if (points?.length === 0) return null;
  return (
    <Panel title="Profit chart">
      <div className={styles.frame}>
        {loaded && points && <loaded.default points={points} />}
        {failed && <p>The chart could not be loaded. The table has every figure of it.</p>}
      </div>
    </Panel>
  );
}
