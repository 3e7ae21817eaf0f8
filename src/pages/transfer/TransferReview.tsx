import { Alert, Flex } from 'antd';
import type Big from 'big.js';
import { balanceAfter, exceeds } from '../../core/amountRule';
import { usdt } from '../../core/money';
import { DescriptionList } from '../../components/DescriptionList';
import { toItems, type ReceiptLine } from '../../components/Receipt';
import { LazyModal } from '../../components/LazyModal';
import { Money } from '../../list/view/Money';
import type { TransferOrder } from './useTransferForm';

/** Only a warning: the server decides whether a transfer to oneself is allowed. */
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
  /** The recipient is the member. */
  readonly own: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows the transfer for confirmation, and the balance after it. */
export function TransferReview({ order, balance, own, onConfirm, onClose }: TransferReviewProps) {
  return (
    <LazyModal
      title="Send these funds?"
      confirm={`Transfer ${usdt(order.amount)}`}
      cancel="Cancel"
      offered={!exceeds(order.amount, balance)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <DescriptionList
          items={[
            ...toItems(transferLines(order)),
            ['Fuel Wallet after', <Money key="after" value={balanceAfter(order.amount, balance)} />],
          ]}
        />
        {own && <Alert type="warning" showIcon role="status" message={OWN_ID} />}
      </Flex>
    </LazyModal>
  );
}
