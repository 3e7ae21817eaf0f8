import { dashboard } from '../../resources/dashboard';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel, Panels } from '../../components/Panel';
import { fieldTitle } from '../../list/view/NameWithTooltip';
import { BonusBar, Swatch } from './BonusBar';
import styles from './Dashboard.module.css';
import { totalFields } from './dashboardTotals';
import type { RenderCell } from './ProfitFigures';

const fields = (...keys: string[]) => keys.map((key) => fieldOf(dashboard, key));

const totals: readonly Field[] = Object.values(totalFields);

const fuel: Balance = {
  title: fieldOf(dashboard, 'mainBalance').title,
  lines: fields('depositBalance', 'balance'),
  links: [
    ['Deposit', '/deposit'],
    ['Transfer', '/fundtransfer'],
  ],
};

/** The fields that add up to the total bonus. */
const bonusParts = fields('directTeamBonus', 'clubBonus', 'loyalityBonus');

const bonus: Balance = {
  title: fieldOf(dashboard, 'incomeBalance').title,
  parts: bonusParts,
  lines: [...bonusParts, totalFields.bonus, ...fields('withrawRecords', 'fuelWithraw'), totalFields.withdraw],
  links: [['Withdraw', '/mithdraw']],
};

interface Balance {
  readonly title: string;
  /** Fields whose shares are also shown as one bar. */
  readonly parts?: readonly Field[];
  readonly lines: readonly Field[];
  readonly links: readonly (readonly [label: string, to: string])[];
}

interface CardsProps {
  readonly cell: RenderCell;
  /** The dashboard's data; undefined while it loads. */
  readonly row: object | undefined;
}

/** Renders a card for the deposit wallet and a card for the income wallet (product.md: Dashboard). */
export function BalanceCards(props: CardsProps) {
  return (
    <Panels minWidth={400}>
      <BalanceCard {...fuel} {...props} />
      <BalanceCard {...bonus} {...props} />
    </Panels>
  );
}

function BalanceCard({ title, parts: shares = [], lines, links, cell, row }: Balance & CardsProps) {
  const actions = links.map(([label, to]) => (
    <LinkButton key={to} to={to} type="link" size="small">
      {label}
    </LinkButton>
  ));
  const value = (field: Field) => {
    if (totals.includes(field)) return <b key={field.key}>{cell(field)}</b>;
    const index = shares.indexOf(field);
    if (index < 0) return cell(field);
    return (
      <span key={field.key} className={styles.part}>
        <Swatch index={index} />
        {cell(field)}
      </span>
    );
  };
  return (
    <Panel title={title} extra={actions}>
      <div className={styles.stack}>
        {shares.length > 0 && <BonusBar parts={shares} row={row} />}
        <DescriptionList items={lines.map((field) => [field.title, value(field), fieldTitle(field)])} />
      </div>
    </Panel>
  );
}
