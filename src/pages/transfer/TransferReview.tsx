import { Alert, Flex } from 'antd';
import type Big from 'big.js';
import { formatDecimal, readDecimal } from '../../core/money';
import { moneyText } from '../../core/valueTypes';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/LazyModal';
import type { TransferOrder } from './useTransferForm';

interface TransferReviewProps {
  readonly order: TransferOrder;
  /** In USDT; undefined while it is not known. */
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The whole transfer once more before it goes, and what it leaves. */
export function TransferReview({ order, balance, onConfirm, onClose }: TransferReviewProps) {
  const amount = readDecimal(order.amount);
  const left = amount && balance?.minus(amount);
  return (
    <LazyModal
      title="Send these funds?"
      confirm="Transfer"
      cancel="Cancel"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <DescriptionList
          items={[
            ['To', `${order.name} (${order.uid})`],
            ['Amount', amount ? `${formatDecimal(amount, 2)} USDT` : '—'],
            ['Fuel Wallet after', left ? moneyText(left) : '—'],
          ]}
        />
        {left?.lt(0) && (
          <Alert type="warning" showIcon role="status" message="This is more than your Fuel Wallet holds." />
        )}
      </Flex>
    </LazyModal>
  );
}
