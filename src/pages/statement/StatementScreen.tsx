import { Button, Flex } from 'antd';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { LazyModal } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel, PanelBoundary } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { formatDay } from '../../core/dates';
import { readPage } from '../../core/resourceRequest';
import { MemberIdContext } from '../../data/useMemberStorage';
import { loadChunk } from '../../lib/loadChunk';
import { useNotification } from '../../lib/useNotification';
import { usePreferences } from '../../lib/usePreferences';
import { PanelTabs } from '../../list/PanelTabs';
import { readPeriod } from './period';
import { PeriodTools } from './PeriodTools';
import { StatementSheet, tableOf } from './StatementSheet';
import { useStatement, warningsOf } from './useStatement';
import { wallets } from './wallets';

const TaxFileButtons = lazyWithPreload(() => import('./TaxFileButtons'));

const loadExport = () =>
  loadChunk(() => Promise.all([import('../../list/export/csv'), import('../../list/export/exportFile')]));

/** Renders the statement of a wallet for a period, both from the URL (product.md: Statement). */
export default function StatementScreen() {
  const { zone } = usePreferences();
  const { open } = useNotification();
  const member = use(MemberIdContext);
  const [search, setSearch] = useSearchParams();
  const [showsTaxFiles, setShowsTaxFiles] = useState(false);
  const [now] = useState(() => Date.now());
  const today = formatDay(now, zone) ?? '';
  const wallet = wallets.find(({ key }) => key === search.get('wallet')) ?? wallets[0];
  const period = readPeriod(search, today);
  const read = useStatement(wallet, period, zone);
  const { statement } = read;
  const hasBalance = wallet.balanceKey !== undefined;
  // A period that hasn't ended is stated up to today.
  const stated = { ...period, to: period.from <= today && today < period.to ? today : period.to };
  const table = statement && tableOf(statement, stated, hasBalance);
  const firstDay = statement?.firstDay ?? today;
  const warnings = warningsOf(wallet, read);

  /** Returns the URL parameters with this change, on the first page. An empty value removes a parameter. */
  const searchWith = (change: Readonly<Record<string, string>>) => {
    const all = Object.entries({ ...Object.fromEntries(search), page: '', ...change });
    return new URLSearchParams(all.filter(([, value]) => value !== ''));
  };
  const hrefWith = (change: Readonly<Record<string, string>>) =>
    `/statement?${searchWith(change).toString()}`;

  const download = async () => {
    if (!table) return;
    try {
      const [{ csvName, formatCsv }, { downloadCsv }] = await loadExport();
      const parts: string[] = [];
      for await (const part of formatCsv(table.fields, table.lines, { zone })) parts.push(part);
      const name = period.name || `${period.from} to ${period.to}`;
      downloadCsv(csvName(['Statement', member, wallet.label, name]), parts);
      open?.({ type: 'success', message: ['Statement exported.', ...warnings].join(' ') });
    } catch {
      open?.({ type: 'error', message: 'Export failed. Check your connection and try again.' });
    }
  };

  return (
    <Screen title="Statement">
      <PanelTabs
        label="Wallet"
        tabs={wallets}
        current={wallet.key}
        hrefOf={(key) => hrefWith({ wallet: key === wallets[0].key ? '' : key })}
      >
        <Flex vertical gap="middle">
          <PeriodTools
            period={period}
            firstDay={firstDay}
            today={today}
            onChange={(params) => setSearch(searchWith(params))}
          >
            <Button disabled={!table} onClick={() => window.print()}>
              Print
            </Button>
            <Button disabled={!table} onClick={() => void download()}>
              Export
            </Button>
            <Button onClick={() => setShowsTaxFiles(true)}>Tax files</Button>
          </PeriodTools>
          <Panel title={wallet.label}>
            <div aria-busy={!table && !read.error}>
              {table && read.error && <StaleAlert what="this statement" read={read} />}
              {table && (
                <StatementSheet
                  statement={statement}
                  table={table}
                  period={stated}
                  hasBalance={hasBalance}
                  isWhole={read.wallet?.all.capped === false}
                  warnings={warnings}
                  reload={{ pending: read.isFetching, start: read.reload }}
                  page={readPage(search.get('page'))}
                  hrefOfPage={(page) => hrefWith({ page: page === 1 ? '' : String(page) })}
                />
              )}
              {!table && read.error && <ErrorAlert title="The statement couldn't be loaded" read={read} />}
              {!table && !read.error && (
                <p role="status">
                  Loading {read.progress.read} of {read.progress.total || '…'} entries
                </p>
              )}
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
