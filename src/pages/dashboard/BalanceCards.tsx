import { Flex } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel, Panels } from '../../components/Panel';
import { fieldTitle } from '../../list/view/NameWithTooltip';
import styles from './Dashboard.module.css';
import { bonusShares, totalFields } from './dashboardTotals';
import type { DashboardFigures } from './ProfitFigures';

const fields = (...keys: string[]) => keys.map((key) => fieldOf(dashboard, key));

/** The fields that add up to the total bonus. Their shares are also shown as one bar (product.md: Dashboard). */
const bonusParts = fields('directTeamBonus', 'clubBonus', 'loyalityBonus');
const colourClasses = [styles.shade1, styles.shade2, styles.shade3];

const link = (to: string, label: string) => (
  <LinkButton to={to} type="link" size="small">
    {label}
  </LinkButton>
);

/** Renders the parts of both wallets, each wallet in a panel. */
export function BalanceCards({ cell, value }: DashboardFigures) {
  const item = (field: Field, content = cell(field)) => [field.title, content, fieldTitle(field)] as const;
  return (
    <Panels minWidth={400}>
      <Panel
        title={fieldOf(dashboard, 'mainBalance').title}
        extra={
          <>
            {link('/deposit', 'Deposit')}
            {link('/fundtransfer', 'Transfer')}
          </>
        }
      >
        <DescriptionList items={fields('depositBalance', 'balance').map((field) => item(field))} />
      </Panel>
      <Panel title={fieldOf(dashboard, 'incomeBalance').title} extra={link('/mithdraw', 'Withdraw')}>
        <Flex vertical gap="middle">
          {/* Hidden from screen readers, because the lines below name the parts and their amounts. */}
          <div className={styles.bar} aria-hidden>
            {bonusShares(value, bonusParts)?.map(
              (share, index) =>
                share > 0 && <i key={index} className={colourClasses[index]} style={{ flexGrow: share }} />,
            )}
          </div>
          <DescriptionList
            items={[
              ...bonusParts.map((field, index) =>
                item(
                  field,
                  <span className={styles.bonusPart}>
                    <i className={`${styles.swatch} ${colourClasses[index]}`} aria-hidden />
                    {cell(field)}
                  </span>,
                ),
              ),
              item(totalFields.bonus, <b>{cell(totalFields.bonus)}</b>),
              ...fields('withrawRecords', 'fuelWithraw').map((field) => item(field)),
              item(totalFields.withdraw, <b>{cell(totalFields.withdraw)}</b>),
            ]}
          />
        </Flex>
      </Panel>
    </Panels>
  );
}
