import { Alert, Flex } from 'antd';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dashboard } from '../../resources/dashboard';
import { transactions } from '../../resources/transactions';
import { winners } from '../../resources/winners';
import type { Zone } from '../../core/dates';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { FallbackBoundary } from '../../components/FallbackBoundary';
import { LinkButton } from '../../components/LinkButton';
import { lazyWithPreload } from '../../components/lazyWithPreload';
import { Panel, PanelBoundary, Panels } from '../../components/Panel';
import { Screen } from '../../components/Screen';
import { Cell } from '../../values/Cell';
import { ErrorAlert, StaleAlert } from '../../components/ErrorAlert';
import { fieldTitle } from '../../values/NameWithTooltip';
import { StatisticGrid } from '../../values/StatisticGrid';
import { listHref } from '../../list/query/listQuery';
import { ResourceList } from '../../list/ResourceList';
import { datePresets } from '../../list/tools/datePresets';
import { hasPaid } from '../../data/memberSteps';
import { useObject } from '../../data/useObject';
import { useIdle } from '../../lib/whenIdle';
import { usePreferences } from '../../lib/usePreferences';
import { BalanceCards } from './BalanceCards';
import { Banners } from './Banners';
import styles from './Dashboard.module.css';
import { totalBalance, withTotals } from './dashboardTotals';
import { FirstSteps } from './FirstSteps';
import { NewsScroller } from './NewsScroller';
import { ProfitFigures } from './ProfitFigures';
import { ShortcutTiles } from './ShortcutTiles';

/** Loaded after the figures: they are either decoration or need further requests. */
const LoopVideo = lazyWithPreload(() => import('./LoopVideo'));
const BotStatus = lazyWithPreload(() => import('./BotStatus'));
const NeedsAttention = lazyWithPreload(() => import('./NeedsAttention'));

/** The parts of the total balance, and the balance on the exchange, which isn't in it. */
const balances = ['mainBalance', 'depositBalance', 'incomeBalance', 'binanceBalance'].map((key) =>
  fieldOf(dashboard, key),
);

const actions = { Deposit: '/deposit', Withdraw: '/mithdraw', Transfer: '/fundtransfer' };

/** The fields of the member and the team, in the order of the resource. */
const personal = dashboard.fields.filter(({ key }) => /^(?:user\.(?!phone)|team|directs)/.test(key));

/** Returns the URL of the transactions of the last 30 days, whose Net is the change of the total balance. */
const changeHref = (zone: Zone): string => {
  const range = datePresets(zone).find(({ label }) => label === 'Last 30 days') ?? {};
  return listHref(transactions, '/tranctattion', {
    totals: true,
    filters: [{ kind: 'period', key: transactions.dateFilter, ...range }],
  });
};

/** The terms that every member accepts by trading here. */
const RESPONSIBILITY =
  "Trades and API keys on the exchange are your own responsibility. Don't close trades on purpose to raise gains or cut losses.";

/** The privacy-policy notice, shown while `paidStatus` is known to be empty. */
const privacyNotice = (
  <Alert
    type="info"
    showIcon
    // Not the role "alert", which would interrupt screen readers.
    role="region"
    aria-labelledby="privacy-notice"
    title={
      <h2 id="privacy-notice" style={{ margin: 0, font: 'inherit' }}>
        Privacy policy
      </h2>
    }
    description={
      <>
        {RESPONSIBILITY} Read the <Link to="/privacy">privacy policy</Link> and <Link to="/terms">terms</Link>{' '}
        before you activate your account.
      </>
    }
  />
);

/** Renders the dashboard. Its parts make their own requests, so that one failure doesn't affect the others. */
export default function DashboardScreen() {
  const { zone } = usePreferences();
  const read = useObject(dashboard);
  const isIdle = useIdle();
  const { value, error } = read;
  const row = value && withTotals(value);
  const cell = (field: Field) => <Cell field={field} row={row} loading={!value && !error} />;
  const figure = (field: Field, note?: ReactNode) => ({
    title: field.title,
    name: fieldTitle(field),
    value: (
      <Flex wrap align="center" gap="0 1rem">
        <b style={{ maxWidth: '100%' }}>{cell(field)}</b>
        {note}
      </Flex>
    ),
  });
  const total = figure(
    totalBalance,
    <Link className="tap" to={changeHref(zone)} style={{ fontSize: '0.75rem' }}>
      Change in 30 days
    </Link>,
  );
  const failed = error !== null && !value;

  return (
    <Screen title="Dashboard">
      {failed && <ErrorAlert title="Your account data couldn't be loaded" read={read} />}
      {error && value && <StaleAlert what="your account data" read={read} />}
      <section className={styles.overview} aria-label="At a glance">
        {/* Of fixed height, so that nothing moves when its parts arrive. */}
        <Flex style={{ height: '2.75rem', background: 'var(--ant-color-bg-spotlight)' }}>
          <LoopVideo failed={null} />
          <FallbackBoundary fallback={() => null}>
            {value && isIdle && <NeedsAttention value={value} failed={null} />}
          </FallbackBoundary>
        </Flex>
        <StatisticGrid
          className={styles.figures}
          items={[total, ...balances.map((field) => figure(field))]}
        />
        <Flex wrap align="center" gap="0.25rem 1.5rem" className={styles.actions ?? ''}>
          <Flex component="nav" wrap gap="small" flex="1 1 20rem" aria-label="Move money">
            {Object.entries(actions).map(([label, to]) => (
              <LinkButton key={to} to={to}>
                {label}
              </LinkButton>
            ))}
          </Flex>
          <Flex align="center" flex="999 1 18rem" className={styles.small ?? ''} style={{ minHeight: '2lh' }}>
            <FallbackBoundary fallback={() => null}>
              {value && isIdle && <BotStatus value={value} failed={null} />}
            </FallbackBoundary>
          </Flex>
        </Flex>
        <FallbackBoundary fallback={() => null}>
          <ProfitFigures cell={cell} value={value} settled={value !== undefined || error !== null} />
        </FallbackBoundary>
      </section>
      {value && !hasPaid(value) && privacyNotice}
      <PanelBoundary>{value && <FirstSteps value={value} />}</PanelBoundary>
      <Panels minWidth={25}>
        <PanelBoundary>
          <NewsScroller />
        </PanelBoundary>
        <Panel title="Personal Details">
          <DescriptionList columns={2} items={personal.map((field) => [field.title, cell(field)])} />
        </Panel>
      </Panels>
      <PanelBoundary>{!failed && <BalanceCards cell={cell} value={row} />}</PanelBoundary>
      <ShortcutTiles />
      <Banners />
      <ResourceList resource={winners} heading={winners.title} />
      <small className={styles.small}>{RESPONSIBILITY}</small>
    </Screen>
  );
}
