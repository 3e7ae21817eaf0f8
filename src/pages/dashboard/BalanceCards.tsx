import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { totalFields } from './dashboardTotals';
import { fieldOf, type Field, type ObjectResource } from '../../core/defineResource';
import { Facts } from '../../components/Facts';
import styles from './Dashboard.module.css';

interface BalanceCardsProps {
  readonly dashboard: ObjectResource;
  readonly cell: (field: Field) => ReactNode;
}

/** SPEC §2, the two balance cards: what was paid in and trades, and what was earned. */
export function BalanceCards({ dashboard, cell }: BalanceCardsProps) {
  const fields = (...keys: string[]) => keys.map((key) => fieldOf(dashboard, key));
  return (
    <div className={styles.cards}>
      <Card
        headline={fieldOf(dashboard, 'mainBalance')}
        fields={fields('depositBalance', 'binanceBalance', 'balance', 'last24hourProfit')}
        cell={cell}
        links={[
          ['Deposit', '/deposit'],
          ['Transfer', '/fundtransfer'],
        ]}
      />
      <Card
        headline={fieldOf(dashboard, 'incomeBalance')}
        fields={[
          ...fields('directTeamBonus', 'clubBonus', 'loyalityBonus'),
          totalFields.bonus,
          ...fields('withrawRecords', 'fuelWithraw'),
          totalFields.withdraw,
        ]}
        cell={cell}
        links={[['Withdraw', '/mithdraw']]}
      />
    </div>
  );
}

const sums: readonly Field[] = Object.values(totalFields);

interface CardProps {
  readonly headline: Field;
  readonly fields: readonly Field[];
  readonly links: readonly (readonly [label: string, to: string])[];
  readonly cell: (field: Field) => ReactNode;
}

function Card({ headline, fields, links, cell }: CardProps) {
  return (
    <section className={styles.card} aria-label={headline.title}>
      <header>
        <h2>{headline.title}</h2>
        <strong>{cell(headline)}</strong>
        <div className={styles.links}>
          {links.map(([label, to]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </header>
      <Facts
        facts={fields.map((field) => [
          field.title,
          sums.includes(field) ? <b key={field.key}>{cell(field)}</b> : cell(field),
        ])}
      />
    </section>
  );
}
