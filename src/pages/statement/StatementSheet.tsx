import { Alert, Button, Flex } from 'antd';
import type Big from 'big.js';
import { useMemo } from 'react';
import { formatDate, readDate, zoneName } from '../../core/dates';
import type { Field } from '../../core/defineResource';
import { pageOf } from '../../core/resourceRequest';
import { usePreferences } from '../../lib/usePreferences';
import { usePrinting } from '../../lib/usePrinting';
import { PrintedTable } from '../../list/print/PrintTable';
import printStyles from '../../list/print/PrintTable.module.css';
import type { Ledger } from '../../list/rows/walletEntries';
import { ListPagination } from '../../list/view/ListPagination';
import { listViews, useListView } from '../../list/view/listViews';
import { Cell } from '../../values/Cell';
import { StatisticGrid } from '../../values/StatisticGrid';
import type { Period } from './period';
import type { Statement } from './statement';
import type { useWallet, WalletRead } from './useStatement';

const amountField = (key: string, title: string): Field => ({
  key,
  title,
  valueType: 'amount',
  computed: true,
});
const balanceField = amountField('balance', 'Balance');

const entryFields: readonly Field[] = [
  { key: 'createdAt', title: 'Created', valueType: 'date', format: 'second', computed: true },
  { key: 'title', title: 'Type', valueType: 'text', computed: true },
  { ...amountField('amount', 'Amount'), colour: 'sign' },
];

const entryAndBalanceFields = [...entryFields, balanceField];

/** Returns the columns of a statement. There are no balances if the wallet's is unknown. */
export const fieldsOf = ({ difference }: WalletRead) => (difference ? entryAndBalanceFields : entryFields);

const kindFields: readonly Field[] = [
  { key: 'title', title: 'Kind', valueType: 'text', computed: true },
  amountField('inflow', 'In'),
  amountField('outflow', 'Out'),
  amountField('net', 'Net'),
];

/** Renders a balance with all its decimals, masked while amounts are hidden. */
const Balance = ({ value }: { readonly value: Big | undefined }) => (
  <>
    <Cell field={balanceField} row={{ balance: value }} /> USDT
  </>
);

const NO_ROWS: ReadonlySet<unknown> = new Set();

interface StatementRowsProps {
  readonly view: keyof typeof listViews;
  readonly ledger: Ledger;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly rows: readonly unknown[];
}

/** Renders rows like those of a list. */
function StatementRows({ view, ledger, title, fields, rows }: StatementRowsProps) {
  const View = listViews[view];
  const resource = useMemo(() => ({ ...ledger, title, fields }), [ledger, title, fields]);
  return (
    <View
      resource={resource}
      url={{ query: { page: 1, sort: undefined }, go: () => undefined }}
      rows={rows}
      newRows={NO_ROWS}
      empty="No entries in this period"
      rowsToLoad={0}
    />
  );
}

/** Renders whether the entries explain the balance, and the earliest entry at which a difference can be seen. */
function BalanceCheck({ difference, seenAt }: WalletRead) {
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

interface StatementSheetProps {
  readonly ledger: Ledger;
  readonly wallet: WalletRead;
  readonly read: Pick<ReturnType<typeof useWallet>, 'isFetching' | 'reload'>;
  readonly statement: Statement;
  readonly period: Pick<Period, 'from' | 'to'>;
  readonly page: number;
  readonly hrefOfPage: (page: number) => string;
}

/** Renders a statement: balances, warnings, totals by kind and entries, on paper all of them. */
export function StatementSheet(props: StatementSheetProps) {
  const { ledger, wallet, read, statement, period, page, hrefOfPage } = props;
  const { zone } = usePreferences();
  const isPrinting = usePrinting();
  const { lines, kinds, opening, closing } = statement;
  const fields = fieldsOf(wallet);
  const shown = useMemo(() => pageOf(lines, page), [lines, page]);
  return (
    <Flex vertical gap="middle">
      <p style={{ margin: 0 }}>
        <span translate="no">
          {period.from} to {period.to}
        </span>
        . Times: <span translate="no">{zoneName(zone)}</span>. Amounts in USDT.
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
      {ledger.balance ? (
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
      <Flex vertical gap="middle" className="no-print">
        <StatementRows view="table" ledger={ledger} title="Totals by kind" fields={kindFields} rows={kinds} />
        <StatementRows view={useListView()} ledger={ledger} title="Entries" fields={fields} rows={shown} />
      </Flex>
      {isPrinting && (
        <>
          <div className={printStyles.print}>
            <PrintedTable fields={kindFields} rows={kinds} />
          </div>
          <div className={printStyles.print}>
            <PrintedTable fields={fields} rows={lines} />
          </div>
        </>
      )}
      <ListPagination page={page} total={lines.length} href={hrefOfPage} />
    </Flex>
  );
}
