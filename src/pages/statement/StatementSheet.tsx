import { Alert, Button, Flex } from 'antd';
import type Big from 'big.js';
import { useMemo } from 'react';
import { formatDate, readDate, zoneName } from '../../core/dates';
import type { Field, ListResource } from '../../core/defineResource';
import { pageOf } from '../../core/resourceRequest';
import { usePreferences } from '../../lib/usePreferences';
import { usePrinting } from '../../lib/usePrinting';
import { PrintTable } from '../../list/print/PrintTable';
import { useListQuery } from '../../list/query/listQuery';
import { ListPagination } from '../../list/view/ListPagination';
import { listViews, useListView } from '../../list/view/listViews';
import { Cell } from '../../values/Cell';
import { StatisticGrid } from '../../values/StatisticGrid';
import type { Statement } from './statement';
import type { useWallet, WalletRead } from './useStatement';

const balanceField: Field = { key: 'balance', title: 'Balance', valueType: 'amount' };

/** Defines a list of which all rows are known, so that nothing is requested. */
const tableOf = (title: string, fields: readonly Field[]): ListResource => ({
  name: title,
  title,
  read: { method: 'GET', path: '' },
  fields: fields.map((field) => ({ ...field, computed: true })),
});

const entriesTable = tableOf('Entries', [
  { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second' },
  { key: 'title', title: 'Type', valueType: 'text' },
  { key: 'amount', title: 'Amount', valueType: 'amount', colour: 'sign' },
]);
const balancesTable = tableOf('Entries', [...entriesTable.fields, balanceField]);

/** Returns the table of a statement's lines. It has no balances if that of the wallet is unknown. */
export const linesTable = ({ difference }: WalletRead) => (difference ? balancesTable : entriesTable);

const kindsTable = tableOf('Totals by kind', [
  { key: 'title', title: 'Kind', valueType: 'text' },
  { key: 'inflow', title: 'In', valueType: 'amount' },
  { key: 'outflow', title: 'Out', valueType: 'amount' },
  { key: 'net', title: 'Net', valueType: 'amount', colour: 'debit' },
]);

const viewProps = { newRows: new Set(), empty: 'No entries in this period', rowsToLoad: 0 };

const Balance = ({ value }: { readonly value: Big | undefined }) => (
  <>
    <Cell field={balanceField} row={{ balance: value }} /> USDT
  </>
);

/** Renders whether the entries explain the balance, and the earliest entry at which a difference can be seen. */
function BalanceCheck({ difference, belowZero, entries }: WalletRead) {
  const { zone } = usePreferences();
  if (difference === undefined) return null;
  if (difference.eq(0))
    return <Alert role="status" type="success" showIcon title="The entries explain the balance." />;
  const date = readDate((belowZero ?? entries.at(-1))?.createdAt, zone);
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
        !at ? (
          'There are no entries.'
        ) : belowZero ? (
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

interface StatementSheetProps {
  readonly hasLedger: boolean;
  readonly wallet: WalletRead;
  readonly read: Pick<ReturnType<typeof useWallet>, 'isFetching' | 'reload'>;
  readonly statement: Statement;
  readonly days: readonly [string, string];
}

/** Renders a statement: balances, warnings, totals by kind and entries, on paper all of them. */
export function StatementSheet({ hasLedger, wallet, read, statement, days }: StatementSheetProps) {
  const { zone } = usePreferences();
  const isPrinting = usePrinting();
  const { lines, kinds, opening, closing } = statement;
  const resource = linesTable(wallet);
  const url = useListQuery(resource);
  const { page } = url.query;
  const rows = useMemo(() => pageOf(lines, page), [lines, page]);
  const View = listViews[useListView()];
  return (
    <Flex vertical gap="middle">
      <p style={{ margin: 0 }}>
        <span translate="no">{days.join(' to ')}</span>. Times: <span translate="no">{zoneName(zone)}</span>.
        Amounts in USDT.
      </p>
      {wallet.warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={wallet.warnings.join(' ')}
          action={
            <Button size="small" loading={read.isFetching} onClick={read.reload}>
              Load again
            </Button>
          }
        />
      )}
      {hasLedger ? (
        <StatisticGrid
          compact
          items={[
            { title: 'Opening balance', value: <Balance value={opening} /> },
            { title: 'Closing balance', value: <Balance value={closing} /> },
          ]}
        />
      ) : (
        <Alert
          type="info"
          showIcon
          title="This wallet has no ledger, so its opening and closing balance can't be stated. In, Out and Net come from your transactions."
        />
      )}
      {wallet.isWhole && <BalanceCheck {...wallet} />}
      <View {...viewProps} resource={kindsTable} url={url} rows={kinds} />
      <div className="no-print">
        <View {...viewProps} resource={resource} url={url} rows={rows} />
      </div>
      {isPrinting && <PrintTable resource={resource} query={url.query} rows={lines} total={lines.length} />}
      <ListPagination page={page} total={lines.length} href={(target) => url.href({ page: target })} />
    </Flex>
  );
}
