import { Alert } from 'antd';
import type Big from 'big.js';
import { usdt } from '../../core/money';
import { toItems, type ReceiptLine } from '../../components/Receipt';
import { OrderReview } from '../../list/view/OrderReview';
import { findName, type AddressBook } from './addressBook';
import { LookAlikeWarning, NamedAddress } from './NamedAddress';
import { FEE, withdrawalWarnings, type WithdrawalOrder } from './withdrawal';

/** Returns the lines that the review and the receipt share: destination, amount, fee and time of arrival. */
export function orderLines(
  { withrawType, walletAddress, amount }: WithdrawalOrder,
  book: AddressBook,
): readonly ReceiptLine[] {
  const address = walletAddress.trim();
  const name = findName(book, address);
  return [
    withrawType === 'address'
      ? {
          label: 'To',
          text: name === undefined ? address : `${name}, ${address}`,
          node: <NamedAddress name={name} address={address} />,
        }
      : { label: 'To', text: 'Your Fuel Wallet' },
    { label: 'Amount', text: usdt(amount) },
    { label: 'Fee', text: FEE },
    { label: 'Arrives', text: withrawType === 'address' ? 'Once it is processed' : 'In your Fuel Wallet' },
  ];
}

/** Renders the warnings about a withdrawal. Warnings don't block the withdrawal. */
export function WithdrawWarnings({ order }: { readonly order: WithdrawalOrder }) {
  // Statuses, not alerts: the warnings appear and disappear while the member types.
  return withdrawalWarnings(order).map((warning) => (
    <Alert key={warning} type="warning" showIcon role="status" message={warning} />
  ));
}

interface WithdrawReviewProps {
  readonly order: WithdrawalOrder;
  readonly book: AddressBook;
  /** The available balance in USDT; undefined while it is unknown. */
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Renders the confirmation dialog of a withdrawal, with the full address. */
export function WithdrawReview({ order, book, balance, onConfirm, onClose }: WithdrawReviewProps) {
  return (
    <OrderReview
      title="Withdraw this amount?"
      confirm={`Withdraw ${usdt(order.amount)}`}
      items={toItems(orderLines(order, book))}
      amount={order.amount}
      balance={balance}
      afterLabel="Balance after"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {order.withrawType === 'address' && <LookAlikeWarning book={book} address={order.walletAddress} />}
      <WithdrawWarnings order={order} />
    </OrderReview>
  );
}
