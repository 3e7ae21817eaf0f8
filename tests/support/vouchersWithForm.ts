import { post } from '../../src/core/call';
import { defineResource } from '../../src/core/defineResource';
import { vouchers } from './vouchers';

/**
 * The vouchers of docs/adding-a-resource.md with a create form and without `screens`. Name and path differ
 * from those in the guide, so that tests also pass after a reader has added the guide's list to the registry.
 */
export const vouchersWithForm = defineResource({
  ...vouchers,
  screens: [],
  name: 'example-vouchers',
  read: { ...vouchers.read, path: 'api/user/exampleVouchers' },
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});
