import { claim } from '../claim';
import { entriesOf } from '../product';

const dashboard = 'e2e/dashboard.spec.ts';
const details = 'e2e/details.spec.ts';
const ledgers = 'e2e/ledgers.spec.ts';
const figures = 'e2e/figures.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;
const teams = `${details} › both team screens count, and a direct member is paid and verified or not`;

/** What dashboard, profile and team show and do: 'heading of docs/product.md: part'. */
export const homeScreens = [
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
      `e2e/dashboardMedia.spec.ts › the video loops without sound and can be stopped`,
      `e2e/dashboardMedia.spec.ts › with reduced motion video and news stand still, and no video is loaded › expect(films).toEqual([])`,
    ],
    'film.loop, film.muted',
    'Pause video',
  ),
  claim(
    'Dashboard: at a glance',
    [
      `${dashboard} › the first screen of a \${name} says how a member is doing`,
      `${dashboard} › the latest results stand as a line, on one page of the profit list › time: '1month'`,
      `${dashboard} › results that are refused leave the figures, and nothing is said › No results today`,
    ],
    'Fuel Wallet',
    'Available bonus',
    'Last 24 hours profit',
    'Exchange balance',
  ),
  claim(
    'Dashboard: first steps',
    `${dashboard} › three steps lead to the bot until the last of them is done`,
    'Bind an exchange key',
    'Deposit USDT',
    'Activate the account',
    'getExchange',
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
    `e2e/dashboardMedia.spec.ts › the news move through 220 pixels, and stand still under mouse and focus`,
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
    `e2e/dashboardMedia.spec.ts › banners are asked for ten at a time and shown when safe`,
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
    `e2e/dashboardMedia.spec.ts › \${failing} that fails leaves the others standing`,
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
    'e2e/listScreens.spec.ts › the links Team and Direct Team lead to each other',
    "expectAt('/team', 'Team', 'Direct Team')",
    "expectAt('/direct', 'Direct Team', 'Team')",
  ),
  claim(
    'Success',
    `${figures} › /success says that the request was received, and leads on`,
    'Your request has been received',
  ),
];
