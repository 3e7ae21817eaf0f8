import { claim } from './claim';

const ledgers = 'e2e/ledgers.spec.ts';
const listScreens = 'e2e/listScreens.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;

/** The numbered decisions. */
export const decisions = [
  claim(
    '1',
    [
      'unit/env.test.ts › of the meta tag %j is %j: calls put the slash themselves',
      "unit/env.test.ts › of the meta tag %j is the own origin of the page › ['', '  ', '/']",
      'unit/env.test.ts › of a page with %j is its own origin › api-host',
      "unit/env.test.ts › is filled in by a build with VITE_API_HOST %j › [undefined, '']",
      `e2e/calls.spec.ts › calls go to the address that the meta tag of the page names › /behind/api/user/walletLedgar`,
    ],
    "['https://backend.test:8443/portal///', 'https://backend.test:8443/portal']",
  ),
  claim(
    '2',
    [
      'unit/http.test.ts › GET: JSON Accept and Content-Type, the token as it is, no body; parameters in the query',
      "unit/session.test.ts › keeps one token under the key `token`, and reads it again › getItem('token')).toBe('abc')",
    ],
    "Authorization: 'secret-token'",
  ),
  claim(
    '3',
    [
      'e2e/signIn.spec.ts › a member signs in with the code from the mailbox',
      'e2e/writesSecrets.spec.ts › passwords, codes and keys leave no trace: storage, history, address, log › expectNoTrace()',
    ],
    'history.state))).not.toContain(member.password)',
  ),
  claim(
    '4',
    [
      'unit/authProvider.test.ts › step two finds the token in %j',
      "unit/authProvider.test.ts › no token in %j is an error, and no session › { token: '' }",
    ],
    "{ token: 'T' }, { data: { token: 'T' } }, { data: 'T' }",
  ),
  claim(
    '5',
    [
      paged,
      `${ledgers} › a trade leads to its detail, as cards and as a table with the promised columns › openspotview`,
    ],
    "['/open_position', 'Futures trades'",
    "['/close_position', 'Futures trades'",
    "['/openspotposition', 'Spot trades'",
    "['/closespotposition', 'Spot orders'",
  ),
  claim(
    '6',
    `${ledgers} › Close on a spot trade explains and calls nothing`,
    'closed on the exchange',
    'expect(calls).toEqual([])',
  ),
  claim(
    '7',
    [
      'unit/dataProvider.test.ts › %s',
      `${ledgers} › futures orders are asked for by status › currency: 'REJECTED'`,
    ],
    "type: 'FUTURE', from: '', to: '', currency: '', userId: ''",
  ),
  claim(
    '8',
    [
      'unit/dateFilter.test.tsx › send no dates: the rows are gathered by the same calls and filtered here',
      'unit/dateFilter.test.tsx › show how far the reading is, and can be left › Cancel',
      `${ledgers} › date filters work with no help from the server › of 240 Clear`,
    ],
    '16 of 35',
    'Clear',
  ),
  claim(
    '9',
    [
      `${ledgers} › keys of a binding are masked, and one is shown at a time`,
      "unit/valueTypes.test.ts › keeps both keys of a binding secret › 'secret'",
    ],
    'Show API key',
    'runFor(29_000)',
    'runFor(2_000)',
  ),
  claim(
    '10',
    'e2e/writesMoney.spec.ts › a package activates the account from the deposit balance',
    'Activate your account?',
    'before.data.depositBalance) - 250',
  ),
  claim(
    '11',
    [
      'e2e/routes.spec.ts › the sidebar and the tabs carry the promised labels and targets',
      "e2e/writesProfile.spec.ts › the phone number is saved by either button, and by Submit only when it changed › 'Submit'",
      "e2e/account.spec.ts › the code form of /Pageotp asks for the e-mail that nobody passed on › toHaveURL('/pop')",
      'e2e/figures.spec.ts › /success says that the request was received, and leads on › Success',
    ],
    'Change password /Verfication_forget',
  ),
  claim(
    '12',
    [
      'e2e/session.spec.ts › keeps the screen on a refused GET, with a bar that leads to signing in',
      'e2e/session.spec.ts › ends once on a refused POST, however many fail, and says so › /activity?page=2',
      "e2e/signIn.spec.ts › who is sent away comes back to the same page after signing in › toHaveURL('/wallet?page=2')",
    ],
    'Your session has ended',
    'Sign in again',
  ),
  claim(
    '13',
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
    'Restore draft',
  ),
  claim(
    '14',
    [
      'e2e/landing.spec.ts › the contest is over and says when it ran and what it asked for',
      'e2e/landing.spec.ts › names the risk, the three kinds of income, and what is a placeholder › Trading can lose money',
      'e2e/landing.spec.ts › the contest goes by the visitor’s date › 2025-02-10T12:00',
    ],
    'The contest is over',
  ),
  claim(
    '15',
    [
      'unit/providers.test.ts › a read that fails by %s',
      "unit/write.test.tsx › whose answer is lost to %s is sent once, and its outcome is open › count('buildToy')).toBe(1)",
      'e2e/writesMoney.spec.ts › leaves the outcome open, and is not tried again › Outcome unknown',
      'e2e/writesWithdrawal.spec.ts › leaves the withdrawal open, and is not tried again › Outcome unknown',
    ],
    "['503', new ApiError('malformed', 'x', 503), 3, 0]",
    "['404', new ApiError('http', 'x', 404), 1, 0]",
  ),
  claim(
    '16',
    [
      'unit/money.test.ts › adds without floats',
      'unit/money.test.ts › refuses what is no plain decimal, and never throws › fc.anything()',
      'unit/valueTypes.test.ts › turns anything into plain words, for every field of the portal › fc.anything()',
    ],
    "['0.1', '0.2', 0.3]",
  ),
  claim(
    '17',
    [
      'unit/valueTypes.test.ts › lets no picture or link through that is not https',
      "unit/dashboardParts.test.ts › passes %s over › 'javascript:alert(1)'",
      "e2e/dashboardMedia.spec.ts › banners are asked for ten at a time and shown when safe › 'javascript:alert(1)'",
    ],
    "'javascript:alert(1)'",
    'http://localhost:4300/x',
  ),
  claim(
    '18',
    [
      `${listScreens} › lists are tables at 1024 px and cards at 1023 px, until the one switch for all of them says which`,
      "unit/listView.test.ts › at %i px a list begins as %s › [1023, 'cards'], [1024, 'table']",
      'unit/listView.test.ts › at %i px the choice of %s is remembered by a new tab › chooseListView(view)',
      'unit/listView.test.ts › keeps the choice until the tab closes where storage is forbidden › SecurityError',
      'unit/listView.test.ts › follows the width until one is chosen, and the choice of one list is the choice of all › resize(360)',
    ],
    '[1023, 1024]',
    "showAs(page, 'Cards')",
    'page.reload()',
    "'Winners'",
  ),
];
