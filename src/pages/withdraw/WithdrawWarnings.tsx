import { Alert } from 'antd';
import type Big from 'big.js';
import { withdrawalWarnings, type WithdrawalOrder } from './withdrawal';

interface WithdrawWarningsProps {
  readonly order: WithdrawalOrder;
  /** In USDT; undefined while it is not known. */
  readonly balance: Big | undefined;
}

/** What a member should know before such an order goes; none of it blocks. */
export function WithdrawWarnings({ order, balance }: WithdrawWarningsProps) {
  // A status and no alert: they come and go while the amount is being typed.
  return withdrawalWarnings(order, balance).map((warning) => (
    <Alert key={warning} type="warning" showIcon role="status" message={warning} />
  ));
}
