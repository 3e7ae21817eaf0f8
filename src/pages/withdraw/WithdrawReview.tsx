import { Flex } from 'antd';
import type Big from 'big.js';
import { formatDecimal, readDecimal } from '../../core/money';
import { AddressGroups } from '../../components/AddressGroups';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/LazyModal';
import { FEE, type WithdrawalOrder } from './withdrawal';
import { WithdrawWarnings } from './WithdrawWarnings';

interface WithdrawReviewProps {
  readonly order: WithdrawalOrder;
  /** In USDT; undefined while it is not known. */
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The whole order once more before it goes: nothing of the address is shortened. */
export function WithdrawReview({ order, balance, onConfirm, onClose }: WithdrawReviewProps) {
  const amount = readDecimal(order.amount);
  const toAddress = order.withrawType === 'address';
  return (
    <LazyModal
      title="Withdraw this amount?"
      confirm="Withdraw"
      cancel="Cancel"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <DescriptionList
          items={[
            ['To', toAddress ? <AddressGroups address={order.walletAddress.trim()} /> : 'Your Fuel Wallet'],
            ['Amount', amount ? `${formatDecimal(amount, 2)} USDT` : '—'],
            ['Fee', FEE],
          ]}
        />
        <WithdrawWarnings order={order} balance={balance} />
      </Flex>
    </LazyModal>
  );
}
