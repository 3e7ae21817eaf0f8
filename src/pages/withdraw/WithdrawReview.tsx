import { Flex } from 'antd';
import type Big from 'big.js';
import { balanceAfter, exceeds } from '../../core/amountRule';
import { usdt } from '../../core/money';
import { DescriptionList } from '../../components/DescriptionList';
import { LazyModal } from '../../components/LazyModal';
import { Money } from '../../list/Money';
import { nameOf, type AddressBook } from './addressBook';
import { LookAlike } from './LookAlike';
import { NamedAddress } from './NamedAddress';
import { FEE, type WithdrawalOrder } from './withdrawal';
import { WithdrawWarnings } from './WithdrawWarnings';

/** Where an order's money goes, under its own name too, and how much of it, for the review and for the receipt. */
export function orderLines({ withrawType, walletAddress, amount }: WithdrawalOrder, book: AddressBook) {
  const address = walletAddress.trim();
  return [
    [
      'To',
      withrawType === 'address' ? (
        <NamedAddress key="to" name={nameOf(book, address)} address={address} />
      ) : (
        'Your Fuel Wallet'
      ),
    ],
    ['Amount', usdt(amount)],
    ['Fee', FEE],
  ] as const;
}

interface WithdrawReviewProps {
  readonly order: WithdrawalOrder;
  readonly book: AddressBook;
  /** In USDT; undefined while it is not known. */
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The whole order once more before it goes: nothing of the address is shortened. */
export function WithdrawReview({ order, book, balance, onConfirm, onClose }: WithdrawReviewProps) {
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
            ...orderLines(order, book),
            ['Balance after', <Money key="after" value={balanceAfter(order.amount, balance)} />],
          ]}
        />
        {order.withrawType === 'address' && <LookAlike book={book} address={order.walletAddress} />}
        <WithdrawWarnings order={order} />
      </Flex>
    </LazyModal>
  );
}
