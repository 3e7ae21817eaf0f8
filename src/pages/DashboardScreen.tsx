import { Link } from 'react-router';
import { Cell } from '../ledger/Cell';
import { Ledger } from '../ledger/Ledger';
import { ListFailure } from '../ledger/ListFailure';
import { useObject } from '../ledger/useObject';
import type { Field, ListResource, ObjectResource } from '../shared/defineResource';
import { Panel } from '../ui/Panel';
import { StatGrid } from '../ui/StatGrid';
import styles from './DashboardScreen.module.css';
import { Screen } from './Screen';

/** SPEC §2, shortcut tiles: labels and where the labels lead. Bonus has a picture with another target; no tile has one yet. */
const tiles = [
  ['Transaction', '/tranctattion'],
  ['Activites', '/activity'],
  ['Fund Deposit', '/deposit'],
  ['position', '/close_position'],
  ['Fund Transfer', '/fundtransfer'],
  ['Wallet', '/wallet'],
  ['Withdraw', '/mithdraw'],
  ['User', '/usertouser'],
  ['Bonus', '/open_position'],
  ['Daily Trade Profit', '/profit'],
  ['Fuel Wallet', '/depositpage'],
] as const;

const headline = ['mainBalance', 'incomeBalance', 'depositBalance', 'last24hourProfit'];
const inUser = ({ key }: Field) => key.startsWith('user.');

interface DashboardScreenProps {
  readonly dashboard: ObjectResource;
  readonly winners: ListResource;
}

/** The plain dashboard: balances, shortcuts, the member's own details and the winners (SPEC §2 Dashboard). */
export default function DashboardScreen({ dashboard, winners }: DashboardScreenProps) {
  const { value, error, retry } = useObject(dashboard.name);
  const cell = (field: Field) => (
    <Cell field={field} row={value} loading={value === undefined && error === null} />
  );
  const balances = dashboard.fields
    .filter(({ key }) => headline.includes(key))
    .map((field) => ({ title: field.title, value: cell(field) }));

  return (
    <Screen title="Dashboard">
      {error && !value ? <ListFailure error={error} onRetry={retry} /> : <StatGrid stats={balances} />}
      <nav aria-label="Shortcuts" className={styles.tiles}>
        {tiles.map(([label, to]) => (
          <Link key={label} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <Panel title="Personal Details">
        <dl className={styles.details}>
          {dashboard.fields.filter(inUser).map((field) => (
            <div key={field.key}>
              <dt>{field.title}</dt>
              <dd>{cell(field)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Ledger resource={winners} heading={winners.title} />
    </Screen>
  );
}
