import { lazyScreen } from '../../src/app/lazyScreen';
import type { MemberRoute } from '../../src/app/memberPage';
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

const load = () => import('./VoucherScreen');

/** The route of the list and its form. */
export const voucherRoute: MemberRoute = {
  path: '/examplevouchers',
  handle: {
    title: 'Vouchers',
    resource: 'example-vouchers',
    menu: 'Example vouchers',
    reads: [],
    hasList: true,
    load,
  },
  lazy: lazyScreen(load),
};
