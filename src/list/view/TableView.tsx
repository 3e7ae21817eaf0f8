import { Table, type TableColumnType } from 'antd';
import { Fragment, useMemo, type FocusEvent, type HTMLAttributes, type ThHTMLAttributes } from 'react';
import { RowNameContext } from '../../lib/rowName';
import { useMediaQuery } from '../../lib/useMediaQuery';
import { usePreferences } from '../../lib/usePreferences';
import type { Field } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { filterFields } from '../query/filters';
import type { ListQuery } from '../query/listQuery';
import { Cell, NewMark } from '../../values/Cell';
import { fieldTitle } from '../../values/NameWithTooltip';
import { RowActions } from './RowActions';
import { mainFigure, namingField, placesOf, rowFieldsOf } from './shownFields';
import { followRowLink, hasRowLink } from './rowLink';
import { toTableRows, type RowsProps, type TableRow } from './tableRows';
import styles from './TableView.module.css';

type Column = TableColumnType<TableRow>;

/** antd's spinner around a table isn't used. As a live region, it would announce each change of the rows. */
const NO_SPINNER = { spinning: false, 'aria-live': 'off', 'aria-busy': undefined } as const;

/** A field, or fields that show one value in several formats, such as date and time. */
type FieldGroup = [Field, ...Field[]];

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

interface ColumnsProps
  extends Pick<RowsProps, 'resource' | 'rows' | 'rowsToLoad'>, Pick<ListQuery, 'page' | 'sort'> {}

/** Makes a column sortable. antd only reports the clicks on its heading: the rows are already in order. */
const withSorter = (column: Column, key: string, { sort, rowsToLoad }: ColumnsProps): Column => ({
  ...column,
  dataIndex: key,
  sorter: true,
  sortOrder: sort?.key === key ? (sort.descending ? 'descend' : 'ascend') : null,
  onHeaderCell: () => ({
    'aria-sort': 'none',
    ...(rowsToLoad > 0 && { title: `Sort all ${rowsToLoad} rows` }),
  }),
});

/**
 * Returns the columns of a list: the row number if enabled, the fields with sorters, and the actions. The naming column
 * and the actions are fixed; on phones the main figure instead of the actions, because there is no room for both.
 */
function columnsOf(props: ColumnsProps, isPhone: boolean): Column[] {
  const { resource, rows, page } = props;
  const { record, actions, indexColumn } = resource;
  const numberColumn: Column = {
    key: 'number',
    title: indexColumn,
    render: (_row, _tableRow, index) => (page - 1) * PAGE_SIZE + index + 1,
  };
  // If two columns show the same value, only the first column can be sorted.
  const sortable = filterFields(resource.fields);
  const shown = rowFieldsOf(resource, rows);
  const name = namingField(shown);
  const figure = isPhone ? mainFigure(shown.filter((field) => field !== name)) : undefined;
  const fixedStart: Column = { fixed: 'start', className: styles.name ?? '' };
  const fixedEnd: Column = { fixed: 'end', className: styles.end ?? '' };
  const actionsColumn: Column = {
    key: 'actions',
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    ...(!figure && fixedEnd),
    onCell: () => ({ 'data-actions': true }) as object,
    render: (_, { row, loading }) => <RowActions iconOnly resource={resource} row={row} loading={loading} />,
  };
  const fields = groupByKey(shown).map((group, index) => {
    const column = {
      ...toColumn(group, index, rows),
      ...(group[0] === name && fixedStart),
      ...(group[0] === figure && fixedEnd),
    };
    return sortable.includes(group[0]) ? withSorter(column, group[0].key, props) : column;
  });
  const columns = [
    ...(indexColumn ? [numberColumn] : []),
    ...fields,
    ...((record ?? actions) ? [actionsColumn] : []),
  ];
  // Skip the cells of rows that haven't changed.
  return columns.map((column) => ({ ...column, shouldCellUpdate: (row, previous) => row !== previous }));
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
  const name = row?.querySelector(`.${styles.name}`);
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

const components = {
  // Removes the aria-label that antd adds to column headers, which is empty if a title is not plain text.
  header: {
    cell: (props: ThHTMLAttributes<HTMLTableCellElement>) => <th {...props} aria-label={undefined} />,
  },
  body: {
    row: ({ 'aria-label': name = '', ...props }: HTMLAttributes<HTMLTableRowElement>) => (
      <RowNameContext value={name}>
        <tr {...props} />
      </RowNameContext>
    ),
  },
};

/**
 * Renders a list as antd's Table in its own scroll container with edge shadows. antd's own `scroll` option is not used:
 * it adds a hidden row with the titles and their buttons to measure the columns, whose titles then don't wrap. Its
 * scroll container has neither a name nor a Tab stop.
 */
export default function TableView(props: RowsProps) {
  const { resource, url, rows, newRows, empty, rowsToLoad } = props;
  const { page, sort } = url.query;
  const isPhone = useMediaQuery('(width < 37.5em)');
  const columns = useMemo(
    () => columnsOf({ resource, rows, page, sort, rowsToLoad }, isPhone),
    [resource, rows, page, sort, rowsToLoad, isPhone],
  );
  const preferences = usePreferences();
  const tableRows = useMemo(
    () => toTableRows({ resource, rows, newRows }, preferences),
    [resource, rows, newRows, preferences],
  );
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
          columns={columns}
          dataSource={tableRows}
          rowKey="key"
          rowClassName={({ isNew }) => `${isNew ? styles.newRow : ''} ${opens ? styles.opens : ''}`}
          onRow={({ name }) => ({ 'aria-label': name, ...(opens && { onClick: followRowLink }) })}
          // Only sorting is handled here, through the URL; ListPagination changes pages.
          onChange={(_pages, _filters, sorter) => {
            const { order, field } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
            const isSorted = order && typeof field === 'string';
            url.go({ sort: isSorted ? { key: field, descending: order === 'descend' } : undefined });
          }}
          pagination={false}
          loading={NO_SPINNER}
          // The headings have native tooltips: antd's delay the first rows by 3 %.
          showSorterTooltip={false}
          components={components}
          locale={{ emptyText: empty }}
        />
      </div>
    </div>
  );
}
