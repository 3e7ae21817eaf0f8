import { Alert, Col, Divider, Flex, Form, Input, Row, Select } from 'antd';
import { Link } from 'react-router-dom';
import { dashboard } from '../../resources/dashboard';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { PendingButton } from '../../components/PendingButton';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';
import { useBalance } from '../../list/useBalance';
import { AddressInput } from './AddressInput';
import { CodeInput } from './CodeInput';
import { ruleOf, useWithdrawForm } from './useWithdrawForm';
import { ARRIVAL, FEE, MINIMUM_USDT, type WithdrawType } from './withdrawal';
import { WithdrawReview } from './WithdrawReview';
import { WithdrawWarnings } from './WithdrawWarnings';

/** The selector's first choice is FUEL, its other one an address (product.md: States). */
const choices: { label: string; value: WithdrawType }[] = [
  { label: 'Fuel', value: 'FUEL' },
  { label: 'Address', value: 'address' },
];

/** Beside each other where there is room, and else in the order of reading: nothing to know stands below Confirm. */
const column = { xs: 24, md: 16, xl: 12 };

/**
 * Takes income out, to the Fuel Wallet or to an address, with a code by e-mail
 * (product.md: Withdraw, States, Rules).
 */
export default function WithdrawScreen() {
  const balance = useBalance(dashboard, 'incomeBalance');
  const { formProps, order, codeDropped, locked, failure, reviewed, closeReview, withdraw } =
    useWithdrawForm();
  return (
    <Screen title="Withdraw" aside={<Link to="/withdrawhistory">Withdraw history</Link>}>
      <Panel title="Withdraw USDT">
        <Form {...formProps}>
          <Row gutter={[48, 24]}>
            <Col {...column}>
              <DescriptionList items={[['Available balance', balance.cell]]} />
              <Divider />
              <Form.Item name="withrawType" label="Withdraw to">
                {/* Not virtual: only then are the options options to screen readers. */}
                <Select options={choices} virtual={false} disabled={locked} />
              </Form.Item>
              {order.withrawType === 'address' && (
                <Form.Item name="walletAddress" label="Wallet address" rules={[ruleOf('walletAddress')]}>
                  <AddressInput readOnly={locked} />
                </Form.Item>
              )}
              <Form.Item name="amount" label="Quantity (USDT)" rules={[ruleOf('amount')]}>
                <Input inputMode="decimal" autoComplete="off" readOnly={locked} />
              </Form.Item>
              <Form.Item name="otp" label="OTP" rules={[ruleOf('otp')]}>
                <CodeInput readOnly={locked} />
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
                <WithdrawWarnings order={order} balance={balance.amount} />
              </Flex>
            </Col>
            <Col {...column}>
              <Flex vertical gap="middle">
                <DescriptionList
                  items={[
                    ['Fee', FEE],
                    ['Arrival quantity', ARRIVAL],
                  ]}
                />
                <Alert
                  type="info"
                  role="note"
                  message={`The smallest single withdrawal is ${MINIMUM_USDT} USDT. Send USDT to a USDT address only: what goes to another cannot be called back. Fee and arrival are settled by the server when it carries the order out.`}
                />
              </Flex>
            </Col>
            <Col {...column}>
              <Flex vertical gap="middle">
                <UnknownOutcome failure={failure} history="/withdrawhistory" />
                <PendingButton type="primary" htmlType="submit" pending={locked}>
                  Confirm
                </PendingButton>
              </Flex>
            </Col>
          </Row>
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
