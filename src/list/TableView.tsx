import { Table } from 'antd';
import { useMemo } from 'react';
import { columnsOf } from './columns';
import { ListEmpty } from './ListEmpty';
import { drawnRows, type RowsProps } from './rows';
import styles from './TableView.module.css';

/** Refine's default, undone. */
const NO_SCROLL = {};

/**
 * A list as antd's Table. It scrolls sideways in a frame of ours: antd's own `scroll` draws the titles
 * twice, and its frame has neither a name nor a tab stop.
 */
export default function TableView(props: RowsProps) {
  const { resource, page, tableProps } = props;
  const columns = useMemo(() => columnsOf(resource, page), [resource, page]);
  return (
    <div className={styles.scroller} role="region" aria-label={`${resource.title} table`} tabIndex={0}>
      <Table
        {...(tableProps as object)}
        scroll={NO_SCROLL}
        columns={columns}
        dataSource={drawnRows(props)}
        rowKey="key"
        rowClassName={({ fresh }) => (fresh ? (styles.fresh ?? '') : '')}
        // While the first rows are on their way ten empty ones stand in: nothing moves when they come.
        loading={false}
        // The address alone turns pages (ListPagination).
        onChange={() => undefined}
        pagination={false}
        locale={{ emptyText: <ListEmpty /> }}
      />
    </div>
  );
}
