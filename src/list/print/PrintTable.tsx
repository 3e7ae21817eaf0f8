import { Flex } from 'antd';
import { usePreferences } from '../../lib/usePreferences';
import { zoneName } from '../../core/dates';
import type { Field, ListResource } from '../../core/defineResource';
import { PAGE_SIZE } from '../../core/resourceRequest';
import { formatRowCount } from '../../core/text';
import { UNREADABLE, valueTypeOf } from '../../core/valueTypes';
import { describeQuery } from '../query/describeQuery';
import type { ListQuery } from '../query/listQuery';
import { Cell } from '../../values/Cell';
import type { ClientRows, ListRows } from '../rows/useListRows';
import { formatRange } from '../view/ListPagination';
import { captionOf, isTime, placesOf, rowFieldsOf, textOf } from '../view/shownFields';
import { LazyTotalsBar } from './PrintButton';
import styles from './PrintTable.module.css';

/** Tables with more columns are printed in landscape. */
const MAX_PORTRAIT_COLUMNS = 7;

interface PrintTableProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  readonly rows: readonly unknown[];
  /** The number of rows of the query on all pages. */
  readonly total: number;
}

/** Renders a value in full, without the buttons and shortened texts of the screen. */
function PrintedValue({ field, row, places }: { field: Field; row: unknown; places: number | undefined }) {
  const { amounts, zone } = usePreferences();
  const { renderer, isAmount } = valueTypeOf(field.valueType);
  const value = textOf({ ...field, zone }, row);
  if (renderer === 'image') return <Cell field={field} row={row} />;
  if (amounts === 'hidden' && isAmount && value !== UNREADABLE) return '••••';
  const padded = places === undefined ? value : textOf({ ...field, decimals: places }, row);
  return padded.startsWith(value) ? padded : value;
}

/** Renders the rows of a list for paper: every column except exchange keys, and what the rows were selected by. */
export function PrintTable({ resource, query, rows, total }: PrintTableProps) {
  const { zone } = usePreferences();
  const fields = rowFieldsOf(resource, rows).filter(
    ({ valueType }) => valueTypeOf(valueType).renderer !== 'secret',
  );
  const columns = fields.map((field) => ({ field, places: placesOf(field, rows) }));
  const first = rows.length === total ? 0 : (query.page - 1) * PAGE_SIZE;
  const count =
    rows.length === total
      ? formatRowCount(total)
      : `Rows ${formatRange(query.page, total)}. Use Print above the list for all rows.`;
  return (
    <div
      className={`${styles.print} print-only`}
      data-landscape={columns.length > MAX_PORTRAIT_COLUMNS || undefined}
    >
      <Flex component="ul" vertical style={{ marginBlockEnd: '0.75rem' }}>
        {describeQuery(resource, query).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {captionOf(resource, rows).map((field) => (
          <li key={field.title}>
            {field.title}: <PrintedValue field={field} row={rows[0]} places={undefined} />
          </li>
        ))}
        {fields.some(isTime) && <li>Times: {zoneName(zone)}</li>}
        <li>{count}</li>
      </Flex>
      <table>
        <thead>
          <tr>
            {resource.indexColumn && <th>{resource.indexColumn}</th>}
            {fields.map((field) => (
              <th key={`${field.key} ${field.title}`} data-align={valueTypeOf(field.valueType).align}>
                {field.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody translate="no">
          {rows.map((row, index) => (
            // Printed rows have no state, so their index is enough.
            <tr key={index}>
              {resource.indexColumn && <td>{first + index + 1}</td>}
              {columns.map(({ field, places }) => (
                <td
                  key={`${field.key} ${field.title}`}
                  data-align={valueTypeOf(field.valueType).align}
                  data-kind={valueTypeOf(field.valueType).renderer}
                >
                  <bdi>
                    <PrintedValue field={field} row={row} places={places} />
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PrintoutProps {
  readonly resource: ListResource;
  readonly query: ListQuery;
  readonly list: ListRows;
  readonly client: ClientRows;
}

/** Renders a list for paper: all rows that match its query, or the page on the screen until they are loaded. */
export function Printout({ resource, query, list, client }: PrintoutProps) {
  // Not the rows of another query, and none that are older than the page on the screen.
  const isCurrent = !client.isPlaceholderData && client.updatedAt >= list.updatedAt;
  const all = isCurrent ? client.matchingRows : undefined;
  const rows = all ?? list.rows;
  if (!rows || rows.length === 0) return null;
  return (
    <>
      <PrintTable resource={resource} query={query} rows={rows} total={all?.length ?? list.total} />
      {/* Totals that are on the screen are printed with it. */}
      {all && client.totals && !query.totals && (
        <LazyTotalsBar resource={resource} count={all.length} totals={client.totals} />
      )}
    </>
  );
}
