import { claim } from './claim';

const signUp =
  'e2e/account.spec.ts › sign-up says what is wrong in the promised order, and keeps what was typed';
const withdrawal =
  'e2e/writesWithdrawal.spec.ts › an order says what is missing or broken, and a changed one asks for its code again';

/** What the portal checks before it asks. */
export const rules = [
  claim(
    'Sign-up, first: passwords',
    ['unit/accountRules.test.ts › first: the passwords match, though everything else is wrong', signUp],
    'Password and confirm password do not match',
  ),
  claim(
    'Sign-up, second: all fields',
    ['unit/accountRules.test.ts › second: nothing is missing, though the phone is short', signUp],
    'Please enter the details',
  ),
  claim(
    'Sign-up, third: phone',
    [
      signUp,
      'unit/accountRules.test.ts › third: the phone has exactly ten characters, not %s',
      'unit/accountRules.test.ts › and nothing more: ten characters that are no digits pass, and so does a weak password › abcdefghij',
    ],
    'Phone number should be exactly 10 digits',
  ),
  claim(
    'Sign-up: e-mail',
    'e2e/details.spec.ts › e-mail fields take an e-mail, and passwords can be shown and hidden',
    "'/signup'",
    "'type', 'email'",
  ),
  claim(
    'Sign-up: strength',
    'unit/accountRules.test.ts › and nothing more: ten characters that are no digits pass, and so does a weak password',
    "password: 'x'",
  ),
  claim(
    'Log-in',
    'e2e/signIn.spec.ts › both steps ask for what is missing, in the promised words',
    'Please enter the details',
  ),
  claim(
    'Reset: all fields',
    'e2e/codes.spec.ts › a new password asks for e-mail, code, password and its repetition, and for no match',
    "'Email', 'OTP', 'Password', 'Confirm password'",
  ),
  claim(
    'Reset: match',
    'e2e/account.spec.ts › a forgotten password is replaced by the code from the mailbox',
    "confirmpassword: 'Newer-1235'",
  ),
  claim(
    'Code',
    [
      'e2e/codes.spec.ts › a code without an e-mail is not sent, and none of five digits',
      'e2e/signIn.spec.ts › both steps ask for what is missing, in the promised words › 123456',
    ],
    "enter('', '123456'",
    "enter('new@example.test', '12345'",
  ),
  claim(
    'Code box',
    'unit/otpBoxes.test.tsx › takes digits and moves on, ignoring everything else',
    '1a2-3 456',
  ),
  claim(
    'Code paste',
    [
      'unit/otpBoxes.test.tsx › takes no paste of %s',
      'unit/otpBoxes.test.tsx › spreads a pasted code from the first box, wherever it lands › 987654',
    ],
    '12a456',
  ),
  claim(
    'Resend',
    'e2e/codes.spec.ts › another code needs an e-mail, and is asked for as a verification',
    'Resend Otp',
  ),
  claim(
    'Bind, unbind, update',
    'e2e/writesService.spec.ts › keys are sent as they are, checked by the server alone, and a refusal keeps them',
    "apiKey: '', apiSecret: ''",
    'updates',
  ),
  claim(
    'Transfer',
    'e2e/writesMoney.spec.ts › a transfer says what is missing, shows no stale recipient, and keeps a refused amount',
    'Please enter the details',
    "'-5', '0', 'abc', '1e3', '1,5'",
  ),
  claim(
    'Withdraw: minimum',
    [withdrawal, 'unit/withdrawal.test.ts › warns below 10 USDT, from 10 no more › 9.99999999'],
    "amount: '9.99'",
  ),
  claim(
    'Withdraw: kind of address',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
    'Send USDT to a USDT address only',
  ),
  claim(
    'Withdraw: as typed',
    [
      'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
      "unit/withdrawOrder.test.tsx › carries its code without the white space that came with a paste › ' 123456 '",
    ],
    "amount: '25.50'",
  ),
  claim(
    'Withdraw: certain mistakes',
    [
      withdrawal,
      'unit/withdrawal.test.ts › blocks a broken checksum of a known form, and only that › checksum',
      'unit/withdrawal.test.ts › blocks what is no address of any chain › This is not a wallet address',
      'unit/withdrawForm.test.tsx › is told of an address as its field is left, before a code is asked for, and still after › hello',
      'unit/withdrawal.test.ts › takes no amount of %s › above 0',
      'unit/withdrawal.test.ts › names everything that is missing › Please enter the details',
    ],
    'Please enter the details',
    'checksum does not fit',
    'This is not a wallet address',
  ),
  claim(
    'Over the balance',
    [
      'unit/withdrawForm.test.tsx › of more than there is says so at once, and cannot be confirmed › more than your available balance',
      'unit/transferForm.test.tsx › of more than there is says so at once, and cannot be sent › more than your Fuel Wallet holds',
      'unit/activationForm.test.tsx › of more than there is is marked at once, and not offered › More than your deposit balance',
      'unit/smallRules.test.ts › is told to the last decimal, and only where both are known › 25.00000001',
    ],
    'toBeDisabled()',
  ),
  claim(
    'To oneself',
    'unit/transferForm.test.tsx › to oneself is flagged, in the form and in its review',
    'This is your own user id',
  ),
  claim(
    'Ticket',
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
    'No topic chosen',
  ),
  claim(
    'Phone number',
    'e2e/writesProfile.spec.ts › the phone number is saved by either button, and by Submit only when it changed',
    "phonenumber: 'call me'",
  ),
  claim('Lengths', [
    "unit/textLimits.test.ts › %s: %i characters, and one more is pointed out › ['longText', 5000]",
    'unit/textLimits.test.ts › sign-up: %s › checkSignUp',
    'unit/textLimits.test.ts › log-in and reset: e-mail, code and passwords; what is missing is said first › checkDetails',
    'unit/textLimits.test.ts › withdrawal: the address and the code › at most 200 characters',
    'unit/transferForm.test.tsx › whose id is too long is said at once, looked up by no call, and kept › at most 100 characters',
    'unit/ticketForm.test.tsx › says of a message that is too long that it is, sends nothing, and keeps it whole › at most 5000 characters',
    'unit/phoneForm.test.tsx › says of a number that is too long that it is, sends nothing, and keeps it whole › at most 200 characters',
  ]),
  claim(
    'Lengths of exchange keys',
    'unit/textLimits.test.ts › exchange keys: a hint alone, for what is typed goes',
    'longer than any',
  ),
];
