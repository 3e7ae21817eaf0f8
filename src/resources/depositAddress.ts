import { get } from '../shared/call';
import { defineObject } from '../shared/defineResource';

/** The address that receives the member's USDT (SPEC §2 Deposit). */
export const depositAddress = defineObject({
  name: 'deposit-address',
  one: get('api/user/depositQrCode'),
  bare: 'text',
  fields: [{ key: 'value', title: 'Deposit address', kind: 'address' }],
});
