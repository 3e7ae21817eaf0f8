import { claim } from '../claim';
import { entriesOf } from '../product';

const account = 'e2e/account.spec.ts';
const dashboard = 'e2e/dashboard.spec.ts';
const details = 'e2e/details.spec.ts';
const preferences = 'e2e/preferences.spec.ts';
const palette = 'e2e/palette.spec.ts';
const ledgers = 'e2e/ledgers.spec.ts';
const joined = `${account} › a visitor joins by a referral link, confirms the code, and signs in`;
const signedIn = 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox';
const menus = 'e2e/routes.spec.ts › the sidebar and the tabs carry the promised labels and targets';
const figures = 'e2e/figures.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;
const teams = `${details} › both team screens count, and a direct member is paid and verified or not`;
const lists = 'unit/resourceList.test.tsx';
const asked = 'unit/listFilters.test.tsx';
const whole =
  'e2e/wholeLedger.spec.ts › is filtered, sorted, summed, exported whole, and the export is cancelled';

/** What layout, dashboard, profile, team and lists in general show and do: 'heading of docs/product.md: part'. */
export const homeScreens = [
  claim('Layout: top bar', [signedIn, `${joined} › 'Joan Joined'`], 'Welcome Back!', '/WH\\d{6}/'),
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
    'Layout: groups of the sidebar',
    'e2e/menu.spec.ts › below the promised entries stand money, income and help, each with a picture',
    'Money',
    'Income',
    'Help',
    'pictures',
  ),
  claim(
    'Layout: news',
    [
      'e2e/news.spec.ts › the menu counts what came to a list since it was looked at: at most every 120 s, in view alone, and not on a first visit',
      'unit/news.test.ts › is as many rows as came in front of those that were seen, up to ten, however many went › newAfter(before, now)',
      'unit/watchNews.test.ts › in a tab out of view, nor without a line, nor once the session is over; on return it is at once › online = false',
      'unit/newsList.test.tsx › a list that brings news is seen where its first page is drawn › toHaveBeenCalledWith',
    ],
    'Deposit, 2 new',
    'Menu, 10+ new',
    "show(page, 'hidden')",
    'toEqual(CALLS)',
  ),
  claim(
    'Layout: current entry',
    [
      'e2e/routes.spec.ts › member ${route} › currentIn(page)',
      'e2e/menu.spec.ts › one entry of both menus is current on ${route} › currentIn(page)',
    ],
    'entryOf(route)',
  ),
  claim(
    'Layout: focus',
    [
      'e2e/routes.spec.ts › member ${route} › focusStops(page',
      'unit/theme.test.tsx › the ring of what has the focus stands out at 3 : 1 against every ground › tooFaint(ring, 3)',
    ],
    'focusStops(page',
  ),
  claim('Layout: fingers', 'e2e/routes.spec.ts › member ${route} › smallOnes(page)', 'smallOnes(page)'),
  claim(
    'Layout: a late screen',
    'e2e/shell.spec.ts › shows its title over a shape of it, under a thin line, until it is there',
    'Withdraw',
    'ant-skeleton',
    'line(page)',
  ),
  claim(
    'Layout: a late read',
    [
      'unit/readingLine.test.tsx › a read that takes over 150 ms has a thin line until it is done, a page turn as well › after(149)',
      'unit/readingLine.test.tsx › what is read again behind what is shown, and what is read ahead, has none › toBeNull()',
    ],
    'toBeNull()',
  ),
  claim(
    'Layout: a new version',
    'e2e/release.spec.ts › a member who comes back to an old tab is offered the new version',
    'comeBack(15)',
    'Reload',
  ),
  claim(
    'Layout: a long name',
    'e2e/shell.spec.ts › a name of 200 characters leaves preferences and log-out where they are',
    'Logout',
  ),
  claim(
    'Layout: on arrival',
    `${ledgers} › a screen begins at its top with the focus on it, and Back keeps its place`,
    'toBeFocused()',
    'scrollY',
  ),
  claim(
    'Preferences: theme',
    `${preferences} › the theme is chosen in one menu, holds at once, and stands before the first paint`,
    "'color-scheme', 'dark'",
  ),
  claim(
    'Preferences: amounts',
    `${preferences} › amounts hide everywhere by one switch, and what is being sent stays readable`,
    'expectHidden',
  ),
  claim(
    'Preferences: times',
    [
      `${preferences} › times are told in UTC or in the zone of this machine › 'UTC'`,
      'unit/zoneNote.test.tsx › a list with times says below its rows whose clock they go by, as the member chose › Times: UTC',
    ],
    'Asia/Tokyo',
  ),
  claim(
    'Preferences: form',
    [
      'unit/listView.test.ts › at %i px the choice of %s is remembered by a new tab › chooseListView(view)',
      `${preferences} › lists are tables, cards, or what fits, as the panel is told › As it fits`,
    ],
    'chooseListView(view)',
  ),
  claim(
    'Keyboard: palette',
    [
      `${palette} › every screen is found by its words, and what is called nothing says so`,
      `${palette} › actions hide amounts, change the theme and log out › '••••'`,
    ],
    "'withdraw history'",
  ),
  claim('Keyboard: keys', `${palette} › ? shows the keys, but not to whoever is typing`, "name: 'Keys'"),
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
    `${dashboard} › a new member is led through three steps, and a member who has paid is not`,
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
    'Lists: columns',
    [
      'unit/listFields.test.tsx › stands once above them, and is no column',
      'unit/listFields.test.tsx › is a column as soon as they differ or lack it: %j › captionOf',
    ],
    "titles(rows)).toEqual(['Made', 'Price', 'Name'])",
  ),
  claim(
    'Lists: room',
    [
      'e2e/widths.spec.ts › ${route} never scrolls the page sideways, whatever names, amounts and ids it holds › sideways(page)',
      'e2e/listPages.spec.ts › ${address} pages through ${name} › toBeLessThanOrEqual(900)',
      'e2e/lists.spec.ts › View stays in view while a table scrolls, and a shadow says that there is more › data-after',
    ],
    'sideways',
  ),
  claim(
    'Lists: filters',
    [
      'unit/matchRows.test.ts › pass the rows that a plain reading of them does, through the address and back',
      `${asked} › stand in the address, and send nothing but pages › 5 of 35`,
      `${asked} › are taken back one by one, or all at once › Remove filter Price below 0`,
      `${asked} › are added by controls of their kind, which say what is wrong › Add filter`,
      `${whole} › levelIncome`,
    ],
    'dollars',
  ),
  claim(
    'Lists: order',
    [
      `${asked} › is asked for at the title of a column, which says what it costs, and stands in the address`,
      `${asked} › is chosen by name where there are no titles, and one of no column is left out with a word › Order`,
    ],
    'Reads all 35 rows and sorts them',
    'aria-sort',
  ),
  claim(
    'Lists: totals',
    [
      `${asked} › are those of all its pages, once they are asked for`,
      `${asked} › are those of the rows that pass, and say what is left out › 1 value that cannot be read is left out`,
      'unit/totals.test.ts › are exact, whatever floats make of them › -12345678901234567890.2',
      'unit/totals.test.ts › are made for each way where amounts have no sign of their own › DEBIT',
      'unit/totals.test.ts › stand by what they are told apart by, the best first › groups',
    ],
    'Results35Above 085.7 %',
  ),
  claim(
    'Lists: file',
    [
      `${whole} › Transactions WH100001 filtered.csv`,
      'e2e/wholeLedger.spec.ts › an exported file has what the database has, row by row › walletLedgar',
      `${asked} › has the rows that pass the filters › where.price=minus`,
      `${asked} › can be stopped, and is begun again from there › the export of Toys`,
      'unit/csv.test.ts › keeps decimals whole and bare, however long, and leaves out what is none › 12345678901234567890.123456789',
      'unit/csv.test.ts › guards texts that a spreadsheet would run, and leaves numbers alone › =1+1',
      'unit/csv.test.ts › has each value once, a heading for each column, and no secret › SECRETSECRET',
    ],
    'Transactions WH100001 filtered.csv',
  ),
  claim(
    'Lists: whole lists',
    [
      'unit/gatherKept.test.ts › a new row in front is neither doubled nor pushes one out, though rows have no names',
      'unit/gatherKept.test.ts › a list that never rests is told to be in doubt › doubt',
      'unit/gather.test.ts › where its rows end, though the count promises a billion, and says so › short',
      'unit/gather.test.ts › fails with the first failure, reads no further, and goes on from there › shelf',
    ],
    'rows',
  ),
  claim(
    'Lists: bad addresses',
    [
      `${asked} › that an address asks for in vain are left out with a word`,
      `${asked} › is chosen by name where there are no titles, and one of no column is left out with a word › to sort by`,
      'unit/dateRange.test.ts › from back to front is none, and days that are none are told › ignored',
    ],
    'There is no column “gone” to filter by',
    'Price is filtered by figures in order',
  ),
  claim('Lists: ahead', [
    'e2e/ahead.spec.ts › the next page of a list is read once, when the pointer reaches the pages › toEqual([0, 10, 20])',
    'unit/pageAhead.test.tsx › is read when the focus reaches the pages › next().focus()',
    "e2e/ahead.spec.ts › a menu entry's code is fetched when pointer or focus reaches it, once, and no call is made for it › ticket.focus()",
    'e2e/ahead.spec.ts › a ledger of 1,000,000 rows costs the portal the same per page as one of 100 › costOf(1_000_000)',
  ]),
  claim(
    'Lists: heard',
    [
      'unit/dateFilter.test.tsx › are gathered by the same calls, in the words that they bear, and said aloud',
      `${lists} › draws figures, periods and row links from the declaration alone › View A/B`,
    ],
    "toBe('Page 3: 21–23 of 23')",
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
    'unit/screenFaults.test.tsx › stands whatever one of its calls answers, and is whole with the next answer',
    'faultsOf(honest)',
    'unsound()',
  ),
];
