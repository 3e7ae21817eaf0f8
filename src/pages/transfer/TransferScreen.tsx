import { Form, Input } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { recipient } from '../../resources/transfers';
import { AmountItem } from '../../components/AmountItem';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { Receipt, toDescriptionItems } from '../../components/Receipt';
import { Screen } from '../../components/Screen';
import { StatisticGrid } from '../../list/view/StatisticGrid';
import { Money, Cell } from '../../list/view/Cell';
import { useBalance } from '../../list/view/useBalance';
import { OrderForm } from '../../list/view/OrderForm';
import { OrderReview } from '../../list/view/OrderReview';
import { usdt } from '../../core/money';
import { formatValue } from '../../core/valueTypes';
import { useObject } from '../../data/useObject';
import { useReceiptLines } from '../../list/view/useReceiptLines';
import { useTransferForm, type TransferOrder } from './useTransferForm';

const historyLink = { to: '/usertouser', children: 'Transfer history' };

/** The warning about a transfer to oneself. It doesn't block the transfer: the server decides. */
const ownIdWarning = <Notice type="warning">This is your own user id.</Notice>;

/** Returns the lines that the review and the receipt share: recipient and amount. */
const transferLines = ({ name, uid, amount }: TransferOrder) => [
  { label: 'To', text: `${name} (${uid})` },
  { label: 'Amount', text: usdt(amount) },
];

export default function TransferScreen() {
  const balance = useBalance(dashboard, 'mainBalance');
  const ownId = formatValue({ valueType: 'id' }, useObject(dashboard).value?.user?.userId);
  const { order, formProps, member, recipientStatus, uid } = useTransferForm(balance.amount);
  const { locked, exceedsBalance, reviewed, accepted } = order;
  const receiptLines = useReceiptLines(order.response, 'Fuel Wallet after', balance.amountSince);
  const isOwnId = (typed: string) => ownId.toLowerCase() === typed.toLowerCase();
  const recipientItems = recipient.fields.map(
    (field) => [field.title, <Cell key={field.key} field={field} row={member} />] as const,
  );
  return (
    <Screen title="Fund Transfer" aside={<LinkButton size="large" {...historyLink} />}>
      <StatisticGrid
        items={[balance.figure, { title: 'Fuel Wallet after', value: <Money value={order.remaining} /> }]}
      />
      <Panel title="Send funds to a member">
        {accepted && (
          <Receipt
            title="Transfer sent"
            lines={[...transferLines(accepted), ...receiptLines]}
            history={historyLink}
            repeatLabel="New transfer"
            onRepeat={order.closeReceipt}
          />
        )}
        <OrderForm
          {...formProps}
          order={order}
          submitLabel="Transfer"
          history={historyLink.to}
          summary={
            // Must exist before its text changes, or screen readers skip the first announcement.
            <div aria-live="polite">
              <DescriptionList items={member ? recipientItems : [['Recipient', recipientStatus || '—']]} />
            </div>
          }
        >
          <Form.Item name="uid" label="User id" extra={isOwnId(uid) && ownIdWarning}>
            <Input autoComplete="off" readOnly={locked} />
          </Form.Item>
          <AmountItem
            label="Amount (USDT)"
            balanceError={
              exceedsBalance ? `This is more than your Fuel Wallet balance.${balance.exactAmount}` : undefined
            }
            balance={balance.amount}
            locked={locked}
          />
        </OrderForm>
      </Panel>
      {reviewed && (
        <OrderReview
          title="Send these funds?"
          confirm={`Transfer ${usdt(reviewed.amount)}`}
          items={toDescriptionItems(transferLines(reviewed))}
          amount={reviewed.amount}
          balance={balance.amount}
          afterLabel="Fuel Wallet after"
          onConfirm={() => void order.confirm()}
          onClose={order.closeReview}
        >
          {isOwnId(reviewed.uid) && ownIdWarning}
        </OrderReview>
      )}
    </Screen>
  );
}
