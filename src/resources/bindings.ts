import { get, post } from '../core/call';
import { defineObject, defineResource } from '../core/defineResource';

const keys = { exchangeName: 'text', apiKey: 'secret', apiSecret: 'secret' } as const;

/** The member's exchange API keys, masked in lists (product.md, decision 9). */
export const bindings = defineResource({
  name: 'bindings',
  title: 'Exchange bindings',
  rowKey: 'exchangeName',
  read: { method: 'GET', path: 'api/user/getExchange' },
  fields: [
    { key: 'exchangeName', title: 'Exchange', valueType: 'name' },
    { key: 'userId', title: 'User Id', valueType: 'id' },
    { key: 'exchangeKeys.apiKey', title: 'API key', valueType: 'secret' },
    { key: 'exchangeKeys.apiSecret', title: 'Secret key', valueType: 'secret' },
  ],
  emptyText: 'The keys that you bind appear here.',
  create: post('api/user/bind', keys),
  update: post('api/user/updateBind', keys),
  invalidates: ['dashboard', 'activity'],
  remove: post('api/user/unbind', { exchangeName: 'text' }),
});

/** The server's IP address, which a member whitelists on the exchange. */
export const serverIp = defineObject({
  name: 'server-ip',
  one: get('api/user/ip'),
  scalar: 'text',
  fields: [{ key: 'value', title: 'Server IP', valueType: 'name' }],
});
