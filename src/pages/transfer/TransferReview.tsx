import { Alert } from 'antd';
import type Big from 'big.js';
import { usdt } from '../../core/money';
import { toItems, type ReceiptLine } from '../../components/Receipt';
import { OrderReview } from '../../list/view/OrderReview';
import type { TransferOrder } from './useTransferForm';

/** The warning about a transfer to oneself. The form doesn't block such a transfer: the server decides. */
export const OWN_ID = 'This is your own user id.';

/** Returns the lines that the review and the receipt share: recipient and amount. */
export const transferLines = ({ name, uid, amount }: TransferOrder): readonly ReceiptLine[] => [
  { label: 'To', text: `${name} (${uid})` },
  { label: 'Amount', text: usdt(amount) },
];

interface TransferReviewProps {
  readonly order: TransferOrder;
  /** The Fuel Wallet balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  /** Whether the recipient is the signed-in member. */
  readonly isOwn: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Renders the confirmation dialog of a transfer, with the balance after it. */
export function TransferReview({ order, balance, isOwn, onConfirm, onClose }: TransferReviewProps) {
  return (
    <OrderReview
      title="Send these funds?"
      confirm={`Transfer ${usdt(order.amount)}`}
      items={toItems(transferLines(order))}
      amount={order.amount}
      balance={balance}
      afterLabel="Fuel Wallet after"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isOwn && <Alert type="warning" showIcon role="status" message={OWN_ID} />}
    </OrderReview>
  );
}
