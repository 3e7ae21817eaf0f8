/** The meta descriptions of the public pages by path; only the build reads them. */
export const pageAbouts: Readonly<Record<string, string>> = {
  '/': 'Automated crypto trading on your own exchange account. Follow every trade, wallet and team entry in one place.',
  '/login': 'Sign in to the member portal with your password and a code sent by e-mail.',
  '/signup': 'Join the member portal with the code of the member who invited you.',
  '/Pageotp': 'Verify your new account with the code we sent to your e-mail.',
  '/Verfication': 'Verify your new account with the code we sent to your e-mail.',
  '/Verfications': 'Enter the code we sent to your e-mail to sign in.',
  '/Forget': 'Choose a new password with the code we sent to your e-mail.',
  '/Verfication_forget': 'Get a code by e-mail to reset your password.',
  '/pop': 'Your account is created and your e-mail is confirmed.',
  '/terms': 'Terms for members: your responsibility, risk, fees and payments.',
  '/privacy': 'The data that the portal stores in your browser and sends to its server.',
};
