import { dashboard } from '../../resources/dashboard';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel, Panels } from '../../components/Panel';
import { fieldTitle } from '../../list/view/NameWithTooltip';
import styles from './Dashboard.module.css';
import { bonusShares, totalFields } from './dashboardTotals';
import type { DashboardFigures } from './ProfitFigures';

interface Balance {
  readonly title: string;
  /** Fields whose shares are also shown as one bar (product.md: Dashboard). */
  readonly parts?: readonly Field[];
  readonly lines: readonly Field[];
  readonly links: readonly (readonly [label: string, to: string])[];
}

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

export function BalanceCards(props: DashboardFigures) {
  return (
    <Panels minWidth={400}>
      <BalanceCard {...fuel} {...props} />
      <BalanceCard {...bonus} {...props} />
    </Panels>
  );
}

const colourClasses = [styles.shade1, styles.shade2, styles.shade3];

function BalanceCard({ title, parts = [], lines, links, cell, value }: Balance & DashboardFigures) {
  const actions = links.map(([label, to]) => (
    <LinkButton key={to} to={to} type="link" size="small">
      {label}
    </LinkButton>
  ));
  const valueOf = (field: Field) => {
    if (totals.includes(field)) return <b key={field.key}>{cell(field)}</b>;
    const index = parts.indexOf(field);
    if (index < 0) return cell(field);
    return (
      <span key={field.key} className={styles.bonusPart}>
        <i className={`${styles.swatch} ${colourClasses[index]}`} aria-hidden />
        {cell(field)}
      </span>
    );
  };
  return (
    <Panel title={title} extra={actions}>
      <div className={styles.stack}>
        {parts.length > 0 && (
          // Hidden from screen readers, because the lines below name the parts and their amounts.
          <div className={styles.bar} aria-hidden>
            {bonusShares(value, parts)?.map(
              (share, index) =>
                share > 0 && <i key={index} className={colourClasses[index]} style={{ flexGrow: share }} />,
            )}
          </div>
        )}
        <DescriptionList items={lines.map((field) => [field.title, valueOf(field), fieldTitle(field)])} />
      </div>
    </Panel>
  );
}
