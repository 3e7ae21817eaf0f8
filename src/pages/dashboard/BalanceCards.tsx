import { Flex } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { fieldOf, getValue, type Field } from '../../core/defineResource';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel, Panels } from '../../components/Panel';
import { fieldTitle } from '../../values/NameWithTooltip';
import {
  bonusShares,
  otherBalance,
  otherBonus,
  totalBalance,
  totalBonus,
  totalWithdraw,
} from './dashboardTotals';
import type { DashboardFigures } from './ProfitFigures';

/** The colours of the parts of the bonus: shades of one hue, because other hues mean gain, loss and warning. */
const shades = [100, 60, 30].map(
  (percent) => `color-mix(in srgb, var(--ant-color-primary) ${percent}%, var(--ant-color-bg-container))`,
);

/** Only colours tell the parts apart, on paper and in forced-colours mode too. */
const EXACT_COLOUR = { printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;
const SWATCH = {
  display: 'inline-block',
  width: '0.5rem',
  height: '0.5rem',
  marginInlineEnd: '0.5rem',
  borderRadius: 2,
  ...EXACT_COLOUR,
};

const BAR = {
  height: '0.5rem',
  overflow: 'hidden',
  background: 'var(--ant-color-fill-secondary)',
  borderRadius: '0.25rem',
};

const income = fieldOf(dashboard, 'incomeBalance');

/** Renders the wallets with their sum, and the parts of the income wallet. The lines of each card add up. */
export function BalanceCards({ cell, value }: DashboardFigures) {
  const item = (field: Field, content = cell(field)) => [field.title, content, fieldTitle(field)] as const;
  const result = (field: Field) => item(field, <b>{cell(field)}</b>);
  const other = (field: Field) => (getValue(value, field.key) === undefined ? [] : [item(field)]);
  return (
    <Panels minWidth={25}>
      <Panel
        title="Balances"
        extra={
          <LinkButton to="/statement" type="link" size="small">
            Statement
          </LinkButton>
        }
      >
        <DescriptionList
          items={[
            ...totalBalance.parts.map((field) => item(field)),
            ...other(otherBalance),
            result(fieldOf(dashboard, 'balance')),
          ]}
        />
      </Panel>
      <Panel title={income.title}>
        <Flex vertical gap="middle">
          {/* Hidden from screen readers, because the lines below name the parts and their amounts. */}
          <Flex gap={2} style={BAR} aria-hidden>
            {bonusShares(value)?.map(
              (share, index) =>
                share > 0 && (
                  <i
                    key={index}
                    style={{
                      flexGrow: share,
                      minWidth: '0.25rem',
                      background: shades[index],
                      ...EXACT_COLOUR,
                    }}
                  />
                ),
            )}
          </Flex>
          <DescriptionList
            items={[
              ...totalBonus.parts.map((field, index) =>
                item(
                  field,
                  <>
                    <i aria-hidden style={{ ...SWATCH, background: shades[index] }} />
                    {cell(field)}
                  </>,
                ),
              ),
              result(totalBonus),
              ...totalWithdraw.parts.map((field) => item(field)),
              result(totalWithdraw),
              ...other(otherBonus),
              result(income),
            ]}
          />
        </Flex>
      </Panel>
    </Panels>
  );
}
