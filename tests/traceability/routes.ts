import { claim } from './claim';

const sound = (kind: 'public' | 'member', list = `${kind}Routes`) =>
  `e2e/routes.spec.ts › ${kind} \${route} › ${list}`;
const paged = 'e2e/listPages.spec.ts › ${address} pages through ${name}';
const open = (route: string, ...shown: string[]) => claim(route, shown, `'${route}`);

/** Every route and guard. `routes.spec` walks the very list of routes; what a screen does is shown beside. */
export const routes = [
  open(
    '/',
    'e2e/landing.spec.ts › the navigation carries the promised labels and targets and stays in view',
    sound('public'),
  ),
  open(
    '/login',
    'e2e/signIn.spec.ts › both steps ask for what is missing, in the promised words',
    sound('public'),
  ),
  open(
    '/signup',
    'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
    sound('public'),
  ),
  open(
    '/Pageotp',
    'e2e/account.spec.ts › the code form of /Pageotp asks for the e-mail that nobody passed on',
    sound('public'),
  ),
  open(
    '/Verfication',
    'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
    sound('public'),
  ),
  open(
    '/Verfications',
    'e2e/signIn.spec.ts › a member signs in with the code from the mailbox',
    sound('public'),
  ),
  open(
    '/Forget',
    'e2e/account.spec.ts › a forgotten password is replaced by the code from the mailbox',
    sound('public'),
  ),
  claim('/Verfication_forget', [
    'e2e/details.spec.ts › the log-in leads home, to joining and to a new password',
    sound('public'),
  ]),
  open(
    '/pop',
    'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
    sound('public'),
  ),
  ...['/terms', '/privacy'].map((route) =>
    open(
      route,
      'e2e/landing.spec.ts › terms and privacy lead to each other and home',
      sound('public', 'extraRoutes'),
    ),
  ),
  open(
    '/dashboard',
    'e2e/dashboard.spec.ts › everything stands in the promised order',
    'e2e/figures.spec.ts › the dashboard writes every figure under its own name',
    sound('member'),
  ),
  open('/bonus', paged, sound('member')),
  open('/dashBonus', paged, sound('member')),
  open('/club', paged, sound('member')),
  open('/layalty', paged, sound('member')),
  open(
    '/bindapi',
    'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked',
    sound('member'),
  ),
  open(
    '/deposit',
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh',
    sound('member'),
  ),
  open('/open_position', paged, sound('member')),
  open('/close_position', paged, sound('member')),
  open(
    '/openspotposition',
    'e2e/ledgers.spec.ts › Close on a spot trade explains and calls nothing',
    paged,
    sound('member'),
  ),
  open('/closespotposition', paged, sound('member')),
  claim(
    '/openview',
    [
      'e2e/ledgers.spec.ts › a trade leads to its detail, as cards and as a table with the promised columns',
      sound('member'),
    ],
    'openview\\?id=',
  ),
  claim(
    '/openspotview',
    [
      'e2e/ledgers.spec.ts › a trade leads to its detail, as cards and as a table with the promised columns',
      sound('member'),
    ],
    'openspotview\\?id=',
  ),
  open('/activity', paged, sound('member')),
  open('/usertouser', paged, sound('member')),
  open(
    '/profile',
    'e2e/writesProfile.spec.ts › the profile leads to the tickets and, after a question, out to the start page',
    'e2e/figures.spec.ts › the profile writes sponsor code, user id, name and number of referrals',
    sound('member'),
  ),
  open('/team', 'e2e/ledgers.spec.ts › a level of the team leads to its members', paged, sound('member')),
  open(
    '/direct',
    'e2e/details.spec.ts › both team screens count, and a direct member is paid and verified or not',
    paged,
    sound('member'),
  ),
  claim(
    '/level/:level',
    ['e2e/ledgers.spec.ts › a level of the team leads to its members', sound('member')],
    '/level/2',
  ),
  open(
    '/tranctattion',
    'e2e/ledgers.spec.ts › date filters work with no help from the server',
    paged,
    sound('member'),
  ),
  open('/wallet', paged, sound('member')),
  open(
    '/fundtransfer',
    'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other',
    sound('member'),
  ),
  open(
    '/ticket',
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
    sound('member'),
  ),
  open(
    '/mithdraw',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
    sound('member'),
  ),
  open('/withdrawhistory', paged, sound('member')),
  open(
    '/success',
    'e2e/figures.spec.ts › /success says that the request was received, and leads on',
    sound('member'),
  ),
  open('/marketdata', 'e2e/details.spec.ts › the market names its coins in capitals', paged, sound('member')),
  open(
    '/depositpage',
    'e2e/writesMoney.spec.ts › a package activates the account from the deposit balance',
    sound('member'),
  ),
  open(
    '/profit',
    'e2e/profit.spec.ts › profit stands as the total, the rows and a chart of all of the period, each page asked for once',
    sound('member'),
  ),
  claim(
    'A member route without a token',
    [
      'e2e/routes.spec.ts › a member area needs a session',
      'e2e/signIn.spec.ts › who is sent away comes back to the same page after signing in › /wallet?page=2',
    ],
    "toHaveURL('/login')",
  ),
  claim(
    'Log-in or sign-up with a token',
    'e2e/signIn.spec.ts › a member signs in with the code from the mailbox',
    "['/login', '/signup']",
    "toHaveURL('/dashboard')",
  ),
  claim(
    'Log-out in the layout',
    'e2e/session.spec.ts › log-out asks first, clears what is stored, and leads to /Login',
    "toHaveURL('/Login')",
    'localStorage.length',
  ),
  claim(
    'Log-out on the profile',
    'e2e/writesProfile.spec.ts › the profile leads to the tickets and, after a question, out to the start page',
    "toHaveURL('/')",
    'localStorage.length',
  ),
  claim(
    'An address that leads nowhere',
    'e2e/routes.spec.ts › an address that leads nowhere says so',
    'Unexpected Application Error!',
    'Go to the dashboard',
  ),
];
