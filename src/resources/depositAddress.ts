import { get } from '../core/call';
import { defineObject } from '../core/defineResource';

/** The address that receives the member's USDT (product.md: Deposit). */
export const depositAddress = defineObject({
  name: 'deposit-address',
  one: get('api/user/depositQrCode'),
  scalar: 'text',
  fields: [{ key: 'value', title: 'Deposit address', valueType: 'address' }],
});
