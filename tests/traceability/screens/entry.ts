import { claim } from '../claim';

const account = 'e2e/account.spec.ts';
const details = 'e2e/details.spec.ts';
const landing = 'e2e/landing.spec.ts';
const joined = `${account} › a visitor joins by a referral link, confirms the code, and signs in`;
const signedIn = 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox';
const reset = `${account} › a forgotten password is replaced by the code from the mailbox`;
const navigation = `${landing} › the navigation carries the promised labels and targets and stays in view`;

/** What the screens before a session show and do: 'heading of docs/product.md: part'. */
export const entryScreens = [
  claim(
    'Landing: navigation',
    navigation,
    "['Home /', 'About #about', 'Feature #feature', 'Login /login', 'Sign up /signup']",
    'toBeInViewport({ ratio: 1 })',
  ),
  claim(
    'Landing: carousel',
    [
      `${landing} › shows one slide and keeps the others out of reach`,
      `${landing} › stays where it is after Pause, wherever the mouse and the focus go, until Play › Pause`,
    ],
    'Two wallets, every movement listed',
  ),
  claim(
    'Landing: screens',
    'e2e/landing.spec.ts › shows pictures of the portal in the scheme and the size of its visitor, and says that amounts are made up',
    'The amounts are made up',
  ),
  claim(
    'Landing: about and feature',
    [
      `${landing} › an address with a part opens there, and a footer link opens at the top`,
      `${navigation} › Level up as your team grows`,
      `${landing} › names the risk, the three kinds of income, and what is a placeholder › 'Level income', 'Rewards bonus', 'Royalty bonus'`,
    ],
    'Benefits of AI trading',
  ),
  claim(
    'Landing: contest',
    `${landing} › the contest is over and says when it ran and what it asked for`,
    '50 on the power leg',
    '50 on all other legs',
    '100 team members',
  ),
  claim(
    'Landing: risk and footer',
    `${landing} › names the risk, the three kinds of income, and what is a placeholder`,
    'Trading can lose money',
    'This text is a placeholder',
    'Dubai',
    "'/terms', '/privacy'",
  ),
  claim('Legal texts', `${landing} › terms and privacy lead to each other and home`, '/terms', '/privacy'),
  claim(
    'Sign-up: fields',
    [joined, `${details} › e-mail fields take an e-mail, and passwords can be shown and hidden › '/signup'`],
    '/signup?sponserId=WH100000',
    "'Name'",
    "'Email'",
    "'Phone'",
    "'Password'",
    "'Confirm password'",
  ),
  claim('Sign-up: success', joined, "toHaveURL('/Verfication')", 'await entry()).toContain(email)'),
  claim(
    'Log-in: links',
    `${details} › the log-in leads home, to joining and to a new password`,
    "'href', '/'",
    "'href', '/signup'",
    'Forgot Password?',
    '/Verfication_forget',
  ),
  claim('Log-in: success', signedIn, "toHaveURL('/Verfications')", 'not.toContain(member.password)'),
  claim(
    'Codes: boxes',
    [
      'unit/otpBoxes.test.tsx › takes digits and moves on, ignoring everything else',
      'unit/otpBoxes.test.tsx › spreads a pasted code from the first box, wherever it lands › 987654',
    ],
    'box(6)).toHaveFocus()',
  ),
  claim(
    'Codes: of an account',
    [
      `${account} › the code form of /Pageotp asks for the e-mail that nobody passed on`,
      `${joined} › toHaveURL('/Verfication')`,
      'e2e/codes.spec.ts › another code needs an e-mail, and is asked for as a verification › Resend Otp',
    ],
    "'/Pageotp'",
    "toHaveURL('/pop')",
  ),
  claim(
    'Codes: of a log-in',
    [
      signedIn,
      "e2e/signIn.spec.ts › who is sent away comes back to the same page after signing in › toHaveURL('/wallet?page=2')",
    ],
    'toHaveValue(member.email)',
    "toHaveURL('/dashboard')",
  ),
  claim(
    'Codes: e-mail and Resend OTP of a log-in',
    'e2e/codes.spec.ts › on /Verfications the e-mail stays as it is, and Resend OTP has another code sent, which signs in',
    'not.toBeEditable()',
    "{ name: 'Resend OTP', exact: true }",
    "[{ email, type: 'resendOtp' }]",
  ),
  claim(
    'Password reset',
    [
      reset,
      `${details} › e-mail fields take an e-mail, and passwords can be shown and hidden › '/Forget'`,
      "e2e/codes.spec.ts › a new password asks for e-mail, code, password and its repetition, and for no match › 'href', '/Login'",
    ],
    'Resend OTP',
    "toHaveURL('/Forget')",
    'not.toBeEditable()',
    "toHaveURL('/')",
  ),
];
