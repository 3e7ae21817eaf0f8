import { Flex } from 'antd';
import type Big from 'big.js';
import { balanceAfter, exceeds } from '../../core/amountRule';
import { usdt } from '../../core/money';
import { AddressGroups } from '../../components/AddressGroups';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/LazyModal';
import { Money } from '../../list/Money';
import { FEE, type WithdrawalOrder } from './withdrawal';
import { WithdrawWarnings } from './WithdrawWarnings';

/** Where an order's money goes and how much of it, for the review and for the receipt. */
export function orderLines(order: WithdrawalOrder) {
  const toAddress = order.withrawType === 'address';
  return [
    ['To', toAddress ? <AddressGroups address={order.walletAddress.trim()} /> : 'Your Fuel Wallet'],
    ['Amount', usdt(order.amount)],
    ['Fee', FEE],
  ] as const;
}

interface WithdrawReviewProps {
  readonly order: WithdrawalOrder;
  /** In USDT; undefined while it is not known. */
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The whole order once more before it goes: nothing of the address is shortened. */
export function WithdrawReview({ order, balance, onConfirm, onClose }: WithdrawReviewProps) {
  return (
    <LazyModal
      title="Withdraw this amount?"
      confirm={`Withdraw ${usdt(order.amount)}`}
      cancel="Cancel"
      offered={!exceeds(order.amount, balance)}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Flex vertical gap="middle">
        <DescriptionList
          items={[
            ...orderLines(order),
            ['Balance after', <Money key="after" value={balanceAfter(order.amount, balance)} />],
          ]}
        />
        <WithdrawWarnings order={order} />
      </Flex>
    </LazyModal>
  );
}
