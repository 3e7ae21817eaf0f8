import { get } from '../core/call';
import { defineAction } from '../core/defineResource';

/** E-mails the code that a withdrawal needs (product.md: Withdraw). Not a query, because this GET sends e-mail. */
export const withdrawalCode = defineAction({
  name: 'withdrawal-code',
  create: get('api/user/withrawOtp'),
});
