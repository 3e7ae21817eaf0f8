import { get } from '../core/call';
import { defineObject } from '../core/defineResource';

/** The server address that a member whitelists on the exchange (product.md: Exchange keys). */
export const serverIp = defineObject({
  name: 'server-ip',
  one: get('api/user/ip'),
  scalar: 'text',
  fields: [{ key: 'value', title: 'Server IP', valueType: 'text' }],
});
