import { useLocation } from 'react-router-dom';
import { ResourceTabs } from '../../list/ResourceTabs';
import { futuresOrders } from '../../resources/futuresOrders';
import { futuresTrades } from '../../resources/futuresTrades';

/** Renders the futures lists. /close_position starts with the closed trades (product.md, decisions 5 and 8). */
export default function FuturesScreen() {
  const closed = useLocation().pathname.toLowerCase().startsWith('/close_position');
  return (
    <ResourceTabs
      title="Futures"
      tabs={[
        { tab: 'trades', label: 'Trades', resource: futuresTrades, defaultFlag: closed ? 'true' : undefined },
        { tab: 'orders', label: 'Orders', resource: futuresOrders },
      ]}
    />
  );
}
