import { claim, type Claim } from './claim';

const contract = 'contract/spec.test.ts › %s';
const sandbox = 'unit/sandbox/calls.test.ts › %s keeps its promises';
const list =
  'contract/resourceSuite.ts › its first request and answer keep the contract › violations(call.answer';
const answer = 'contract/resourceSuite.ts › its answer keeps the contract › violations(call.answer';
const opened = 'e2e/calls.spec.ts › ${address} asks for what it shows, once each, and nothing in vain';

/** Each call with the test that shows the portal making it, and another that shows what it is for. */
const made: readonly (readonly [call: string, first: string, second?: string])[] = [
  [
    'POST signUp',
    'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
  ],
  ['POST signIn', 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox'],
  [
    'POST verify',
    'e2e/account.spec.ts › a visitor joins by a referral link, confirms the code, and signs in',
  ],
  ['POST verifySignIn', 'e2e/signIn.spec.ts › a member signs in with the code from the mailbox'],
  ['POST resendOtp', 'e2e/codes.spec.ts › another code needs an e-mail, and is asked for as a verification'],
  [
    'POST forgotePassword',
    'e2e/account.spec.ts › a forgotten password is replaced by the code from the mailbox',
  ],
  ['GET dashboard', opened, 'e2e/dashboard.spec.ts › money has $ and two decimals, and the totals are sums'],
  [
    'GET randomProfit',
    opened,
    'e2e/details.spec.ts › winners by period, their columns and the words for a missing flag',
  ],
  [
    'GET packages',
    opened,
    "e2e/writesMoney.spec.ts › a package activates the account from the deposit balance › 'button', { name: '$",
  ],
  [
    'GET getNews',
    opened,
    'e2e/dashboardMedia.spec.ts › the news move through 220 pixels, and stand still under mouse and focus › Latest News',
  ],
  [
    'POST getBanners',
    opened,
    'e2e/dashboardMedia.spec.ts › banners are asked for ten at a time and shown when safe',
  ],
  [
    'GET getExchange',
    opened,
    'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked',
  ],
  ['GET ip', opened, answer],
  ['POST bind', 'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked'],
  ['POST unbind', 'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked'],
  ['POST updateBind', 'e2e/writesService.spec.ts › keys are bound, updated and unbound, and stay masked'],
  [
    'GET depositQrCode',
    opened,
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh',
  ],
  [
    'POST deposit',
    opened,
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh',
  ],
  ['POST trades', opened, list],
  ['POST orders', opened, 'e2e/ledgers.spec.ts › futures orders are asked for by status'],
  [
    'POST tradeDetails',
    opened,
    'e2e/ledgers.spec.ts › a trade leads to its detail, as cards and as a table with the promised columns › Trade detail',
  ],
  ['POST activitys', opened, list],
  [
    'POST addPhoneNumber',
    'e2e/writesProfile.spec.ts › the phone number is saved by either button, and by Submit only when it changed',
  ],
  ['POST teamMembers', opened, list],
  ['POST sponsers', opened, list],
  ['POST teamByLevel', opened, 'e2e/ledgers.spec.ts › a level of the team leads to its members › /level/2'],
  ['POST allTxns', opened, 'e2e/ledgers.spec.ts › date filters work with no help from the server'],
  ['POST walletLedgar', opened, list],
  ['POST bonusTxns', opened, list],
  [
    'POST fetchDetails',
    'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other',
    'e2e/figures.spec.ts › the recipient is looked up on each change of the user id',
  ],
  ['POST fundTransfer', 'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other'],
  [
    'POST getTicket',
    opened,
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
  ],
  [
    'POST addTicket',
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored',
  ],
  [
    'GET withrawOtp',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
  ],
  [
    'POST placeWithraw',
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
  ],
  [
    'POST withrawOrders',
    opened,
    'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order',
  ],
  ['GET marketData', opened, 'e2e/details.spec.ts › the market names its coins in capitals › /marketdata'],
  [
    'POST activateAccount',
    'e2e/writesMoney.spec.ts › a package activates the account from the deposit balance',
  ],
  [
    'POST profitCalculation',
    opened,
    'e2e/profit.spec.ts › profit stands as the total, the rows and a chart of all of the period, each page asked for once',
  ],
];

/** All 39 calls. */
export const calls: readonly Claim[] = [
  ...made.map(([call, first, second]) => {
    const [, name = ''] = call.split(' ');
    const told = second?.split(' › ').length === 2 ? `${second} › ${name}` : second;
    const shown = [first, ...(told ? [told] : []), `${contract} › ${call}`, `${sandbox} › '${name}'`];
    return claim(call, shown, first === opened ? `'${call}'` : name);
  }),
];

/** How requests are made. */
export const requestBehaviour = [
  claim(
    'GET',
    'unit/http.test.ts › GET: JSON Accept and Content-Type, the token as it is, no body; parameters in the query',
    "Accept: 'application/json'",
    "'Content-Type': 'application/json'",
    'body: undefined',
  ),
  claim(
    'PATCH',
    'unit/http.test.ts › PATCH: only the Authorization header, the payload as it is',
    "['Authorization']",
    'toBe(payload)',
  ),
  claim(
    'DELETE',
    'unit/http.test.ts › DELETE: JSON headers and a JSON body',
    "Accept: 'application/json'",
    "{ id: '1' }",
  ),
  claim(
    'Any other',
    'unit/http.test.ts › POST: JSON Content-Type and a JSON body',
    "'Content-Type': 'application/json'",
    'body: { limit: 10, skip: 0 }',
  ),
  claim(
    'Paging',
    [
      'unit/resourceRequest.test.ts › turns every page into its own ten rows: none twice, none left out',
      'unit/dataProvider.test.ts › asks for ten rows at the right place, and counts as the server counts › total: 24',
    ],
    '(page - 1) * PAGE_SIZE',
  ),
  claim(
    'First request',
    [
      'unit/dataProvider.test.ts › %s',
      'e2e/ledgers.spec.ts › date filters work with no help from the server › toEqual([{ limit: 10, skip: 0 }])',
    ],
    'toEqual(first[name])',
  ),
  claim('Answer', 'unit/http.test.ts › %s', "'HTML'", "'empty body'", "'cut JSON'", "'array'"),
  claim('Once each', opened, 'expect(asked.toSorted()).toEqual(expected)'),
];
