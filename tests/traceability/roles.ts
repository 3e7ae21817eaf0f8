import { claim } from './claim';

const stranger = "contract/resourceSuite.ts › refuses a stranger with 'Unauthorized!'";

/** Who may do what, and what the product says of itself to everyone. */
export const roles = [
  claim(
    'Visitor',
    [
      'e2e/routes.spec.ts › a member area needs a session',
      'e2e/routes.spec.ts › public ${route} › publicRoutes',
      `${stranger} › Unauthorized!`,
    ],
    '/dashboard',
    "toHaveURL('/login')",
  ),
  claim(
    'Member',
    [
      'e2e/routes.spec.ts › member ${route}',
      "e2e/signIn.spec.ts › a member signs in with the code from the mailbox › ['/login', '/signup']",
    ],
    'memberRoutes',
  ),
  claim(
    'No other role',
    'e2e/newMember.spec.ts › a new member, neither paid nor with a package, opens every member route',
    "{ paidStatus: false, packageAmount: '0', packageValidity: '' }",
    'of memberRoutes',
    "getByRole('alert'), route).toHaveCount(0)",
  ),
  claim(
    'Who may ask',
    [
      'unit/http.test.ts › GET: JSON Accept and Content-Type, the token as it is, no body; parameters in the query',
      'unit/http.test.ts › POST: JSON Content-Type and a JSON body',
      'unit/http.test.ts › sends no Authorization where nobody is signed in',
      `${stranger} › backend().stranger`,
    ],
    'Authorization',
  ),
  claim(
    'Sponsor and levels',
    [
      'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
      'e2e/ledgers.spec.ts › a level of the team leads to its members › /level/2',
      'unit/sandbox/seed.test.ts › counts the team alike in both answers › data.teamCount',
    ],
    "sponserId: 'WH100000'",
  ),
  claim(
    'Own responsibility',
    [
      'e2e/landing.spec.ts › terms and privacy lead to each other and home',
      'e2e/dashboard.spec.ts › the privacy notice is for members who have not paid › are your own responsibility',
      'e2e/dashboard.spec.ts › everything stands in the promised order › are your own responsibility',
      'e2e/landing.spec.ts › names the risk, the three kinds of income, and what is a placeholder › Trades and API keys on the exchange are your own responsibility.',
    ],
    'must not close trades on purpose to raise gains or cut losses',
  ),
];
