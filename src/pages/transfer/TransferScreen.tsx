import { Col, Divider, Flex, Form, Input, Row } from 'antd';
import { Link } from 'react-router-dom';
import { dashboard } from '../../resources/dashboard';
import { recipient } from '../../resources/recipient';
import { DescriptionList } from '../../components/DescriptionList';
import { Panel } from '../../components/Panel';
import { PendingButton } from '../../components/PendingButton';
import { Screen } from '../../components/Screen';
import { UnknownOutcome } from '../../components/UnknownOutcome';
import { Cell } from '../../list/Cell';
import { useBalance } from '../../list/useBalance';
import { TransferReview } from './TransferReview';
import { useTransferForm } from './useTransferForm';

/** Sends funds from the Fuel Wallet to another member (product.md: Fund transfer). */
export default function TransferScreen() {
  const balance = useBalance(dashboard, 'mainBalance');
  const { formProps, uidRule, amountRule, member, lookUp, locked, failure, reviewed, closeReview, transfer } =
    useTransferForm();
  const found = recipient.fields.map(
    (field) => [field.title, <Cell key={field.key} field={field} row={member} loading={false} />] as const,
  );
  return (
    <Screen title="Fund Transfer" aside={<Link to="/usertouser">Transfers so far</Link>}>
      <Panel title="Send funds to a member">
        <Row>
          <Col xs={24} md={16} xl={12}>
            <Form {...formProps}>
              <DescriptionList items={[['Fuel Wallet', balance.cell]]} />
              <Divider />
              <Form.Item name="uid" label="User id" rules={[uidRule]}>
                <Input autoComplete="off" readOnly={locked} />
              </Form.Item>
              {/* It stands ready for words, or screen readers would not say the first ones. */}
              <div aria-live="polite">
                {(member ?? lookUp) && (
                  <Form.Item>
                    <DescriptionList items={member ? found : [['Recipient', lookUp]]} />
                  </Form.Item>
                )}
              </div>
              <Form.Item name="amount" label="Amount (USDT)" rules={[amountRule]}>
                <Input inputMode="decimal" autoComplete="off" readOnly={locked} />
              </Form.Item>
              <Flex vertical gap="middle">
                <UnknownOutcome failure={failure} history="/usertouser" />
                <PendingButton type="primary" htmlType="submit" pending={locked}>
                  Transfer
                </PendingButton>
              </Flex>
            </Form>
          </Col>
        </Row>
      </Panel>
      {reviewed && (
        <TransferReview
          order={reviewed}
          balance={balance.amount}
          onConfirm={() => void transfer(reviewed)}
          onClose={closeReview}
        />
      )}
    </Screen>
  );
}
