import { claim } from './claim';

const signUp =
  'e2e/account.spec.ts › sign-up says what is wrong in the order of SPEC §5, and keeps what was typed';
const sharing = 'e2e/writesProfile.spec.ts › the share sheet of the device: ${outcome}';
const copying =
  'e2e/writesProfile.spec.ts › the referral link is copied, and shared by five links where there is no share sheet';
const fallback = 'e2e/writesProfile.spec.ts › an old browser copies by the fallback, and says so';
const address =
  'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh';

/** SPEC §8, and the words that §2 puts on the screen. */
export const messages = [
  claim('Password and confirm password do not match', signUp),
  claim('Please enter the details', signUp),
  claim('Phone number should be exactly 10 digits', signUp),
  claim('Link shared successfully!', sharing),
  claim('Failed to share!', sharing),
  claim('Text copied to clipboard!', copying),
  claim('Ip copied to clipboard!', fallback),
  claim('Address copied to clipboard!', address),
  claim(
    '… (fallback method)',
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
  claim(
    'Unexpected Application Error!',
    'e2e/release.spec.ts › a file that is missing for another reason ends on the error screen, without a loop',
  ),
  claim(
    'Something went wrong, ERROR: …',
    [
      'unit/http.test.ts › offline: status 0 and the words of SPEC §8',
      'e2e/writesService.spec.ts › bind, update and unbind each say that something went wrong',
    ],
    'Something went wrong, ERROR: ',
  ),
  claim('Unauthorized!', [
    'unit/http.test.ts › on POST removes the token, once however many calls fail, and reaches the caller',
    "contract/resourceSuite.ts › refuses a stranger with 'Unauthorized!'",
  ]),
  claim(
    "'Unauthorized!' on a GET, PATCH or DELETE keeps the token",
    [
      'unit/http.test.ts › on %s keeps the token and marks the session',
      'e2e/session.spec.ts › keeps the screen on a refused GET, with a bar that leads to signing in › a-token-nobody-has',
    ],
    "['GET', 'PATCH', 'DELETE']",
  ),
  claim(
    "A refusal shows the server's message",
    'e2e/signIn.spec.ts › both steps ask for what is missing, in the words of SPEC §5',
    'E-mail or password is wrong',
  ),
  claim(
    "A success shows the server's message",
    'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other',
    '12.5 USDT sent',
  ),
  claim(
    'An error clears the toasts before it',
    'unit/providers.test.ts › an error clears those before it; a close names its own',
    'destroy',
  ),
  claim(
    'Ordinary calls that throw say nothing aloud; their screen does',
    [
      'unit/providers.test.ts › a read that fails by %s',
      'e2e/ledgers.spec.ts › it says so beside the rows that stand › could not be read again',
    ],
    "'network'",
  ),
  claim('Welcome Back!', 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox'),
  claim(
    'Confirmation: Are you sure you want to Logout?',
    'e2e/session.spec.ts › log-out asks first, clears what is stored, and leads to /Login',
    'Confirmation',
    'Are you sure you want to Logout?',
  ),
];
