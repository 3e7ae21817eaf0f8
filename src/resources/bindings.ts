import { post } from '../shared/call';
import { defineResource } from '../shared/defineResource';

const keys = { exchangeName: 'text', apiKey: 'secret', apiSecret: 'secret' } as const;

/** The exchange keys that the bot trades with; both stay masked (SPEC §2 API Binding, DESIGN decision 9). */
export const bindings = defineResource({
  name: 'bindings',
  title: 'Exchange bindings',
  rowKey: 'exchangeName',
  read: { method: 'GET', path: 'api/user/getExchange' },
  fields: [
    { key: 'exchangeName', title: 'Exchange', kind: 'text' },
    { key: 'userId', title: 'User Id', kind: 'id' },
    { key: 'exchangeKeys.apiKey', title: 'API key', kind: 'secret' },
    { key: 'exchangeKeys.apiSecret', title: 'Secret key', kind: 'secret' },
  ],
  create: post('api/user/bind', keys),
  update: post('api/user/updateBind', keys),
  affects: ['dashboard'],
  remove: post('api/user/unbind', { exchangeName: 'text' }),
});
