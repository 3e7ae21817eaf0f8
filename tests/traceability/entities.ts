import { claim, type Claim } from './claim';
import { rowsOf } from './product';

/**
 * What shows the fields of an entity beside the two tests of all of them: one that holds the keys of code
 * against those of docs/product.md, one that reads every value of an answer.
 */
const shownOn: Readonly<Record<string, string>> = {
  User: 'e2e/figures.spec.ts › the dashboard writes every figure under its own name › Registration date 2026-03-05',
  'Dashboard data':
    'e2e/figures.spec.ts › the dashboard writes every figure under its own name › Direct team business $1,010.50',
  'News line':
    'e2e/dashboardMedia.spec.ts › the news move through 220 pixels, and stand still under mouse and focus › This is a sandbox',
  Winner:
    "e2e/details.spec.ts › winners by period, their columns and the words for a missing flag › 'Flag', 'Country', 'UID', 'Email', 'Winning'",
  Binding: 'e2e/ledgers.spec.ts › keys of a binding are masked, and one is shown at a time › Show API key',
  'Deposit record':
    'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh › 77.77',
  Trade: "unit/valueTypes.test.ts › writes decimals, flags and fixed words as told › 'closeStatus', true",
  Order: 'e2e/ledgers.spec.ts › futures orders are asked for by status › REJECTED',
  'Trade detail row':
    "e2e/ledgers.spec.ts › a trade leads to its detail, as cards and as a table with the promised columns › 'Batch Id'",
  'Activity entry': "e2e/listPages.spec.ts › ${address} pages through ${name} › ['/activity', 'Activity'",
  'Team level': 'e2e/ledgers.spec.ts › a level of the team leads to its members › /level/2',
  'Team counters':
    "e2e/details.spec.ts › both team screens count, and a direct member is paid and verified or not › 'exchange Inactivate'",
  'Direct member':
    'e2e/details.spec.ts › both team screens count, and a direct member is paid and verified or not › (Yes|No)',
  'Direct team counters':
    "e2e/details.spec.ts › both team screens count, and a direct member is paid and verified or not › 'Pioneer Inactivate'",
  'Level member': "e2e/ledgers.spec.ts › a level of the team leads to its members › '@'",
  Transaction: 'unit/valueTypes.test.ts › names the wallets › Work wallet',
  'Wallet entry':
    "unit/valueTypes.test.ts › colours transactions by sign, sides by DEBIT, trades by profit › fuelWallet, 'side', 'CREDIT'",
  'Bonus entry':
    "unit/valueTypes.test.ts › writes decimals, flags and fixed words as told › levelIncome, 'amount'",
  Ticket:
    'e2e/writesService.spec.ts › a ticket reaches support, and a refused one can be restored › Mine took a minute.',
  Withdrawal:
    "e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order › '25.50'",
  Package:
    "e2e/writesMoney.spec.ts › a package activates the account from the deposit balance › 'button', { name: '$250.00' }",
  Coin: "e2e/details.spec.ts › the market names its coins in capitals › 'Coin', 'Name', 'Symbol', 'Price', 'Market cap'",
  'Profit row':
    'e2e/profit.spec.ts › the chart follows the figures under the mouse, and says why it ends elsewhere › $7.77',
  Recipient:
    'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other › friend@example.test',
};

const read = 'contract/resourceSuite.ts › every value of its rows can be read › pick(row, field.key)';
const answered = 'contract/resourceSuite.ts › its answer keeps the contract › violations(call.answer';
const objects = ['User', 'Dashboard data', 'Recipient'];

/** The fields that a row of docs/product.md names as shown, each of which the test must name. */
const fieldsOf = (entity: string) => {
  const [, fields = ''] = rowsOf('Entities').find(([name]) => name === entity) ?? [];
  return (fields.split(';')[0] ?? '').split(', ');
};

/** Every entity with its fields. */
export const entities: readonly Claim[] = [
  ...Object.entries(shownOn).map(([entity, shown]) =>
    claim(
      entity,
      ['contract/spec.test.ts › %s', objects.includes(entity) ? answered : read, shown],
      ...fieldsOf(entity),
    ),
  ),
  claim(
    'List answer',
    [
      'unit/dataProvider.test.ts › a broken answer %j is refused by name',
      'unit/http.test.ts › %s › success false',
      'contract/resourceSuite.ts › its first request and answer keep the contract › violations(call.answer, await backend().send(list.read, body))',
    ],
    'its count is missing',
    'its data is no list',
  ),
  claim(
    'Session',
    'unit/session.test.ts › keeps one token under the key `token`, and reads it again',
    "'token'",
  ),
];
