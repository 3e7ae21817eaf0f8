import { Alert, Flex, Form, Select } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { AmountItem } from '../../components/AmountItem';
import { DescriptionList } from '../../components/DescriptionList';
import { FormColumns } from '../../components/FormColumns';
import { LinkButton } from '../../components/LinkButton';
import { Panel } from '../../components/Panel';
import { PendingButton } from '../../components/PendingButton';
import { Receipt } from '../../components/Receipt';
import { Refused } from '../../components/Refused';
import { Screen } from '../../components/Screen';
import { StatisticGrid } from '../../components/StatisticGrid';
import { UnknownOutcome } from '../../components/UnknownOutcome';
import { ExplainedName } from '../../components/ExplainedName';
import { Money } from '../../list/Money';
import { useBalance } from '../../list/useBalance';
import { balanceAfter } from '../../core/amountRule';
import { walletNotes } from '../../core/walletNotes';
import { AddressInput } from './AddressInput';
import { CodeInput } from './CodeInput';
import { ruleOf, useWithdrawForm } from './useWithdrawForm';
import { ARRIVAL, FEE, MINIMUM_USDT, type WithdrawType } from './withdrawal';
import { orderLines, WithdrawReview } from './WithdrawReview';
import { WithdrawWarnings } from './WithdrawWarnings';

/** The selector's first choice is FUEL, its other one an address (product.md: States). */
const choices: { label: string; value: WithdrawType }[] = [
  { label: 'Fuel', value: 'FUEL' },
  { label: 'Address', value: 'address' },
];

const reminder = `The smallest single withdrawal is ${MINIMUM_USDT} USDT. Send USDT to a USDT address only: what goes to another cannot be called back. Fee and arrival are settled by the server when it carries the order out.`;
const HISTORY = { to: '/withdrawhistory', name: 'Withdraw history' };

/**
 * Takes income out, to the Fuel Wallet or to an address, with a code by e-mail
 * (product.md: Withdraw, States, Rules).
 */
export default function WithdrawScreen() {
  const balance = useBalance(dashboard, 'incomeBalance');
  const { formProps, order, codeDropped, locked, over, leave, mayAsk, ...rest } = useWithdrawForm(
    balance.amount,
  );
  const { failure, refused, reviewed, closeReview, withdraw, placed, beginNext } = rest;
  return (
    <Screen
      title="Withdraw"
      aside={
        <LinkButton size="large" to={HISTORY.to}>
          {HISTORY.name}
        </LinkButton>
      }
    >
      <StatisticGrid
        items={[
          {
            title: 'Available balance',
            name: <ExplainedName name="Available balance" note={walletNotes.incomeBalance} />,
            value: balance.cell,
          },
          {
            title: 'Balance after',
            value: <Money value={over ? undefined : balanceAfter(order.amount, balance.amount)} />,
          },
        ]}
      />
      <Panel title="Withdraw USDT">
        {placed && (
          <Receipt
            title="Withdrawal placed"
            items={orderLines(placed)}
            history={HISTORY}
            again="New withdrawal"
            onAgain={beginNext}
          />
        )}
        <Form {...formProps}>
          <FormColumns
            facts={
              <>
                <DescriptionList
                  items={[
                    ['Fee', FEE],
                    ['Arrival quantity', ARRIVAL],
                  ]}
                />
                <Alert type="info" role="note" message={reminder} />
              </>
            }
            action={
              <>
                <UnknownOutcome failure={failure} history={HISTORY.to} />
                <Refused text={refused} />
                <PendingButton type="primary" htmlType="submit" pending={locked} disabled={over}>
                  Confirm
                </PendingButton>
              </>
            }
          >
            <Form.Item name="withrawType" label="Withdraw to">
              {/* Not virtual: only then are the options options to screen readers. */}
              <Select options={choices} virtual={false} disabled={locked} />
            </Form.Item>
            {order.withrawType === 'address' && (
              <Form.Item name="walletAddress" label="Wallet address" rules={[ruleOf('walletAddress')]}>
                <AddressInput readOnly={locked} onBlur={() => leave('walletAddress')} />
              </Form.Item>
            )}
            <AmountItem
              label="Quantity (USDT)"
              rule={ruleOf('amount')}
              over={over ? 'This is more than your available balance.' : undefined}
              locked={locked}
              onLeave={() => leave('amount')}
            />
            <Form.Item name="otp" label="OTP" rules={[ruleOf('otp')]}>
              <CodeInput readOnly={locked} mayAsk={mayAsk} />
            </Form.Item>
            <Flex vertical gap="small">
              {codeDropped && (
                <Alert
                  type="info"
                  showIcon
                  role="status"
                  message="You changed the order, so its code was cleared. Enter it again before you confirm."
                />
              )}
              <WithdrawWarnings order={order} />
            </Flex>
          </FormColumns>
        </Form>
      </Panel>
      {reviewed && (
        <WithdrawReview
          order={reviewed}
          balance={balance.amount}
          onConfirm={() => void withdraw(reviewed)}
          onClose={closeReview}
        />
      )}
    </Screen>
  );
}
