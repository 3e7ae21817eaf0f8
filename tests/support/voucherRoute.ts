import { lazyScreen } from '../../src/app/lazyScreen';
import type { MemberRoute } from '../../src/app/memberPage';
import { vouchersWithForm } from './vouchersWithForm';

const load = () => import('./VoucherScreen');

/** The route of VoucherScreen, as src/app/memberRoutes.ts would define it. */
export const voucherRoute: MemberRoute = {
  path: '/examplevouchers',
  handle: {
    title: 'Vouchers',
    resource: vouchersWithForm,
    menu: { label: 'Example vouchers' },
    reads: [],
    hasList: true,
    load,
  },
  lazy: lazyScreen(load),
};
