import { claim } from './claim';

const signUp =
  'e2e/account.spec.ts › sign-up says what is wrong in the order of SPEC §5, and keeps what was typed';
const withdrawal =
  'e2e/writesWithdrawal.spec.ts › an order says what is missing or broken, and a changed one asks for its code again';

/** SPEC §5, validation rules. */
export const rules = [
  claim(
    'Sign-up, first: both passwords match',
    ['unit/accountRules.test.ts › first: the passwords match, though everything else is wrong', signUp],
    'Password and confirm password do not match',
  ),
  claim(
    'Sign-up, second: all six fields are filled in',
    ['unit/accountRules.test.ts › second: nothing is missing, though the phone is short', signUp],
    'Please enter the details',
  ),
  claim(
    'Sign-up, third: the phone has exactly 10 characters, of any kind',
    [
      signUp,
      'unit/accountRules.test.ts › third: the phone has exactly ten characters, not %s',
      'unit/accountRules.test.ts › and nothing more: ten characters that are no digits pass, and so does a weak password › abcdefghij',
    ],
    'Phone number should be exactly 10 digits',
  ),
  claim(
    'Sign-up: the e-mail field is of the e-mail type',
    'e2e/details.spec.ts › e-mail fields take an e-mail, and passwords can be shown and hidden',
    "'/signup'",
    "'type', 'email'",
  ),
  claim(
    'Sign-up: no rule for the strength of a password',
    'unit/accountRules.test.ts › and nothing more: ten characters that are no digits pass, and so does a weak password',
    "password: 'x'",
  ),
  claim(
    'Login: e-mail and password',
    'e2e/signIn.spec.ts › both steps ask for what is missing, in the words of SPEC §5',
    'Please enter the details',
  ),
  claim(
    'Forgot password: e-mail, code, password and confirmation',
    'e2e/codes.spec.ts › a new password asks for e-mail, code, password and its repetition, and for no match',
    "'Email', 'OTP', 'Password', 'Confirm password'",
  ),
  claim(
    'Forgot password: that both match is left to the server',
    'e2e/account.spec.ts › a forgotten password is replaced by the code from the mailbox',
    "confirmpassword: 'Newer-1235'",
  ),
  claim(
    'Code: e-mail and exactly 6 characters',
    [
      'e2e/codes.spec.ts › a code without an e-mail is not sent, and none of five digits',
      'e2e/signIn.spec.ts › both steps ask for what is missing, in the words of SPEC §5 › 123456',
    ],
    "enter('', '123456'",
    "enter('new@example.test', '12345'",
  ),
  claim(
    'Code: one numeric character a box',
    'unit/otpBoxes.test.tsx › takes digits and moves on, ignoring everything else',
    '1a2-3 456',
  ),
  claim(
    'Code: only six digits are pasted',
    [
      'unit/otpBoxes.test.tsx › takes no paste of %s',
      'unit/otpBoxes.test.tsx › spreads a pasted code from the first box, wherever it lands › 987654',
    ],
    '12a456',
  ),
  claim(
    'Resend: needs an e-mail',
    'e2e/codes.spec.ts › another code needs an e-mail, and is asked for as a verification',
    'Resend Otp',
  ),
  claim(
    'Bind, unbind, update: no check in the portal',
    'e2e/writesService.spec.ts › keys are sent as they are, checked by the server alone, and a refusal keeps them',
    "apiKey: '', apiSecret: ''",
    'updates',
  ),
  claim(
    'Transfer: user id and amount, numeric, above 0',
    'e2e/writesMoney.spec.ts › a transfer says what is missing, shows no stale recipient, and keeps a refused amount',
    'Please enter the details',
    "'-5', '0', 'abc', '1e3', '1,5'",
  ),
  claim(
    'Withdraw: the minimum of 10 USDT reminds and does not stop',
    [withdrawal, 'unit/withdrawal.test.ts › warns below 10 USDT, from 10 no more › 9.99999999'],
    "amount: '9.99'",
  ),
  claim(
    'Withdraw: the reminder says that USDT goes to a USDT address',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
    'Send USDT to a USDT address only',
  ),
  claim(
    'Withdraw: code, address and quantity go as typed',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
    "amount: '25.50'",
  ),
  claim(
    'Ticket: an empty topic is not stopped',
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
    'No topic chosen',
  ),
  claim(
    'Phone number: free text',
    'e2e/writesProfile.spec.ts › the phone number is saved by either button, and by Submit only when it changed',
    "phonenumber: 'call me'",
  ),
];
