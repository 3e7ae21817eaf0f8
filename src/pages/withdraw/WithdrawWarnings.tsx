import { Alert } from 'antd';
import { withdrawalWarnings, type WithdrawalOrder } from './withdrawal';

/** Renders the warnings about a withdrawal; none of them blocks it. */
export function WithdrawWarnings({ order }: { readonly order: WithdrawalOrder }) {
  // Statuses, not alerts: they come and go while the amount is typed.
  return withdrawalWarnings(order).map((warning) => (
    <Alert key={warning} type="warning" showIcon role="status" message={warning} />
  ));
}
