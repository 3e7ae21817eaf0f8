import { claim } from '../claim';
import { entriesOf } from '../product';

const account = 'e2e/account.spec.ts';
const preferences = 'e2e/preferences.spec.ts';
const palette = 'e2e/palette.spec.ts';
const ledgers = 'e2e/ledgers.spec.ts';
const joined = `${account} › a visitor joins by a referral link, confirms the code, and signs in`;
const signedIn = 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox';
const menus = 'e2e/routes.spec.ts › the sidebar and the tabs carry the promised labels and targets';

/** What stands around every screen, and how a member would have it: 'heading of docs/product.md: part'. */
export const layoutScreens = [
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
];
