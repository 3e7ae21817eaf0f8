/** What a search engine is told of each public page, by its path; read by the build alone. */
export const pageAbouts: Readonly<Record<string, string>> = {
  '/': 'Automated crypto trading on your own exchange account: a bot trades by rules, and each trade, wallet and team entry is listed.',
  '/login': 'Log in to the member portal by password and a code by e-mail.',
  '/signup': 'Join the member portal with the code of the member who invited you.',
  '/Pageotp': 'Verify a new account by the code that was sent to its e-mail.',
  '/Verfication': 'Verify a new account by the code that was sent to its e-mail.',
  '/Verfications': 'Enter the code that was sent to your e-mail to log in.',
  '/Forget': 'Choose a new password by the code that was sent to your e-mail.',
  '/Verfication_forget': 'Ask for a code by e-mail to choose a new password.',
  '/pop': 'Your account is made and its e-mail confirmed.',
  '/terms': 'What holds for members: their own responsibility, the risk, fees and payments.',
  '/privacy': 'What the portal keeps in your browser and what it sends.',
};
