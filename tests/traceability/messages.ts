import { claim } from './claim';

const signUp =
  'e2e/account.spec.ts › sign-up says what is wrong in the promised order, and keeps what was typed';
const sharing = 'e2e/writesProfile.spec.ts › the share sheet of the device: ${outcome}';
const copying =
  'e2e/writesProfile.spec.ts › the referral link is copied, and shared by five links where there is no share sheet';
const fallback = 'e2e/writesProfile.spec.ts › an old browser copies by the fallback, and says so';
const address =
  'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh';
const keys = 'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked';
const logOut = 'e2e/session.spec.ts › log-out asks first, clears what is stored, and leads to /Login';
const missingFile =
  'e2e/release.spec.ts › a file that is missing for another reason ends on the error screen, without a loop';
const refusedPost =
  'unit/refusedSession.test.ts › on POST removes the token, once however many calls fail, and reaches the caller';
const offline = 'unit/http.test.ts › offline: status 0 and the promised words';
const lostKeys = 'e2e/writesService.spec.ts › bind, update and unbind each say that something went wrong';

const offlineBar =
  'e2e/offline.spec.ts › a bar says that the line is cut, and what could not be read comes by itself';
const offlineScreen =
  'e2e/offline.spec.ts › a screen whose code is not there yet says that the line is cut, and opens when it returns';
const deadServer =
  'e2e/offline.spec.ts › a server that does not answer is asked again by itself, and nothing typed elsewhere is lost';

/** The portal's own words. */
export const messages = [
  claim('Password and confirm password do not match', signUp),
  claim('Please enter the details', signUp),
  claim('Phone number should be exactly 10 digits', signUp),
  claim('Link shared successfully!', sharing),
  claim('Failed to share!', sharing),
  claim('Text copied to clipboard!', copying),
  claim('Ip copied to clipboard!', keys),
  claim('Address copied to clipboard!', address),
  claim(
    '(fallback method)',
    fallback,
    'Text copied to clipboard! (fallback method)',
    'Ip copied to clipboard! (fallback method)',
    'Address copied to clipboard! (fallback method)',
  ),
  claim('Data Not Found', 'unit/resourceList.test.tsx › says when there is nothing'),
  claim(
    'No Image Available',
    'e2e/details.spec.ts › winners by period, their columns and the words for a missing flag',
  ),
  claim('Welcome Back!', 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox'),
  claim('Confirmation', logOut),
  claim('Are you sure you want to Logout?', logOut),
  claim(
    'Your session has ended',
    'e2e/session.spec.ts › keeps the screen on a refused GET, with a bar that leads to signing in',
  ),
  claim('Unexpected Application Error!', [
    missingFile,
    'e2e/routes.spec.ts › an address that leads nowhere says so',
  ]),
  claim('Something went wrong, ERROR:', [offline, lostKeys]),
  claim('Unauthorized!', [
    refusedPost,
    "contract/resourceSuite.ts › refuses a stranger with 'Unauthorized!'",
  ]),
  claim('You are offline. What you see may be out of date.', offlineBar),
  claim('You are offline', offlineScreen),
  claim('This screen could not be loaded', deadServer),
  claim(
    'Please enter at most … characters',
    'unit/textLimits.test.ts › %s: %i characters, and one more is pointed out',
    'Please enter at most',
  ),
];

/** What a member sees when something fails. */
export const errors = [
  claim(
    'Refused',
    'e2e/signIn.spec.ts › both steps ask for what is missing, in the promised words',
    'E-mail or password is wrong',
  ),
  claim(
    'Refused by its words',
    [
      'unit/withdrawOrder.test.tsx › that is refused keeps all that was typed, and says why where it belongs: %s',
      'unit/transferForm.test.tsx › that is refused keeps what was typed, and says why where it belongs: %s › toHaveFocus()',
      'unit/smallRules.test.ts › of a withdrawal: %j › refusedField(message, withdraw)',
      'e2e/writesWithdrawal.spec.ts › an order says what is missing or broken, and a changed one asks for its code again › This code is wrong',
    ],
    'toHaveFocus()',
    'not.toBeInvalid()',
    "closest('[role=alert]')",
  ),
  claim(
    'Worked',
    'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other',
    '12.5 USDT sent',
  ),
  claim(
    'Several toasts',
    [
      'unit/providers.test.ts › a toast of %s clears those before it',
      'e2e/shell.spec.ts › a toast takes the place of the one before, and the room that is left to it › Ticket 2 sent',
      'e2e/session.spec.ts › ends once on a refused POST, however many fail, and says so › toastsOf(page)).toHaveLength(1)',
    ],
    'destroy',
  ),
  claim(
    'No network, no JSON',
    [offline, "unit/http.test.ts › %s › 'malformed', 200, /^Something went wrong, ERROR: /"],
    'statusCode: 0',
    'Something went wrong, ERROR: Failed to fetch',
  ),
  claim(
    'A read that is lost',
    [
      'unit/providers.test.ts › a read that fails by %s',
      'e2e/ledgers.spec.ts › it says so beside the rows that stand › could not be read again',
    ],
    "['network', new ApiError('network', 'x'), 3, 0]",
  ),
  claim('Bind, update, unbind are lost', lostKeys, "['Bind', 'Update', 'Unbind']"),
  claim(
    'A write that is lost',
    [
      'unit/write.test.tsx › whose answer is lost to %s is sent once, and its outcome is open',
      'e2e/writesMoney.spec.ts › leaves the outcome open, and is not tried again › Outcome unknown',
      'e2e/writesWithdrawal.spec.ts › leaves the withdrawal open, and is not tried again › /withdrawhistory',
    ],
    'outcomeUnknown: true',
  ),
  claim('Unauthorized', refusedPost, "Array(3).fill('Unauthorized!')"),
  claim(
    'The portal fails',
    [
      missingFile,
      'unit/lazyScreen.test.tsx › a screen whose code does not come within 120 seconds ends on the error screen, not before › ErrorBoundary',
    ],
    'Unexpected Application Error!',
    'Go to the start',
    'Load again',
  ),
  claim(
    'Code that does not load',
    [
      'e2e/release.spec.ts › a screen whose file a release has replaced loads the page again, once',
      'e2e/release.spec.ts › a release that keeps failing is loaded again only once › toBe(1)',
      "e2e/release.spec.ts › a dialog whose code cannot be loaded leaves what was typed › toHaveValue('42')",
    ],
    'status: 404',
    'index-next.js',
  ),
  claim('Code without a line', [
    `${offlineScreen} › You are offline`,
    `${deadServer} › This screen could not be loaded`,
  ]),
  claim('No line', offlineBar, 'You are offline. What you see may be out of date.'),
  claim('Long texts', [
    'e2e/longText.spec.ts › ten rows of 100 kB are drawn cut, without holding the page up, and whole on demand › Show all',
    'unit/longText.test.tsx › of 200 characters is shown whole, of 201 cut › 201',
    'unit/longText.test.tsx › a toast of more than 300 characters is cut, and whole on demand in a dialog that takes its place › 300',
  ]),
];
