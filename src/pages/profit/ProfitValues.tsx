import { Table } from 'antd';
import type { BucketSize, ProfitPoint } from './profitBuckets';
import styles from './Profit.module.css';
import { ProfitAmount } from './ProfitAmount';

interface ProfitValuesProps {
  readonly points: readonly ProfitPoint[];
  readonly size: BucketSize;
}

/** Renders the values of the chart as a table, the newest first. */
export default function ProfitValues({ points, size }: ProfitValuesProps) {
  const amountColumn = (title: string, key: 'profit' | 'total') => ({
    title,
    key,
    align: 'end' as const,
    render: (_: unknown, point: ProfitPoint) => <ProfitAmount value={point[key].toFixed()} decimals={4} />,
  });
  return (
    <div className={styles.values} role="region" aria-label={`Profit per ${size}`} tabIndex={0}>
      <Table
        pagination={false}
        rowKey="label"
        dataSource={points.toReversed()}
        columns={[
          {
            title: { month: 'Month', day: 'Day', hour: 'Hour' }[size],
            dataIndex: 'label',
            render: (label: string) => <span translate="no">{label}</span>,
          },
          amountColumn('Profit', 'profit'),
          amountColumn('Total', 'total'),
        ]}
      />
    </div>
  );
}
