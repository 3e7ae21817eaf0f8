import { Table } from 'antd';
import { useRef, type ThHTMLAttributes, type FocusEvent, useEffect, type RefObject } from 'react';
import { columnsOf } from './columns';
import { ListEmpty } from './ListEmpty';
import { toTableRows, type RowsProps } from './tableRows';
import styles from './TableView.module.css';

/** Sets `data-before` and `data-after` on a scroll container while there is more content at that end. */
function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const frame = scroller.current;
    // Observe the table itself: the elements around it keep their width when the table becomes narrower.
    const content = frame?.querySelector('table');
    if (!frame || !content) return;
    const updateEdges = () => {
      const { scrollLeft, scrollWidth, clientWidth } = frame;
      // Tolerate 1 px: at some zoom levels, half a pixel remains to scroll.
      frame.toggleAttribute('data-before', scrollLeft > 1);
      frame.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const resizeObserver = new ResizeObserver(updateEdges);
    resizeObserver.observe(frame);
    resizeObserver.observe(content);
    frame.addEventListener('scroll', updateEdges, { passive: true });
    return () => {
      resizeObserver.disconnect();
      frame.removeEventListener('scroll', updateEdges);
    };
  }, [scroller]);
}

/**
 * Scrolls a table sideways until the focused element is fully visible beside the sticky columns. Browsers scroll only
 * if the element is entirely out of view.
 */
function scrollToFocused({ target, currentTarget: frame }: FocusEvent<HTMLElement>) {
  const row = target.closest('tr');
  const name = row?.querySelector('[data-name]');
  if (!row || name?.contains(target)) return;
  const sticky = [...row.children].filter((cell) => getComputedStyle(cell).position === 'sticky');
  const following = sticky.filter(
    (cell) => target.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const widthOf = (cells: readonly Element[]) =>
    cells.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0);
  const box = target.getBoundingClientRect();
  const frameBox = frame.getBoundingClientRect();
  const start = frameBox.left + (name?.getBoundingClientRect().width ?? 0);
  const end = frameBox.right - widthOf(following);
  if (box.left < start) frame.scrollLeft -= start - box.left;
  else if (box.right > end) frame.scrollLeft += Math.min(box.right - end, box.left - start);
}

/** Removes the aria-label that antd adds to column headers, which is empty if a title is not plain text. */
const header = {
  cell: (props: ThHTMLAttributes<HTMLTableCellElement>) => <th {...props} aria-label={undefined} />,
};

/**
 * Renders a list as antd's Table in its own scroll container with edge shadows. antd's own `scroll` option is not used:
 * it renders the header twice, and its scroll container has neither a name nor a Tab stop.
 */
export default function TableView(props: RowsProps) {
  const { resource, page, rows, filtered, sorting } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={`${resource.title} table`}
        tabIndex={0}
        onFocus={scrollToFocused}
      >
        <Table
          columns={columnsOf(resource, page, rows, sorting)}
          dataSource={toTableRows(props)}
          rowKey="key"
          rowClassName={({ isNew }) => (isNew ? (styles.newRow ?? '') : '')}
          // Only sorting is handled here, through the URL; ListPagination changes pages.
          onChange={(_pages, _filters, sorter) => {
            const { order, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
            sorting.choose(
              order && typeof field === 'string'
                ? { key: field, descending: order === 'descend' }
                : undefined,
            );
          }}
          pagination={false}
          components={{ header }}
          locale={{ emptyText: <ListEmpty resource={resource} filtered={filtered} /> }}
        />
      </div>
    </div>
  );
}
