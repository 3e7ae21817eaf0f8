/** The routes of product.md (Public routes, Member routes), in its order. */
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

/** The legal texts, which the footer of the landing page links to (product.md: Landing). */
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
