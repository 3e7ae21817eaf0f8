import { claim } from '../claim';

const ledgers = 'e2e/ledgers.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;
const lists = 'unit/resourceList.test.tsx';
const asked = 'unit/listFilters.test.tsx';
const whole =
  'e2e/gatheredLedger.spec.ts › is filtered, sorted, summed, exported whole, and the export is cancelled';

/** What every list shows and does: 'heading of docs/product.md: part'. */
export const listScreens = [
  claim(
    'Lists: pages and address',
    [
      paged,
      `${lists} › opens at the page of its address; past the end it says so and leads back › ?page=9`,
      'unit/dateFilter.test.tsx › stand in the address › from=2026-01-30',
    ],
    '[role=combobox]',
    'page.reload()',
    'page.goBack()',
  ),
  claim('Lists: empty', `${lists} › says when there is nothing`, 'Data Not Found'),
  claim(
    'Lists: form',
    `${lists} › changes to a table in one click, and remembers`,
    'first.unmount()',
    "'table'",
  ),
  claim(
    'Lists: columns',
    [
      'unit/listFields.test.tsx › stands once above them, and is no column',
      'unit/listFields.test.tsx › is a column as soon as they differ or lack it: %j › captionOf',
    ],
    "titles(rows)).toEqual(['Made', 'Price', 'Name'])",
  ),
  claim(
    'Lists: room',
    [
      'e2e/widths.spec.ts › ${route} never scrolls sideways, whatever it holds, and leaves a toast its room › sideways(page)',
      'e2e/listPages.spec.ts › ${address} pages through ${name} › toBeLessThanOrEqual(900)',
      'e2e/lists.spec.ts › View stays in view while a table scrolls, and a shadow says that there is more › data-after',
    ],
    'sideways',
  ),
  claim(
    'Lists: filters',
    [
      'unit/matchRows.test.ts › pass the rows that a plain reading of them does, through the address and back',
      `${asked} › stand in the address, and send nothing but pages › 5 of 35`,
      `${asked} › are taken back one by one, or all at once › Remove filter Price below 0`,
      `${asked} › are added by controls of their kind, which say what is wrong › Add filter`,
      `${whole} › levelIncome`,
    ],
    'dollars',
  ),
  claim(
    'Lists: order',
    [
      `${asked} › is asked for at the title of a column, which says what it costs, and stands in the address`,
      `${asked} › is chosen by name where there are no titles, and one of no column is left out with a word › Order`,
    ],
    'Reads all 35 rows and sorts them',
    'aria-sort',
  ),
  claim(
    'Lists: totals',
    [
      `${asked} › are those of all its pages, once they are asked for`,
      `${asked} › are those of the rows that pass, and say what is left out › 1 value that cannot be read is left out`,
      'unit/totals.test.ts › are exact, whatever floats make of them › -12345678901234567890.2',
      'unit/totals.test.ts › are made for each way where amounts have no sign of their own › DEBIT',
      'unit/totals.test.ts › stand by what they are told apart by, the best first › groups',
    ],
    'Results35Above 085.7 %',
  ),
  claim(
    'Lists: file',
    [
      `${whole} › Transactions WH199999 filtered.csv`,
      'e2e/gatheredLedger.spec.ts › an exported file has what the database has, row by row › walletLedgar',
      `${asked} › has the rows that pass the filters › where.price=minus`,
      `${asked} › can be stopped, and is begun again from there › the export of Toys`,
      'unit/csv.test.ts › keeps decimals whole and bare, however long, and leaves out what is none › 12345678901234567890.123456789',
      'unit/csv.test.ts › guards texts that a spreadsheet would run, and leaves numbers alone › =1+1',
      'unit/csv.test.ts › has each value once, a heading for each column, and no secret › SECRETSECRET',
    ],
    'Transactions WH199999 filtered.csv',
  ),
  claim(
    'Lists: whole lists',
    [
      'unit/gatherKept.test.ts › a new row in front is neither doubled nor pushes one out, though rows have no names',
      'unit/gatherKept.test.ts › a list that never rests is told to be in doubt › doubt',
      'unit/gather.test.ts › where its rows end, though the count promises a billion, and says so › short',
      'unit/gather.test.ts › fails with the first failure, reads no further, and goes on from there › shelf',
    ],
    'rows',
  ),
  claim(
    'Lists: bad addresses',
    [
      `${asked} › that an address asks for in vain are left out with a word`,
      `${asked} › is chosen by name where there are no titles, and one of no column is left out with a word › to sort by`,
      'unit/dateRange.test.ts › from back to front is none, and days that are none are told › ignored',
    ],
    'There is no column “gone” to filter by',
    'Price is filtered by figures in order',
  ),
  claim('Lists: ahead', [
    'e2e/ahead.spec.ts › the next page of a list is read once, when the pointer reaches the pages › toEqual([0, 10, 20])',
    'unit/pageAhead.test.tsx › is read when the focus reaches the pages › next().focus()',
    "e2e/ahead.spec.ts › a menu entry's code is fetched when pointer or focus reaches it, once, and no call is made for it › ticket.focus()",
    'e2e/ahead.spec.ts › a ledger of 1,000,000 rows costs the portal the same per page as one of 100 › costOf(1_000_000)',
  ]),
  claim(
    'Lists: heard',
    [
      'unit/dateFilter.test.tsx › are gathered by the same calls, in the words that they bear, and said aloud',
      `${lists} › draws figures, periods and row links from the declaration alone › View A/B`,
    ],
    "toBe('Page 3: 21–23 of 23')",
  ),
  claim(
    'Lists: failure',
    [
      `${lists} › says what happened, and asks again on request`,
      `${ledgers} › it says so beside the rows that stand › toHaveCount(10)`,
    ],
    'Try again',
  ),
  claim(
    'Lists: bad answers',
    'unit/screenFaults.test.tsx › stands whatever one of its calls answers, and is whole with the next answer',
    'faultsOf(honest)',
    'unsound()',
  ),
];
