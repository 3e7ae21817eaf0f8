import { post } from '../../src/core/call';
import type { ListResource } from '../../src/core/defineResource';

/** The guide's list once a form stands above it: what it sends takes the place of an address of its own. */
export const withForm = ({ screens: _screens, ...list }: ListResource): ListResource => ({
  ...list,
  create: post('api/user/addVoucher', { code: 'text' }),
  invalidates: ['dashboard'],
});

/** Its entry among the portal's screens. */
export const voucherScreen = {
  path: '/vouchers',
  title: 'Vouchers',
  load: () => import('./VoucherScreen'),
  resource: 'vouchers',
  menu: 'Vouchers',
};
