import { Alert, Button, Flex, Table } from 'antd';
import type Big from 'big.js';
import { formatDate, readDate, zoneName } from '../../core/dates';
import type { Field } from '../../core/defineResource';
import { pageOf } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { usePreferences } from '../../lib/usePreferences';
import { usePrinting } from '../../lib/usePrinting';
import { PrintedTable } from '../../list/print/PrintTable';
import printStyles from '../../list/print/PrintTable.module.css';
import { ListPagination } from '../../list/view/ListPagination';
import { placesOf } from '../../list/view/shownFields';
import { Cell } from '../../values/Cell';
import { StatisticGrid } from '../../values/StatisticGrid';
import type { Period } from './period';
import { kindRows, type Statement, type StatementLine } from './statement';

const entryFields: readonly Field[] = [
  { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
  { key: 'kind', title: 'Type', valueType: 'text' },
  { key: 'amount', title: 'Amount', valueType: 'amount', colour: 'sign' },
];
const balanceField: Field = { key: 'balance', title: 'Balance', valueType: 'amount' };

const kindFields: readonly Field[] = [
  { key: 'title', title: 'Kind', valueType: 'text' },
  { key: 'inflow', title: 'In', valueType: 'amount' },
  { key: 'outflow', title: 'Out', valueType: 'amount' },
  { key: 'net', title: 'Net', valueType: 'amount' },
];

/** Renders a balance with all its decimals, masked while amounts are hidden. */
const Balance = ({ value }: { readonly value: Big | undefined }) => (
  <>
    <Cell field={balanceField} row={{ balance: value }} /> USDT
  </>
);

/** Renders rows as antd's Table in its own scroll container. `all` decides how many decimals a column has. */
function FieldTable(props: {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly rows: readonly object[];
  readonly all?: readonly object[];
  readonly className?: string;
}) {
  const { label, fields, rows, all = rows, className = '' } = props;
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }} className={className}>
      <Table
        size="small"
        style={{ minWidth: 'max-content' }}
        pagination={false}
        // The rows have no ID and no state.
        rowKey={(row) => rows.indexOf(row)}
        dataSource={[...rows]}
        locale={{ emptyText: 'No entries in this period' }}
        columns={fields.map((field) => {
          const places = placesOf(field, all);
          return {
            key: field.key,
            title: field.title,
            align: valueTypeOf(field.valueType).align ?? 'start',
            render: (_: unknown, row: object) => <Cell field={field} row={row} places={places} />,
          };
        })}
      />
    </div>
  );
}

/** Renders whether the entries explain the balance, and the earliest entry at which a difference can be seen. */
function BalanceCheck({ statement: { difference, seenAt } }: { readonly statement: Statement }) {
  const { zone } = usePreferences();
  if (difference === undefined) return null;
  if (difference.eq(0)) return <Alert type="success" showIcon title="The entries explain the balance." />;
  const date = readDate(seenAt?.createdAt, zone);
  const at = date && <span translate="no">{formatDate(date, 'second')}</span>;
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <>
          The entries differ from the balance by <Balance value={difference.abs()} />.
        </>
      }
      description={
        !seenAt ? (
          'There are no entries.'
        ) : seenAt.belowZero ? (
          <>Added up from 0, they first fall below 0 on {at}. An entry before that time may be missing.</>
        ) : (
          <>
            Counted back from the balance, the wallet had <Balance value={difference} /> before its first
            entry on {at}.
          </>
        )
      }
    />
  );
}

/** Returns the columns and the lines of a statement. Without a balance, it has no lines for opening and closing. */
export function tableOf({ lines, opening, closing }: Statement, { from, to }: Period, hasBalance: boolean) {
  if (!hasBalance) return { fields: entryFields, lines };
  const balanceLine = (kind: string, balance: Big | undefined) => ({ createdAt: undefined, kind, balance });
  return {
    fields: [...entryFields, balanceField],
    lines: [
      balanceLine(`Opening balance, ${from}`, opening),
      ...lines,
      balanceLine(`Closing balance, ${to}`, closing),
    ] satisfies StatementLine[],
  };
}

interface StatementSheetProps {
  readonly statement: Statement;
  readonly table: ReturnType<typeof tableOf>;
  readonly period: Period;
  readonly hasBalance: boolean;
  /** Whether all entries of the wallet were read, so that they can be compared with the balance. */
  readonly isWhole: boolean;
  readonly warnings: readonly string[];
  readonly reload: { readonly pending: boolean; readonly start: () => void };
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
}

/** Renders a statement: balances, warnings, totals by kind and entries, on paper all of them. */
export function StatementSheet(props: StatementSheetProps) {
  const { statement, table, period, hasBalance, isWhole, warnings, reload, page, hrefOfPage } = props;
  const { zone } = usePreferences();
  const isPrinting = usePrinting();
  const { fields, lines } = table;
  return (
    <Flex vertical gap="middle">
      <p style={{ margin: 0 }}>
        <span translate="no">
          {period.from} to {period.to}
        </span>
        . Times: <span translate="no">{zoneName(zone)}</span>. Amounts in USDT.
      </p>
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={warnings.join(' ')}
          action={
            <Button size="small" loading={reload.pending} onClick={reload.start}>
              Load again
            </Button>
          }
        />
      )}
      {hasBalance ? (
        <StatisticGrid
          compact
          items={[
            { title: 'Opening balance', value: <Balance value={statement.opening} /> },
            { title: 'Closing balance', value: <Balance value={statement.closing} /> },
          ]}
        />
      ) : (
        <Alert
          type="info"
          showIcon
          title="This wallet has no ledger, so its opening and closing balance can't be stated. In, Out and Net come from your transactions."
        />
      )}
      {isWhole && <BalanceCheck statement={statement} />}
      <FieldTable label="Totals by kind" fields={kindFields} rows={kindRows(statement.kinds)} />
      <FieldTable
        label="Entries"
        className="no-print"
        fields={fields}
        rows={pageOf(lines, page)}
        all={lines}
      />
      {isPrinting && (
        <div className={printStyles.print}>
          <PrintedTable fields={fields} rows={lines} />
        </div>
      )}
      <ListPagination page={page} total={lines.length} href={hrefOfPage} />
    </Flex>
  );
}
