import { post } from '../../src/core/call';
import { defineResource } from '../../src/core/defineResource';
import { vouchers } from './vouchers';

/**
 * The list of docs/adding-a-resource.md with a create form and without `screens`. Name and path differ from the guide,
 * because a reader who tries the guide adds the list of the guide to the registry.
 */
export const vouchersWithForm = defineResource({
  ...vouchers,
  screens: [],
  name: 'example-vouchers',
  read: { ...vouchers.read, path: 'api/user/exampleVouchers' },
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});
