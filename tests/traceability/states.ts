import { claim } from './claim';

const signedIn = 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox';
const joined = 'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in';
const refused = 'unit/refusedSession.test.ts';
const transfer = 'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other';
const order =
  'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order';
const ticket = 'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored';

/** States, and how they come and go. */
export const states = [
  claim(
    'Session begins',
    [
      'unit/authProvider.test.ts › step one asks for a code and starts nothing',
      "unit/authProvider.test.ts › step two finds the token in %j › toBe('T')",
      'unit/session.test.ts › keeps one token under the key `token`, and reads it again › getItem',
    ],
    'session.state().token).toBeNull()',
  ),
  claim('Session follows', 'e2e/session.spec.ts › other tabs follow, out and in', 'context.newPage()'),
  claim(
    'Session is left',
    [
      'e2e/session.spec.ts › log-out asks first, clears what is stored, and leads to /Login',
      'unit/session.test.ts › leaving clears everything stored and says where to go › storage.length).toBe(0)',
    ],
    'localStorage.length',
  ),
  claim(
    'Session is ended',
    [
      `${refused} › on POST removes the token, once however many calls fail, and reaches the caller`,
      "e2e/session.spec.ts › ends once on a refused POST, however many fail, and says so › localStorage.getItem('token')",
    ],
    'token: null',
    'expect(changes).toBe(1)',
  ),
  claim(
    'Session is doubted',
    [
      `${refused} › on %s keeps the token and marks the session`,
      'e2e/session.spec.ts › keeps the screen on a refused GET, with a bar that leads to signing in › a-token-nobody-has',
    ],
    "['GET', 'PATCH', 'DELETE']",
    'expired: true',
  ),
  claim('Joining', joined, "toHaveURL('/Verfication')", "toHaveURL('/pop')"),
  claim('Signing in', signedIn, "toHaveURL('/Verfications')", "toHaveURL('/dashboard')"),
  claim(
    'New password',
    'e2e/account.spec.ts › a forgotten password is replaced by the code from the mailbox',
    "toHaveURL('/Forget')",
    "toHaveURL('/')",
  ),
  claim(
    'Privacy notice',
    [
      'e2e/dashboard.spec.ts › the privacy notice is for members who have not paid',
      'e2e/dashboard.spec.ts › a member who has paid sees no privacy notice › toHaveCount(0)',
    ],
    'Privacy policy',
  ),
  claim(
    'Winners period',
    'e2e/details.spec.ts › winners by period, their columns and the words for a missing flag',
    "['', '?type=30day', '?type=90day']",
  ),
  claim(
    'Profit period',
    'e2e/profit.spec.ts › profit stands as the total, the rows and a chart of all of the period, each page asked for once',
    "time: '1day'",
    "'7day'",
    "'1month'",
    "'overall'",
  ),
  claim(
    'Account activation',
    'e2e/writesMoney.spec.ts › a package activates the account from the deposit balance',
    'before.data.depositBalance) - 250',
    'packageOf(request)).toBe(250)',
    'of ${count + 1}',
  ),
  claim(
    'Trade',
    'unit/valueTypes.test.ts › writes decimals, flags and fixed words as told',
    "'closeStatus', true)).toBe('Closed')",
    "'closeStatus', false)).toBe('open')",
  ),
  claim(
    'Ticket and withdrawal',
    'e2e/listScreens.spec.ts › ${name}: a status that nobody knows is shown as the server spells it',
    "'/ticket', 'Your tickets', 'getTicket'",
    "'/withdrawhistory', 'Withdraw history', 'withrawOrders'",
    'toHaveText(status, asSeen)',
  ),
  claim(
    'Withdraw type',
    [
      'e2e/writesWithdrawal.spec.ts › a withdrawal to fuel moves income into the Fuel Wallet',
      `${order} › withrawType: 'address'`,
    ],
    "withrawType: 'FUEL'",
  ),
  claim(
    'After a withdrawal',
    order,
    "toHaveValue('')",
    "'Withdrawal placed'",
    'dollars(after.data.incomeBalance)',
  ),
  claim(
    'After a transfer',
    transfer,
    "toHaveValue('')",
    "'Transfer sent'",
    'dollars(after.data.mainBalance)',
  ),
  claim('After a ticket', ticket, 'Mine took a minute.', "toHaveValue('')", 'The ticket was not sent.'),
  claim(
    'Recipient',
    [
      'e2e/figures.spec.ts › the recipient is looked up on each change of the user id',
      'e2e/writesMoney.spec.ts › a transfer says what is missing, shows no stale recipient, and keeps a refused amount › expect(friend).toHaveCount(0)',
    ],
    "{ uid: 'W' }, { uid: 'WH' }",
  ),
  claim(
    'Password in view',
    [
      'e2e/details.spec.ts › e-mail fields take an e-mail, and passwords can be shown and hidden',
      "e2e/keyboard.spec.ts › the password toggle is reached and pressed by keys › 'type', 'text'",
    ],
    "['/signup', '/login', '/Forget']",
    "'type', 'text'",
    "'type', 'password'",
  ),
  claim(
    'Button under way',
    [
      'e2e/details.spec.ts › a button has a spinner while its request is pending',
      'e2e/signIn.spec.ts › a click and an Enter at once are one request › toBe(1)',
      "unit/write.test.tsx › is one request however it is called, and reads again exactly what it changed › count('buildToy')).toBe(1)",
    ],
    'anticon-loading',
  ),
  claim(
    'Next code',
    'unit/countdown.test.tsx › goes by the clock: what a hidden tab or a sleeping laptop missed is gone',
    'sleep(20_000)',
    'toBe(10)',
  ),
];
