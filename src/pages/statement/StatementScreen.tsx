import { Alert, Button, Flex, Table } from 'antd';
import { use, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { LazyModal } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel, PanelBoundary } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Select } from '../../components/Select';
import { formatDay, readDate, formatDate, zoneName } from '../../core/dates';
import type { Field } from '../../core/defineResource';
import { pageOf, readPage } from '../../core/resourceRequest';
import { valueTypeOf } from '../../core/valueTypes';
import { MemberIdContext } from '../../data/useMemberStorage';
import { loadChunk } from '../../lib/loadChunk';
import { useNotification } from '../../lib/useNotification';
import { usePreferences } from '../../lib/usePreferences';
import { usePrinting } from '../../lib/usePrinting';
import { PanelTabs } from '../../list/PanelTabs';
import { PrintedTable } from '../../list/print/PrintTable';
import printStyles from '../../list/print/PrintTable.module.css';
import { completenessMessage } from '../../list/rows/completenessMessage';
import { ListPagination } from '../../list/view/ListPagination';
import { placesOf } from '../../list/view/shownFields';
import { Cell, Money } from '../../values/Cell';
import { StatisticGrid } from '../../values/StatisticGrid';
import { periodAround, periodNames, readPeriod, type Period, type PeriodKind } from './period';
import { kindRows, skippedMessage, type Statement, type StatementLine } from './statement';
import { useStatement, wallets } from './useStatement';

const DateFilter = lazyWithPreload(() => import('../../list/tools/DateFilter'));
const TaxFileButtons = lazyWithPreload(() => import('./TaxFileButtons'));

const loadExport = () =>
  loadChunk(() => Promise.all([import('../../list/export/csv'), import('../../list/export/exportFile')]));

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
  { key: 'net', title: 'Net', valueType: 'amount', colour: 'change' },
];

const periodKinds: readonly { readonly value: PeriodKind; readonly label: string }[] = [
  { value: 'month', label: 'Month' },
  { value: 'quarter', label: 'Quarter' },
  { value: 'year', label: 'Year' },
  { value: 'custom', label: 'Custom' },
];

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
          The entries differ from the balance by <Money value={difference.abs()} />.
        </>
      }
      description={
        !seenAt ? (
          'There are no entries.'
        ) : seenAt.belowZero ? (
          <>Added up from 0, they first fall below 0 on {at}. An entry before that time may be missing.</>
        ) : (
          <>
            Counted back from the balance, the wallet had <Money value={difference} /> before its first entry
            on {at}.
          </>
        )
      }
    />
  );
}

/** Returns the entries between a line with the opening balance and one with the closing balance. */
const linesWithBalances = (
  { lines, opening, closing }: Statement,
  { from, to }: Period,
): readonly StatementLine[] => [
  { createdAt: undefined, kind: `Opening balance, ${from}`, balance: opening },
  ...lines,
  { createdAt: undefined, kind: `Closing balance, ${to}`, balance: closing },
];

/** Renders the statement of a wallet for a period (product.md: Statement). */
export default function StatementScreen() {
  const { zone } = usePreferences();
  const { open } = useNotification();
  const member = use(MemberIdContext);
  const isPrinting = usePrinting();
  const [search, setSearch] = useSearchParams();
  const [showsTaxFiles, setShowsTaxFiles] = useState(false);
  const [now] = useState(() => Date.now());
  const today = formatDay(now, zone) ?? '';
  const wallet = wallets.find(({ key }) => key === search.get('wallet')) ?? wallets[0];
  const period = readPeriod(search, today);
  const { kind, name, from, to } = period;
  const read = useStatement(wallet, period, zone);
  const { statement } = read;
  const hasBalance = wallet.balanceKey !== undefined;
  const fields = hasBalance ? [...entryFields, balanceField] : entryFields;
  const lines = statement && (hasBalance ? linesWithBalances(statement, period) : statement.lines);
  const firstDay = statement?.firstDay ?? today;
  const page = readPage(search.get('page'));

  const searchWith = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams({ ...Object.fromEntries(search), page: '', ...change });
    for (const [key, value] of [...next]) if (value === '') next.delete(key);
    return next;
  };
  const go = (change: Readonly<Record<string, string>>) => setSearch(searchWith(change));
  const hrefWith = (change: Readonly<Record<string, string>>) =>
    `/statement?${searchWith(change).toString()}`;

  const download = async () => {
    try {
      const [{ csvName, formatCsv }, { downloadCsv }] = await loadExport();
      const parts: string[] = [];
      for await (const part of formatCsv(fields, lines ?? [], { zone })) parts.push(part);
      downloadCsv(csvName(['Statement', member, wallet.label, name || `${from} to ${to}`]), parts);
      open?.({ type: 'success', message: ['Statement exported.', ...warnings].join(' ') });
    } catch {
      open?.({ type: 'error', message: 'Export failed. Check your connection and try again.' });
    }
  };

  const warnings = [
    read.wallet && completenessMessage(read.wallet.all),
    read.wallet?.hasChanged && 'The balance changed while the entries were loaded. Load them again.',
    statement && skippedMessage(statement.skipped),
    hasBalance && read.wallet && !read.wallet.balance && "The server didn't send a readable balance.",
  ].filter((text) => typeof text === 'string' && text !== '');

  const tools: ReactNode = (
    <Flex wrap gap="small" className="no-print">
      <Select
        aria-label="Kind of period"
        value={kind}
        options={[...periodKinds]}
        onChange={(chosen) =>
          chosen === 'custom'
            ? go({ period: '', from, to })
            : go({ period: periodAround(chosen, to < today ? to : today).name, from: '', to: '' })
        }
      />
      {kind !== 'custom' && (
        <Select
          aria-label="Period"
          value={name}
          options={periodNames(kind, firstDay, today, name).map((value) => ({ value }))}
          onChange={(period) => go({ period })}
        />
      )}
      <Button disabled={!statement} onClick={() => window.print()}>
        Print
      </Button>
      <Button disabled={!statement} onClick={() => void download()}>
        Export
      </Button>
      <Button onClick={() => setShowsTaxFiles(true)}>Tax files</Button>
      {kind === 'custom' && (
        <div style={{ flexBasis: '100%' }}>
          <DateFilter
            url={{
              query: { range: { from, to } },
              go: ({ range }) => go({ period: '', from: range.from ?? firstDay, to: range.to ?? today }),
            }}
          />
        </div>
      )}
    </Flex>
  );

  const sheet: ReactNode = statement && lines && (
    <Flex vertical gap="middle">
      <p style={{ margin: 0 }}>
        <span translate="no">
          {from} to {to}
        </span>
        . Times: <span translate="no">{zoneName(zone)}</span>. Amounts in USDT.
      </p>
      {read.error && <StaleAlert what="this statement" read={read} />}
      {warnings.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={warnings.join(' ')}
          action={
            <Button size="small" loading={read.isFetching} onClick={read.reload}>
              Load again
            </Button>
          }
        />
      )}
      {hasBalance ? (
        <>
          <StatisticGrid
            compact
            items={[
              { title: 'Opening balance', value: <Money value={statement.opening} /> },
              { title: 'Closing balance', value: <Money value={statement.closing} /> },
            ]}
          />
          {!read.wallet?.all.capped && <BalanceCheck statement={statement} />}
        </>
      ) : (
        <Alert
          type="info"
          showIcon
          title="Opening and closing balances can't be stated: the server has no ledger of this wallet. In, Out and Net are from your transactions."
        />
      )}
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
      <ListPagination
        page={page}
        total={lines.length}
        href={(target) => hrefWith({ page: String(target) })}
      />
    </Flex>
  );

  return (
    <Screen title="Statement">
      <PanelTabs
        label="Wallet"
        tabs={[...wallets]}
        current={wallet.key}
        hrefOf={(key) => hrefWith({ wallet: key === wallets[0].key ? '' : key })}
      >
        <Flex vertical gap="middle">
          {tools}
          <Panel title={wallet.label}>
            <div aria-busy={!sheet && !read.error}>
              {sheet ??
                (read.error ? (
                  <ErrorAlert title="The statement couldn't be loaded" read={read} />
                ) : (
                  <p role="status">
                    Loading {read.progress.read} of {read.progress.total || '…'} entries
                  </p>
                ))}
            </div>
          </Panel>
        </Flex>
      </PanelTabs>
      {showsTaxFiles && (
        <LazyModal
          title="Tax files"
          confirm="Close"
          onConfirm={() => setShowsTaxFiles(false)}
          onClose={() => setShowsTaxFiles(false)}
        >
          <PanelBoundary>
            <TaxFileButtons firstDay={firstDay} today={today} />
          </PanelBoundary>
        </LazyModal>
      )}
    </Screen>
  );
}
