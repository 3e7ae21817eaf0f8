import { useLocation } from 'react-router-dom';
import { ResourceTabs } from '../../list/ResourceTabs';
import { futuresOrders } from '../../resources/futuresOrders';
import { futuresTrades } from '../../resources/futuresTrades';

/**
 * The bot's futures trades and the orders behind them; the address of closed positions opens with those that are
 * (product.md: Trades and orders; decisions 5 and 8).
 */
export default function FuturesScreen() {
  const closed = useLocation().pathname.toLowerCase().startsWith('/close_position');
  return (
    <ResourceTabs
      title="Futures"
      tabs={[
        {
          tab: 'trades',
          label: 'Trades',
          resource: futuresTrades,
          opensWith: closed ? 'true' : undefined,
        },
        { tab: 'orders', label: 'Orders', resource: futuresOrders },
      ]}
    />
  );
}
