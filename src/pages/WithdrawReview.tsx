import type Big from 'big.js';
import { formatDecimal, readDecimal } from '../shared/money';
import { withdrawalWarnings, type WithdrawalOrder } from '../shared/withdrawal';
import { AddressGroups } from '../ui/AddressGroups';
import { LazyDialog } from '../ui/LazyDialog';
import { Facts } from './Facts';
import styles from './Form.module.css';

interface WithdrawReviewProps {
  readonly order: WithdrawalOrder;
  readonly fee: string;
  readonly balance: Big | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The whole order once more before it goes: nothing of the address is shortened. */
export function WithdrawReview({ order, fee, balance, onConfirm, onClose }: WithdrawReviewProps) {
  const amount = readDecimal(order.amount);
  const toAddress = order.withrawType === 'address';
  return (
    <LazyDialog
      title="Withdraw this amount?"
      confirm="Withdraw"
      cancel="Cancel"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className={styles.form}>
        <Facts
          facts={[
            ['To', toAddress ? <AddressGroups address={order.walletAddress.trim()} /> : 'Your Fuel Wallet'],
            ['Amount', amount ? `${formatDecimal(amount, 2)} USDT` : '—'],
            ['Fee', fee],
          ]}
        />
        {withdrawalWarnings(order, balance).map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
    </LazyDialog>
  );
}
