import { Flex, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { dashboard } from '../../resources/dashboard';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel } from '../../components/Panel';
import styles from './Dashboard.module.css';
import { totalFields } from './dashboardTotals';

const fields = (...keys: string[]) => keys.map((key) => fieldOf(dashboard, key));

/** The figures that a member comes for. */
const HEADLINE = {
  fontSize: 'var(--ant-font-size-heading-2)',
  fontWeight: 'var(--ant-font-weight-strong)',
  letterSpacing: '-0.02em',
};

const sums: readonly Field[] = Object.values(totalFields);

const fuel: Balance = {
  headline: fieldOf(dashboard, 'mainBalance'),
  lines: fields('depositBalance', 'binanceBalance', 'balance', 'last24hourProfit'),
  links: [
    ['Deposit', '/deposit'],
    ['Transfer', '/fundtransfer'],
  ],
};

const bonus: Balance = {
  headline: fieldOf(dashboard, 'incomeBalance'),
  lines: [
    ...fields('directTeamBonus', 'clubBonus', 'loyalityBonus'),
    totalFields.bonus,
    ...fields('withrawRecords', 'fuelWithraw'),
    totalFields.withdraw,
  ],
  links: [['Withdraw', '/mithdraw']],
};

interface Balance {
  readonly headline: Field;
  readonly lines: readonly Field[];
  readonly links: readonly (readonly [label: string, to: string])[];
}

/** One figure of the dashboard, or what stands in for it. */
type DrawCell = (field: Field) => ReactNode;

/** The two balance cards: what was paid in and trades, and what was earned (product.md: Dashboard). */
export function BalanceCards({ cell }: { cell: DrawCell }) {
  return (
    <div className={styles.columns}>
      <BalanceCard {...fuel} cell={cell} />
      <BalanceCard {...bonus} cell={cell} />
    </div>
  );
}

function BalanceCard({ headline, lines, links, cell }: Balance & { readonly cell: DrawCell }) {
  const actions = links.map(([label, to]) => (
    <LinkButton key={to} to={to} type="link" size="small">
      {label}
    </LinkButton>
  ));
  return (
    <Panel title={headline.title} extra={actions}>
      <Flex vertical gap="middle">
        {/* The card's heading is its title. The value is drawn as it comes, past Statistic's floats. */}
        <Statistic valueStyle={HEADLINE} formatter={() => cell(headline)} />
        <DescriptionList
          items={lines.map((field) => [
            field.title,
            sums.includes(field) ? <b key={field.key}>{cell(field)}</b> : cell(field),
          ])}
        />
      </Flex>
    </Panel>
  );
}
