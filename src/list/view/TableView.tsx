import { Table, type TableColumnType } from 'antd';
import { Fragment, type FocusEvent, type ThHTMLAttributes } from 'react';
import type { Field } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { filterFields } from '../query/filters';
import { Cell, NewMark } from './Cell';
import { fieldTitle } from './NameWithTooltip';
import { RowActions } from './RowActions';
import { mainFigure, namingField, placesOf, rowFieldsOf } from './shownFields';
import { followRowLink, hasRowLink } from './rowLink';
import { toTableRows, type RowsProps, type TableRow } from './tableRows';
import styles from './TableView.module.css';

/** antd's column type without filter menus, whose code the build leaves out (build/antd/stubs.ts). */
type Column = Omit<TableColumnType<TableRow>, 'filters' | 'filterDropdown'>;

/** Returns the props of a sticky column (TableView.module.css). The main figure is sticky only on phones. */
const stickyProps = (name: 'name' | 'figure' | 'actions'): Partial<Column> => {
  const dataAttribute = () => ({ [`data-${name}`]: true }) as object;
  return { className: styles[name] ?? '', onCell: dataAttribute, onHeaderCell: dataAttribute };
};

/** A field, or fields that show one value in several formats, such as date and time. */
type FieldGroup = [Field, ...Field[]];

/** Returns antd's column for a group of fields. */
function toColumn([field, ...others]: FieldGroup, index: number, rows: RowsProps['rows']): Column {
  const places = placesOf(field, rows);
  return {
    key: `${field.key} ${field.title}`,
    title: others.length > 0 ? [field, ...others].map(({ title }) => title).join(', ') : fieldTitle(field),
    align: valueTypeOf(field.valueType).align ?? 'start',
    render: (_, { row, loading, isNew }) => (
      <>
        {isNew && index === 0 && <NewMark />}
        <Cell field={field} row={row} loading={loading} places={places} />
        {others.map((other) => (
          <Fragment key={other.title}>
            {' '}
            <Cell field={other} row={row} loading={loading} />
          </Fragment>
        ))}
      </>
    ),
  };
}

function groupByKey(fields: readonly Field[]): FieldGroup[] {
  const groups: FieldGroup[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last?.[0].key === field.key) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

/** Makes a column sortable. antd only reports the clicks on its heading: the rows are already in order. */
const withSorter = (column: Column, key: string, { url: { query }, rowsToLoad }: RowsProps): Column => ({
  ...column,
  dataIndex: key,
  sorter: true,
  sortOrder: query.sort?.key === key ? (query.sort.descending ? 'descend' : 'ascend') : null,
  onHeaderCell: (heading) => ({
    ...column.onHeaderCell?.(heading),
    ...(rowsToLoad > 0 && { title: `Sort all ${rowsToLoad} rows` }),
  }),
});

/** Returns the columns of a list: the row number if enabled, the fields with sorters, and the sticky actions. */
function columnsOf(props: RowsProps): Column[] {
  const { resource, url, rows } = props;
  const { actions, indexColumn } = resource;
  const numberColumn: Column = {
    key: 'number',
    title: indexColumn,
    render: (_row, _tableRow, index) => (url.query.page - 1) * PAGE_SIZE + index + 1,
  };
  const actionsColumn: Column = {
    key: 'actions',
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    ...stickyProps('actions'),
    render: (_, { row, loading }) => <RowActions iconOnly resource={resource} row={row} loading={loading} />,
  };
  // If two columns show the same value, only the first column can be sorted.
  const sortable = filterFields(resource.fields);
  const shown = rowFieldsOf(resource, rows);
  const name = namingField(shown);
  const figure = mainFigure(shown.filter((field) => field !== name));
  const fields = groupByKey(shown).map((group, index) => {
    const column = {
      ...toColumn(group, index, rows),
      ...(group[0] === name && stickyProps('name')),
      ...(group[0] === figure && stickyProps('figure')),
    };
    return sortable.includes(group[0]) ? withSorter(column, group[0].key, props) : column;
  });
  return [...(indexColumn ? [numberColumn] : []), ...fields, ...(actions ? [actionsColumn] : [])];
}

/** Sets `data-before` and `data-after` on a scroll container while there is more content at that end. */
function markScrollEdges(frame: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = frame;
  // Tolerate 1 px: at some zoom levels, half a pixel remains to scroll.
  frame.toggleAttribute('data-before', scrollLeft > 1);
  frame.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
}

/** Marks the scroll edges of a container whenever it or its table changes its size. Used as the container's ref. */
function watchSize(frame: HTMLElement | null) {
  // Observe the table itself: the elements around it keep their width when the table becomes narrower.
  const content = frame?.querySelector('table');
  if (!frame || !content) return;
  const resizeObserver = new ResizeObserver(() => markScrollEdges(frame));
  resizeObserver.observe(frame);
  resizeObserver.observe(content);
  return () => resizeObserver.disconnect();
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
  const { resource, url, empty } = props;
  const opens = hasRowLink(resource);
  return (
    <div className={styles.frame}>
      <div
        ref={watchSize}
        className={styles.scroller}
        role="region"
        aria-label={`${resource.title} table`}
        tabIndex={0}
        onFocus={scrollToFocused}
        onScroll={({ currentTarget }) => markScrollEdges(currentTarget)}
      >
        <Table
          columns={columnsOf(props)}
          dataSource={toTableRows(props)}
          rowKey="key"
          rowClassName={({ isNew }) => `${isNew ? styles.newRow : ''} ${opens ? styles.opens : ''}`}
          {...(opens && { onRow: () => ({ onClick: followRowLink }) })}
          // Only sorting is handled here, through the URL; ListPagination changes pages.
          onChange={(_pages, _filters, sorter) => {
            const { order, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
            const isSorted = order && typeof field === 'string';
            url.go({ sort: isSorted ? { key: field, descending: order === 'descend' } : undefined });
          }}
          pagination={false}
          // The headings have native tooltips: antd's delay the first rows by 3 %.
          showSorterTooltip={false}
          components={{ header }}
          locale={{ emptyText: empty }}
        />
      </div>
    </div>
  );
}
