import { post } from '../../src/core/call';
import type { ListResource } from '../../src/core/defineResource';

/**
 * Returns the guide's list (docs/adding-a-resource.md) with a create form instead of a screen of its own. It has
 * another name and path, because a reader who tries the guide registers the list itself.
 */
export const withForm = ({ screens: _screens, read, ...list }: ListResource): ListResource => ({
  ...list,
  name: 'example-vouchers',
  read: { ...read, path: 'api/user/exampleVouchers' },
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});

/** The screen of the list and its form, as an entry of the portal's screens. */
export const voucherScreen = {
  path: '/examplevouchers',
  title: 'Vouchers',
  load: () => import('./VoucherScreen'),
  resource: 'example-vouchers',
  menu: 'Example vouchers',
};
