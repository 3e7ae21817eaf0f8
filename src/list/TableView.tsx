import { Table } from 'antd';
import { useMemo, useRef, type ThHTMLAttributes } from 'react';
import { columnsOf } from './columns';
import { ListEmpty } from './ListEmpty';
import { drawnRows, type RowsProps } from './rows';
import { chosenSort, withSorters, type Sorting } from './sorters';
import { showFocused } from './showFocused';
import styles from './TableView.module.css';
import { useScrollEdges } from './useScrollEdges';

/** Refine's default, undone. */
const NO_SCROLL = {};

/** antd labels the title of a sorted column anew, with nothing where it is more than words: its content says it. */
const header = {
  cell: (props: ThHTMLAttributes<HTMLTableCellElement>) => <th {...props} aria-label={undefined} />,
};

const UNSORTED: Sorting = { sort: undefined, unread: 0, choose: () => undefined };

/**
 * A list as antd's Table. It scrolls sideways in a frame of ours, whose edge says that there is more: antd's own
 * `scroll` draws the titles twice, and its frame has neither a name nor a tab stop.
 */
export default function TableView(props: RowsProps) {
  const { resource, page, rows, filtered, sorting = UNSORTED, tableProps } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  const { sort, unread } = sorting;
  const columns = useMemo(
    () => withSorters(columnsOf(resource, page, rows), resource, sort, unread),
    [resource, page, rows, sort, unread],
  );
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={`${resource.title} table`}
        tabIndex={0}
        onFocus={showFocused}
      >
        <Table
          {...(tableProps as object)}
          scroll={NO_SCROLL}
          columns={columns}
          dataSource={drawnRows(props)}
          rowKey="key"
          rowClassName={({ fresh }) => (fresh ? (styles.fresh ?? '') : '')}
          // While the first rows are on their way ten empty ones stand in: nothing moves when they come.
          loading={false}
          // The address alone turns pages (ListPagination) and orders rows.
          onChange={chosenSort(sorting)}
          pagination={false}
          components={{ header }}
          locale={{ emptyText: <ListEmpty resource={resource} filtered={filtered} /> }}
        />
      </div>
    </div>
  );
}
