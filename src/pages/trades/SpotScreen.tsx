import { useLocation } from 'react-router-dom';
import { ResourceTabs } from '../../list/ResourceTabs';
import { spotOrders } from '../../resources/spotOrders';
import { spotTrades } from '../../resources/spotTrades';

/** Renders the spot lists. /closespotposition starts with the orders (product.md, decision 5). */
export default function SpotScreen() {
  const closed = useLocation().pathname.toLowerCase().startsWith('/closespotposition');
  return (
    <ResourceTabs
      title="Spot"
      first={closed ? 'orders' : 'trades'}
      tabs={[
        { tab: 'trades', label: 'Trades', resource: spotTrades },
        { tab: 'orders', label: 'Orders', resource: spotOrders },
      ]}
    />
  );
}
