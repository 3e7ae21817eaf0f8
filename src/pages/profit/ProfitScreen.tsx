import { useState } from 'react';
import { Screen } from '../../components/Screen';
import { useChunk } from '../../components/useChunk';
import { chunkOf } from '../../core/chunk';
import { ResourceList } from '../../list/ResourceList';
import { profit } from '../../resources/profit';
import { ProfitPicture } from './ProfitPicture';

/** Below what is seen first. */
const details = chunkOf(() => import('./ProfitDetails'));

/**
 * Profit by period: the server's total, the rows, a chart of all of the period beside them, and its days and
 * pairs below (product.md: Profit).
 */
export default function ProfitScreen() {
  const [whole, setWhole] = useState(false);
  const { value: below } = useChunk(details);
  return (
    <Screen title={profit.title}>
      <ResourceList
        resource={profit}
        aside={(answer) => <ProfitPicture answer={answer} whole={whole} onWhole={() => setWhole(true)} />}
      />
      {below && <below.default whole={whole} />}
    </Screen>
  );
}
