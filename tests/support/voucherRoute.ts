import { lazyScreen } from '../../src/app/lazyScreen';
import type { MemberRoute } from '../../src/app/memberPage';
import { vouchersWithForm } from './vouchersWithForm';

const load = () => import('./VoucherScreen');

export const voucherRoute: MemberRoute = {
  path: '/examplevouchers',
  handle: {
    title: 'Vouchers',
    resource: vouchersWithForm,
    menu: 'Example vouchers',
    reads: [],
    hasList: true,
    load,
  },
  lazy: lazyScreen(load),
};
