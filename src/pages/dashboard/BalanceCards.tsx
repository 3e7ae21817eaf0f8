import { Flex } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { fieldOf, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel, Panels } from '../../components/Panel';
import { fieldTitle } from '../../values/NameWithTooltip';
import styles from './Dashboard.module.css';
import { bonusShares, totalBonus, totalWithdraw } from './dashboardTotals';
import type { DashboardFigures } from './ProfitFigures';

/** The colours of the parts of the bonus: shades of one hue, because other hues mean gain, loss and warning. */
const shades = [100, 60, 30].map(
  (percent) => `color-mix(in srgb, var(--ant-color-primary) ${percent}%, var(--ant-color-bg-container))`,
);

const link = (to: string, label: string) => (
  <LinkButton to={to} type="link" size="small">
    {label}
  </LinkButton>
);

/** Renders the Fuel Wallet with the balances beside it, and the parts of the income wallet. */
export function BalanceCards({ cell, value }: DashboardFigures) {
  const item = (field: Field, content = cell(field)) => [field.title, content, fieldTitle(field)] as const;
  return (
    <Panels minWidth={25}>
      <Panel
        title="Balances"
        extra={
          <>
            {link('/deposit', 'Deposit')}
            {link('/fundtransfer', 'Transfer')}
            {link('/statement', 'Statement')}
          </>
        }
      >
        <DescriptionList
          items={['mainBalance', 'depositBalance', 'balance'].map((key) => item(fieldOf(dashboard, key)))}
        />
      </Panel>
      <Panel title={fieldOf(dashboard, 'incomeBalance').title} extra={link('/mithdraw', 'Withdraw')}>
        <Flex vertical gap="middle">
          {/* Hidden from screen readers, because the lines below name the parts and their amounts. */}
          <Flex gap={2} className={styles.bar} aria-hidden>
            {bonusShares(value)?.map(
              (share, index) =>
                share > 0 && <i key={index} style={{ flexGrow: share, background: shades[index] }} />,
            )}
          </Flex>
          <DescriptionList
            items={[
              ...totalBonus.parts.map((field, index) =>
                item(
                  field,
                  <>
                    <i className={styles.swatch} style={{ background: shades[index] }} aria-hidden />
                    {cell(field)}
                  </>,
                ),
              ),
              item(totalBonus, <b>{cell(totalBonus)}</b>),
              ...totalWithdraw.parts.map((field) => item(field)),
              item(totalWithdraw, <b>{cell(totalWithdraw)}</b>),
            ]}
          />
        </Flex>
      </Panel>
    </Panels>
  );
}
