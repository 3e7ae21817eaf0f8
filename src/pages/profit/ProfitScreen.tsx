import { useState } from 'react';
import { PanelBoundary } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import { ResourceList } from '../../list/ResourceList';
import { useListAddress } from '../../list/useListAddress';
import { profit } from '../../resources/profit';
import { ProfitPicture } from './ProfitPicture';

/** Below what is seen first. */
const details = chunkOf(() => import('./ProfitDetails'));

/**
 * Profit by period: the server's total, the rows, a chart of all of the period beside them, and its days and
 * pairs below (product.md: Profit).
 */
export default function ProfitScreen() {
  const { params } = useListAddress(profit);
  // Of one period: the next one may be as long.
  const [wholeOf, readWhole] = useState<string>();
  const whole = wholeOf === params.time;
  const { value: below } = useChunk(details);
  return (
    <Screen title={profit.title}>
      <ResourceList
        resource={profit}
        aside={(answer) => (
          <PanelBoundary>
            <ProfitPicture answer={answer} whole={whole} onWhole={() => readWhole(params.time)} />
          </PanelBoundary>
        )}
      />
      <PanelBoundary>{below && <below.default whole={whole} />}</PanelBoundary>
    </Screen>
  );
}
