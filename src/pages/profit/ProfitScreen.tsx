import { useMemo } from 'react';
import { ResourceList } from '../../list/ResourceList';
import { useListAddress } from '../../list/useListAddress';
import { useListRows } from '../../list/useListRows';
import { chunkOf } from '../../core/chunk';
import type { ListResource } from '../../core/defineResource';
import type { ListParams } from '../../core/resourceRequest';
import { profitPoints } from './profitPoints';
import { Panel } from '../../components/Panel';
import { useChunk } from '../../components/useChunk';
import { Screen } from '../../components/Screen';
import styles from './Profit.module.css';

const chart = chunkOf(() => import('./ProfitChart'));

/** Profit by period: the server's total, the rows, and a picture of the rows in view (SPEC §2 Profit). */
export default function ProfitScreen({ profit }: { profit: ListResource }) {
  const { page, params } = useListAddress(profit);
  return (
    <Screen title={profit.title}>
      <div className={styles.beside}>
        <ResourceList resource={profit} />
        {/* As in the table: rows of another period never stand in. */}
        <Picture key={JSON.stringify(params)} profit={profit} page={page} params={params} />
      </div>
    </Screen>
  );
}

interface PictureProps {
  readonly profit: ListResource;
  readonly page: number;
  readonly params: ListParams;
}

/** Asks for the very page that the table shows, so both stand on one request. */
function Picture({ profit, page, params }: PictureProps) {
  const { rows, error } = useListRows(profit, page, params);
  const { value: loaded, failed } = useChunk(chart);
  const points = useMemo(() => profitPoints(rows ?? []), [rows]);
  // The table beside says what failed, or that there is nothing.
  if (rows ? points.length === 0 : error) return null;
  return (
    <Panel title="Profit chart">
      <div className={styles.frame}>
        {loaded && rows && <loaded.default points={points} />}
        {failed && <p>The chart could not be loaded. The table has every figure of it.</p>}
      </div>
    </Panel>
  );
}
