/** Every route (product.md: Public routes, Member routes), in its order. */
export const publicRoutes = [
  '/',
  '/login',
  '/signup',
  '/Pageotp',
  '/Verfication',
  '/Verfications',
  '/Forget',
  '/Verfication_forget',
  '/pop',
];

/** Public pages beyond that list: what the landing page's footer links to (product.md: Landing). */
export const extraRoutes = ['/terms', '/privacy'];

export const memberRoutes = [
  '/dashboard',
  '/bonus',
  '/dashBonus',
  '/club',
  '/layalty',
  '/bindapi',
  '/deposit',
  '/open_position',
  '/close_position',
  '/openspotposition',
  '/closespotposition',
  '/openview',
  '/openspotview',
  '/activity',
  '/usertouser',
  '/profile',
  '/team',
  '/direct',
  '/level/1',
  '/tranctattion',
  '/wallet',
  '/fundtransfer',
  '/ticket',
  '/mithdraw',
  '/withdrawhistory',
  '/success',
  '/marketdata',
  '/depositpage',
  '/profit',
];
