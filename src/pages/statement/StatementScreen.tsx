import { Alert, Button, Flex } from 'antd';
import { use, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { LazyModal } from '../../components/lazyOverlay';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel, PanelBoundary } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Select } from '../../components/Select';
import { formatDay } from '../../core/dates';
import { MemberIdContext } from '../../data/useMemberStorage';
import { usePreferences } from '../../lib/usePreferences';
import { AllRowsButton } from '../../list/export/AllRowsButton';
import { loadExport } from '../../list/export/ExportButton';
import { PanelTabs } from '../../list/PanelTabs';
import { listViews } from '../../list/view/listViews';
import { depositLedger, fuelWallet } from '../../resources/fuelWallet';
import { transactions } from '../../resources/transactions';
import { namedPeriod, periodNames, readPeriod, type Period } from './period';
import { statementOf } from './statement';
import { linesTable, StatementSheet } from './StatementSheet';
import { useWallet } from './useStatement';

const DateFilter = lazyWithPreload(() => import('../../list/tools/DateFilter'));
const TaxFileButtons = lazyWithPreload(() => import('./TaxFileButtons'));

// Load the code of the tables while the entries are read. Ignore a failure, because the tables load it again.
listViews.table.preload().catch(() => undefined);

const wallets = [
  { key: 'fuel', label: 'Fuel Wallet', ledger: fuelWallet },
  { key: 'deposit', label: 'Deposit', ledger: depositLedger },
  { key: 'income', label: 'Income wallet', ledger: transactions },
] as const;

/** The option of a period that has no name. */
const CUSTOM = 'Custom';

/** Renders the statement of a wallet for a period, both from the URL. */
export default function StatementScreen() {
  const { zone } = usePreferences();
  const member = use(MemberIdContext);
  const [search, setSearch] = useSearchParams();
  const [showsTaxFiles, setShowsTaxFiles] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const today = formatDay(openedAt, zone) ?? '';
  const { key, label, ledger } = wallets.find((tab) => tab.key === search.get('wallet')) ?? wallets[0];
  const asked = readPeriod(search);
  const isInvalid = !asked && ['period', 'from', 'to'].some((param) => search.has(param));
  const thisMonth: Period = { name: '', from: today, to: today, ...namedPeriod(today.slice(0, 7)) };
  const { name, from, to } = asked ?? thisMonth;
  const read = useWallet(ledger, zone);
  const { wallet } = read;
  // A period that hasn't ended is stated up to today, or up to an entry that a server dates ahead.
  const newestDay = wallet?.entries[0]?.day ?? today;
  const last = newestDay > today ? newestDay : today;
  const end = from <= today && last < to ? last : to;
  const statement = useMemo(() => wallet && statementOf(wallet, { from, to: end }), [wallet, from, end]);
  const firstDay = wallet?.entries.at(-1)?.day ?? today;

  /** Returns the URL with this change, on the first page. An empty value removes a parameter. */
  const hrefWith = (change: Readonly<Record<string, string>>) => {
    const all = Object.entries({ ...Object.fromEntries(search), page: '', ...change });
    return `?${new URLSearchParams(all.filter(([, value]) => value !== '')).toString()}`;
  };
  const showPeriod = (change: Partial<Period>) =>
    setSearch(hrefWith({ period: change.name ?? '', from: change.from ?? '', to: change.to ?? '' }));

  const periodOptions = (['Years', 'Quarters', 'Months'] as const).map((kind) => ({
    label: kind,
    options: periodNames(kind, firstDay, today).map((value) => ({ value, label: value })),
  }));
  return (
    <Screen title="Statement">
      <PanelTabs
        label="Wallet"
        tabs={wallets}
        current={key}
        hrefOf={(tab) => hrefWith({ wallet: tab === wallets[0].key ? '' : tab })}
      >
        <Flex vertical gap="middle">
          <Flex wrap gap="small" className="no-print">
            <Select
              aria-label="Period"
              aria-description={name || CUSTOM}
              value={name || CUSTOM}
              options={[...periodOptions, { value: CUSTOM, label: CUSTOM }]}
              onChange={(chosen) => showPeriod(chosen === CUSTOM ? { from, to: end } : { name: chosen })}
            />
            <Button onClick={() => setShowsTaxFiles(true)}>Tax files</Button>
            <Button disabled={!wallet} onClick={() => window.print()}>
              Print
            </Button>
            {wallet && statement && (
              <AllRowsButton
                resource={ledger}
                label="Export"
                running="exporting"
                load={loadExport}
                run={async ({ signal }, { downloadRows }) => {
                  const nameParts = ['Statement', member, label, name || `${from} to ${to}`];
                  const { fields } = linesTable(wallet);
                  await downloadRows(nameParts, fields, statement.lines, { zone, signal });
                  return ['Statement exported.', ...wallet.warnings].join(' ');
                }}
              />
            )}
          </Flex>
          {name === '' && (
            <div className="no-print">
              <DateFilter
                range={{ from, to }}
                onChange={(range) => showPeriod({ from: range.from ?? firstDay, to: range.to ?? today })}
              />
            </div>
          )}
          {isInvalid && (
            <Alert type="info" showIcon title="The period in this link isn't valid. This month is shown." />
          )}
          <Panel title={label}>
            <div aria-busy={!wallet && !read.error}>
              {wallet && read.error && <StaleAlert what="this statement" read={read} />}
              {wallet && statement && (
                <StatementSheet
                  {...{ wallet, read, statement }}
                  hasLedger={ledger !== transactions}
                  days={[from, end]}
                />
              )}
              {!wallet && read.error && <ErrorAlert title="The statement couldn't be loaded" read={read} />}
              {!wallet && !read.error && (
                <p>
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
            <TaxFileButtons years={periodNames('Years', firstDay, today)} />
          </PanelBoundary>
        </LazyModal>
      )}
    </Screen>
  );
}
