import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import { useListQuery } from '../../list/query/listQuery';
import { profit } from '../../resources/profit';
import { daysOf, marketNames, markets, resultsHref, tradesHref } from './profitLinks';
import styles from './Profit.module.css';

/** The ID of the element above the rows of the profit list. */
export const ROWS_ID = 'profit-rows';

/** Renders the links from a year, a month, a day or an hour to its results and trades. An hour links to those of its day. */
export function RangeLinks({ name }: { name: string }) {
  const { params } = useListQuery(profit).query;
  const range = daysOf(name);
  return (
    <Flex wrap align="center" gap="small" className={`${styles.note} no-print`}>
      <b translate="no">{name.slice(0, 10)}</b>
      <Link
        className="tap"
        to={resultsHref(params, range)}
        onClick={() => document.getElementById(ROWS_ID)?.scrollIntoView({ behavior: 'instant' })}
      >
        Results
      </Link>
      {marketNames.map((market) => (
        <Link key={market} className="tap" to={tradesHref(market, range)}>
          {markets[market].title} trades opened
        </Link>
      ))}
    </Flex>
  );
}
