import { claim } from '../claim';

const ledgers = 'e2e/ledgers.spec.ts';
const deposit =
  'e2e/writesService.spec.ts › the deposit address is shown whole, and the history keeps itself fresh';
const figures = 'e2e/figures.spec.ts';
const paged = `e2e/listPages.spec.ts › \${address} pages through \${name}`;
const transfer = 'e2e/writesMoney.spec.ts › a transfer leaves one member and reaches the other';
const order =
  'e2e/writesWithdrawal.spec.ts › a withdrawal to an address: code, review of the whole address, one request, one order';
const activation = 'e2e/writesMoney.spec.ts › a package activates the account from the deposit balance';

/** What the screens of the wallets show and do: 'heading of docs/product.md: part'. */
export const moneyScreens = [
  claim('Deposit: address', deposit, 'QR code of your deposit address', 'Copy address'),
  claim(
    'Deposit: an answer that is no address',
    `${ledgers} › an answer that is no address draws no QR code`,
    'cannot be read',
  ),
  claim(
    'Deposit: history',
    deposit,
    'Deposit Now',
    "getByText('New', { exact: true })).toHaveCount(1)",
    "show(page, 'hidden')",
  ),
  claim(
    'Transactions',
    [
      `${ledgers} › date filters work with no help from the server`,
      `${transfer} › -12.50`,
      `${paged} › ['/usertouser', 'User to user'`,
      "unit/dataProvider.test.ts › %s › transfers: { limit: 10, skip: 0, transactionType: 'userFundTransfer' }",
    ],
    'Apply Filters',
    'Reset Filters',
  ),
  claim(
    'Fuel wallet',
    [paged, 'unit/valueTypes.test.ts › writes decimals, flags and fixed words as told › USERFUNDTRANSFER'],
    "['/wallet', 'Fuel wallet'",
  ),
  claim(
    'Fund transfer',
    [
      transfer,
      `${figures} › the recipient is looked up on each change of the user id › toEqual`,
      'e2e/writesMoney.spec.ts › a transfer says what is missing, shows no stale recipient, and keeps a refused amount › above 0',
    ],
    'friend@example.test',
    'Send these funds?',
    '12.50 USDT',
    'before.data.mainBalance) - 12.5',
    'Transfer 12.50 USDT',
    "'Transfer sent'",
  ),
  claim(
    'Bonus: lists',
    paged,
    "['/bonus', 'Level Income'",
    "['/club', 'Rewards Bonus'",
    "['/layalty', 'Royalty Bonus'",
  ),
  claim(
    'Bonus: tabs',
    'e2e/listScreens.spec.ts › the links of the three bonuses lead from each to each',
    "name: 'Level Income', address: '/bonus'",
    "name: 'Rewards Bonus', address: '/club'",
    "name: 'Royalty Bonus', address: '/layalty'",
    '[rewards, royalty, level, royalty, rewards, level]',
  ),
  claim(
    'Withdraw: form',
    [
      order,
      `${figures} › the balance of each screen that spends one has 2 decimals › Available balance`,
      'e2e/writesWithdrawal.spec.ts › the address is pasted and copied by buttons › Paste',
      'e2e/writesWithdrawal.spec.ts › an order says what is missing or broken, and a changed one asks for its code again › You changed the order, so its code was cleared',
    ],
    'Fee1$',
    'Arrival quantity0 USDT',
    "'Wallet address'",
    'Withdraw history',
  ),
  claim(
    'Withdraw: review',
    [
      order,
      'e2e/writesWithdrawal.spec.ts › what is reviewed is what was checked, however late the dialog comes › 20.00 USDT',
    ],
    'Withdraw this amount?',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    'Balance after',
    'Withdraw 25.50 USDT',
    "'Withdrawal placed'",
  ),
  claim(
    'Withdraw: names',
    [
      'e2e/writesAddressBook.spec.ts › names for addresses outlive log-out, belong to one member, warn of look-alikes, and are forgotten on request',
      `${order} › Kept in this browser as My ledger.`,
      "unit/addressBookForm.test.tsx › fill the field by the member’s own choice alone, and stand beside the address in review and receipt › expect(field('Wallet address')).toHaveValue('')",
      'unit/addressBookForm.test.tsx › are left out where the browser keeps nothing, or nobody knows whose they are: the form works as ever › browser.forbid()',
      'unit/addressBookDialog.test.tsx › forgets all once it is told twice, and those of nobody else › Forget all names?',
    ],
    'await logOut(page)',
    'kept in this browser only',
    'await expect(names).toHaveCount(0)',
    'Forget all',
  ),
  claim(
    'Withdraw: look-alikes',
    [
      'unit/addressBook.test.ts › has the same first 4 and last 4 characters and another middle: on EVM whatever the case of letters',
      'unit/addressBook.test.ts › is one on TRON in any case of its ends, where another case is another address › Tr7N',
      'unit/addressBookForm.test.tsx › an address that looks like a saved one is warned of at the field and in the review, and stops nothing › dialog.getByText(/^This looks like/)',
    ],
    'lookAlike(book, other)',
  ),
  claim('Withdraw history', [paged, `${order} › '25.50'`], "['/withdrawhistory', 'Withdraw history'"),
  claim(
    'Activation',
    [
      activation,
      'unit/activationForm.test.tsx › is asked about with what it leaves, keeps the others from being chosen, and is sent once › Account activated',
    ],
    'Deposit balance',
    'Activate your account?',
    "name: 'Activations'",
  ),
];
