import { post } from '../../src/core/call';
import type { ListResource } from '../../src/core/defineResource';

/**
 * The guide's list once a form stands above it: what it sends takes the place of an address of its own. Under
 * other names, for whoever tries the guide has the list itself in the registry.
 */
export const withForm = ({ screens: _screens, read, ...list }: ListResource): ListResource => ({
  ...list,
  name: 'example-vouchers',
  read: { ...read, path: 'api/user/exampleVouchers' },
  create: post('api/user/addExampleVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});

/** Its entry among the portal's screens. */
export const voucherScreen = {
  path: '/examplevouchers',
  title: 'Vouchers',
  load: () => import('./VoucherScreen'),
  resource: 'example-vouchers',
  menu: 'Example vouchers',
};
