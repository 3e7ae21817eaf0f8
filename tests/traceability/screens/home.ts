import { claim } from '../claim';
import { entriesOf } from '../product';

const account = 'e2e/account.spec.ts';
const dashboard = 'e2e/dashboard.spec.ts';
const details = 'e2e/details.spec.ts';
const ledgers = 'e2e/ledgers.spec.ts';
const joined = `${account} › a visitor joins by a referral link, confirms the code, and signs in`;
const signedIn = 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox';
const menus = 'e2e/routes.spec.ts › the sidebar and the tabs carry the promised labels and targets';
const figures = 'e2e/figures.spec.ts';
const paged = `${ledgers} › \${address} pages through \${name}`;
const teams = `${details} › both team screens count, and a direct member is paid and verified or not`;
const lists = 'unit/resourceList.test.tsx';

/** What layout, dashboard, profile, team and lists in general show and do: 'heading of docs/product.md: part'. */
export const homeScreens = [
  claim('Layout: top bar', [signedIn, `${joined} › 'Joan Joined'`], 'Welcome Back!', 'WH100001'),
  claim(
    'Layout: log-out',
    'e2e/session.spec.ts › log-out asks first, clears what is stored, and leads to /Login',
    'Confirmation',
    'Are you sure you want to Logout?',
    "'Logout'",
    "'Cancel'",
  ),
  claim(
    'Layout: sidebar and tab bar',
    [
      menus,
      'e2e/routes.spec.ts › the menu opens as a drawer and closes on the way › Menu',
      'unit/addingAResource.test.tsx › gives a new resource its route, menu entry, cards, table, pager and request › Sidebar',
    ],
    ...entriesOf('Layout'),
  ),
  claim(
    'Layout: on arrival',
    `${ledgers} › a screen begins at its top with the focus on it, and Back keeps its place`,
    'toBeFocused()',
    'scrollY',
  ),
  claim(
    'Dashboard: order',
    `${dashboard} › everything stands in the promised order`,
    'Latest News',
    'Personal Details',
    'Fuel Wallet',
    'Available bonus',
    'Shortcuts',
    'Banners',
    'Winners',
  ),
  claim(
    'Dashboard: video',
    [
      `${dashboard} › the video loops without sound and can be stopped`,
      `${dashboard} › with reduced motion video and news stand still, and no video is loaded › expect(films).toEqual([])`,
    ],
    'film.loop, film.muted',
    'Pause video',
  ),
  claim(
    'Dashboard: privacy notice',
    [
      `${dashboard} › the privacy notice is for members who have not paid`,
      `${dashboard} › a member who has paid sees no privacy notice › toHaveCount(0)`,
    ],
    "'href', '/privacy'",
  ),
  claim(
    'Dashboard: news',
    `${dashboard} › the news move through 220 pixels, and stand still under mouse and focus`,
    'news.hover()',
    'news.focus()',
    'paused',
  ),
  claim(
    'Dashboard: details and balances',
    `${figures} › the dashboard writes every figure under its own name`,
    'Personal Details',
    'Package validity',
    'Total bonus $25.75',
    'Total withdraw $26.25',
  ),
  claim(
    'Dashboard: shortcuts',
    `${dashboard} › the tiles carry the promised labels and targets`,
    ...entriesOf('Dashboard'),
  ),
  claim(
    'Dashboard: banners',
    `${dashboard} › banners are asked for ten at a time and shown when safe`,
    'javascript:alert(1)',
  ),
  claim(
    'Dashboard: winners',
    [
      `${details} › winners by period, their columns and the words for a missing flag`,
      `${paged} › ['/dashboard', 'Winners'`,
    ],
    "['Flag', 'Country', 'UID', 'Email', 'Winning']",
    "['1 Day', '30 Day', '90 Day']",
  ),
  claim(
    'Dashboard: a part that fails',
    `${dashboard} › \${failing} that fails leaves the others standing`,
    'getNews',
    'getBanners',
    'randomProfit',
  ),
  claim(
    'Profile: account and referrals',
    `${figures} › the profile writes sponsor code, user id, name and number of referrals`,
    'Sponsor code',
    'User id',
    'Referrals 15',
  ),
  claim(
    'Profile: phone',
    'e2e/writesProfile.spec.ts › the phone number is saved by either button, and by Submit only when it changed',
    'Add Number',
    'Submit',
    'This number is saved already.',
  ),
  claim(
    'Profile: share',
    [
      'e2e/writesProfile.spec.ts › the referral link is copied, and shared by five links where there is no share sheet',
      'e2e/writesProfile.spec.ts › the share sheet of the device: ${outcome} › navigator',
    ],
    "['WhatsApp', 'Twitter', 'Facebook', 'Telegram', 'E-mail']",
    'Copy link',
  ),
  claim(
    'Profile: ways on',
    'e2e/writesProfile.spec.ts › the profile leads to the tickets and, after a question, out to the start page',
    "'href', '/ticket'",
    "'Logout'",
  ),
  claim(
    'Team: counters and members',
    [teams, `${paged} › ['/direct', 'Direct Team'`],
    "'Pioneer Activate', 'Pioneer Inactivate', 'exchange Activate', 'exchange Inactivate'",
    'S.No',
    'Joined',
    'Verified',
  ),
  claim('Team: levels', `${ledgers} › a level of the team leads to its members`, "toHaveURL('/level/2')"),
  claim(
    'Team: tabs',
    'e2e/promises.spec.ts › the links Team and Direct Team lead to each other',
    "expectAt('/team', 'Team', 'Direct Team')",
    "expectAt('/direct', 'Direct Team', 'Team')",
  ),
  claim(
    'Success',
    `${figures} › /success says that the request was received, and leads on`,
    'Your request has been received',
  ),
  claim(
    'Lists: pages and address',
    [
      paged,
      `${lists} › opens at the page of its address; past the end it says so and leads back › ?page=9`,
      'unit/dateFilter.test.tsx › stand in the address › from=2026-01-30',
    ],
    '[role=combobox]',
    'page.reload()',
    'page.goBack()',
  ),
  claim('Lists: empty', `${lists} › says when there is nothing`, 'Data Not Found'),
  claim(
    'Lists: form',
    `${lists} › changes to a table in one click, and remembers`,
    'first.unmount()',
    "'table'",
  ),
  claim(
    'Lists: failure',
    [
      `${lists} › says what happened, and asks again on request`,
      `${ledgers} › it says so beside the rows that stand › toHaveCount(10)`,
    ],
    'Try again',
  ),
  claim(
    'Lists: bad answers',
    'unit/faultMatrix.test.tsx › %s: no crash, at most one toast, nothing unreadable on the screen',
    'junk rows',
    'undefined|NaN',
  ),
];
