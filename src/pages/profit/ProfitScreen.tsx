import { useState } from 'react';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { PanelBoundary } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { ResourceList } from '../../list/ResourceList';
import { useListQuery } from '../../list/query/useListQuery';
import { profit } from '../../resources/profit';
import { ProfitPicture } from './ProfitPicture';

/** A chunk of its own: these panels are below the first view. */
const ProfitDetails = lazyWithPreload(() => import('./ProfitDetails'));

/**
 * Renders profit by period: the server's total, the rows beside a chart of the whole period, and its days and pairs
 * below (product.md: Profit).
 */
export default function ProfitScreen() {
  const { params } = useListQuery(profit).query;
  // The choice to load all rows applies to one period: the next one may be as long.
  const [loadAllFor, requestAll] = useState<string>();
  const whole = loadAllFor === params.time;
  return (
    <Screen title={profit.title}>
      <ResourceList
        resource={profit}
        aside={(answer) => (
          <PanelBoundary>
            <ProfitPicture response={answer} whole={whole} onLoadAll={() => requestAll(params.time)} />
          </PanelBoundary>
        )}
      />
      <PanelBoundary>
        <ProfitDetails whole={whole} />
      </PanelBoundary>
    </Screen>
  );
}
