import { Alert } from 'antd';
import { withdrawalWarnings, type WithdrawalOrder } from './withdrawal';

/** What a member should know before such an order goes; none of it blocks. */
export function WithdrawWarnings({ order }: { readonly order: WithdrawalOrder }) {
  // A status and no alert: they come and go while the amount is being typed.
  return withdrawalWarnings(order).map((warning) => (
    <Alert key={warning} type="warning" showIcon role="status" message={warning} />
  ));
}
