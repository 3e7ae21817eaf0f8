import { ResourceTabs } from '../../list/ResourceTabs';
import { futuresOrders } from '../../resources/futuresOrders';
import { futuresTrades } from '../../resources/futuresTrades';

/** The bot's futures trades and the orders behind them (product.md: Trades and orders; decision 5). */
export default function FuturesScreen() {
  return (
    <ResourceTabs
      title="Futures"
      tabs={[
        { tab: 'trades', label: 'Trades', resource: futuresTrades },
        { tab: 'orders', label: 'Orders', resource: futuresOrders },
      ]}
    />
  );
}
