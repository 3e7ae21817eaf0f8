import { post } from '../../src/core/call';
import { defineResource } from '../../src/core/defineResource';
import { vouchers } from './vouchers';

/**
 * The guide's list (docs/adding-a-resource.md) with a create form instead of a screen of its own. It has another name
 * and path, because a reader who tries the guide registers the list itself.
 */
export const vouchersWithForm = defineResource({
  ...vouchers,
  screens: [],
  name: 'example-vouchers',
  read: { ...vouchers.read, path: 'api/user/exampleVouchers' },
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});
