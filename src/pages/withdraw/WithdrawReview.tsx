import type Big from 'big.js';
import { formatDecimal, readDecimal } from '../../core/money';
import { withdrawalWarnings, type WithdrawalOrder } from './withdrawal';
import { AddressGroups } from '../../components/AddressGroups';
import { LazyDialog } from '../../components/LazyDialog';
import { Facts } from '../../components/Facts';
import styles from '../../components/Form.module.css';

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
