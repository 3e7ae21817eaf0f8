import { get } from '../core/call';
import { defineAction } from '../core/defineResource';

/** The code by e-mail that a withdrawal needs (product.md: Withdraw). A GET that mails, so never a query. */
export const withdrawalCode = defineAction({
  name: 'withdrawal-code',
  create: get('api/user/withrawOtp'),
});
