import { Alert, Form, Input } from 'antd';
import { dashboard } from '../../resources/dashboard';
import { recipient } from '../../resources/transfers';
import { verbatim } from '../../components/form';
import { AmountItem } from '../../payments/AmountItem';
import { DescriptionList } from '../../components/DescriptionList';
import { LinkButton } from '../../components/LinkButton';
import { Panel } from '../../components/Panel';
import { exactLine, Receipt, toDescriptionItems } from '../../payments/Receipt';
import { Screen } from '../../components/Screen';
import { StatisticGrid } from '../../values/StatisticGrid';
import { Money, Cell } from '../../values/Cell';
import { useBalance } from '../../payments/useBalance';
import { PaymentForm } from '../../payments/PaymentForm';
import { PaymentReview } from '../../payments/PaymentReview';
import { usdt } from '../../core/money';
import { formatValue } from '../../core/valueTypes';
import { useObject } from '../../data/useObject';
import { useReceiptLines } from '../../payments/useReceiptLines';
import { useTransferForm, type Transfer } from './useTransferForm';

const historyLink = { to: '/usertouser', children: 'Transfer history' };

/** The warning about a transfer to oneself. It doesn't block the transfer: the server decides. */
const ownIdWarning = <Alert showIcon role="status" type="warning" title="This is your own user id." />;

/** Returns the lines that the review and the receipt share. Name and user id are separate: a name may contain any text. */
const transferLines = ({ name, uid, amount }: Transfer) => [
  exactLine('To', name),
  exactLine('User id', uid),
  exactLine('Amount', usdt(amount)),
];

export default function TransferScreen() {
  const balance = useBalance(dashboard, 'mainBalance');
  const ownId = formatValue({ valueType: 'id' }, useObject(dashboard).value?.user?.userId);
  const { payment, formProps, member, recipientStatus, uid } = useTransferForm(balance.amount);
  const { locked, exceedsBalance, reviewed, accepted } = payment;
  const receiptLines = useReceiptLines(payment.response, 'Fuel Wallet after', balance.amountSince);
  const isOwnId = (typed: string) => ownId.toLowerCase() === typed.toLowerCase();
  const recipientItems = recipient.fields.map(
    (field) => [field.title, <Cell key={field.key} field={field} row={member} />] as const,
  );
  return (
    <Screen title="Fund Transfer" aside={<LinkButton size="large" {...historyLink} />}>
      <StatisticGrid
        items={[balance.figure, { title: 'Fuel Wallet after', value: <Money value={payment.remaining} /> }]}
      />
      <Panel title="Send funds to a member">
        {accepted && (
          <Receipt
            title="Transfer sent"
            lines={[...transferLines(accepted), ...receiptLines]}
            history={historyLink}
            repeatLabel="New transfer"
            onRepeat={payment.closeReceipt}
          />
        )}
        <PaymentForm
          {...formProps}
          payment={payment}
          submitLabel="Transfer"
          history={historyLink.to}
          summary={
            // Must exist before its text changes, or screen readers skip the first announcement.
            <div aria-live="polite" aria-busy={!member && recipientStatus !== ''}>
              <DescriptionList items={member ? recipientItems : [['Recipient', recipientStatus || '—']]} />
            </div>
          }
        >
          <Form.Item name="uid" label="User id" extra={isOwnId(uid) && ownIdWarning}>
            <Input {...verbatim} autoComplete="off" readOnly={locked} />
          </Form.Item>
          <AmountItem
            label="Amount (USDT)"
            balanceError={
              exceedsBalance ? `This is more than your Fuel Wallet balance.${balance.exactAmount}` : undefined
            }
            balance={balance.amount}
            locked={locked}
          />
        </PaymentForm>
      </Panel>
      {reviewed && (
        <PaymentReview
          title="Send these funds?"
          confirm={`Transfer ${usdt(reviewed.amount)}`}
          items={toDescriptionItems(transferLines(reviewed))}
          amount={reviewed.amount}
          balance={balance.amount}
          afterLabel="Fuel Wallet after"
          onConfirm={() => void payment.confirm()}
          onClose={payment.closeReview}
        >
          {isOwnId(reviewed.uid) && ownIdWarning}
        </PaymentReview>
      )}
    </Screen>
  );
}
