import { expect, it } from 'vitest';
import type { ListResource } from '../../src/core/defineResource';
import { paramsReadBy } from '../../sandbox/handlers/routes';
import { memberRoutes } from '../../src/app/memberRoutes';
import { publicRoutes } from '../../src/app/publicRoutes';
import { products } from '../support/exampleLists';
import { registryProblems } from '../support/registryProblems';
import { lists, resources } from '../support/resources';

const listScreens = lists.flatMap(({ screens = [] }) => screens);

/** The public and member routes with their resource, without the `screens` of lists: memberRoutes ends with them. */
const routes = [...memberRoutes.slice(0, -listScreens.length), ...publicRoutes].map(({ path, handle }) => ({
  path,
  ...('resource' in handle && { resource: handle.resource?.name }),
}));

it('the registry has no problems', () => {
  const options = { routes, paramsReadBy, otherOrder: ['trade-details'] };
  expect(registryProblems(resources, options)).toEqual([]);
});

const tabs = (choice: string) =>
  ({ name: choice, title: choice, control: 'tabs', options: [{ label: 'All' }] }) as const;
const date = { key: 'createdAt', title: 'Created', valueType: 'date' } as const;
const amount = { key: 'amount', title: 'Amount', valueType: 'amount' } as const;
const status = { key: 'status', title: 'Status', valueType: 'enum' } as const;
const explanation = { title: 'Close', explain: 'Closed elsewhere.', openOnly: true } as const;

it.each<[problem: string, options: Partial<ListResource>]>([
  ["totals.by names 'type', which isn't a field", { totals: { by: 'type' } }],
  [
    "totals.debit names 'side', which isn't a field",
    { totals: { by: 'name', debit: { key: 'side', value: 'DEBIT' } } },
  ],
  ["currencyField names 'token', which isn't a field", { currencyField: 'token' }],
  [
    "screen '/products/:shop' has a menu item, which can't know its parameters",
    {
      read: { ...products.read, params: ['shop'] },
      screens: [{ path: '/products/:shop', menu: { label: 'Products' } }],
    },
  ],
  [
    "choice 'state' is never shown, because another choice has tabs",
    { read: { ...products.read, choices: [tabs('period'), tabs('state')] } },
  ],
  [
    'emptyLink ignores that another tab may have rows',
    {
      read: { ...products.read, choices: [tabs('period')] },
      emptyLink: { title: 'Products', to: '/products' },
    },
  ],
  [
    "link leads to '/nowhere?x=1', which isn't a screen",
    { link: { title: 'Elsewhere', to: '/nowhere?x=1' } },
  ],
  [
    "'worth' leads to '/nowhere?totals=1', which isn't a screen",
    { summary: [{ key: 'worth', title: 'Worth', valueType: 'money', to: '/nowhere?totals=1' }] },
  ],
  ["record.idKeys names 'hash', which isn't a field", { record: { label: '{name}', idKeys: ['hash'] } }],
  [
    "a link of record leads to '/nowhere', which isn't a screen",
    { record: { label: '{name}', idKeys: ['name'], links: [{ title: 'Elsewhere', to: '/nowhere' }] } },
  ],
  [
    "record.related names 'refunds', which isn't a resource",
    { record: { label: '{name}', idKeys: ['name'], related: { list: 'refunds', rows: [] } } },
  ],
  ["action 'Close' has openOnly, but the list has no closedFlag", { actions: [explanation] }],
  ["the first field must be the date or an id, not 'amount'", { fields: [amount, date] }],
  ["the amount 'amount' must be before the status", { fields: [date, status, amount] }],
  ['a field with caption must be the last one', { fields: [date, { ...status, caption: true }, amount] }],
  [
    "the tones of 'status' must be accent or amber, because it is a status",
    { fields: [{ ...status, tones: { PAID: 'gain' } }] },
  ],
])('a definition with this problem is reported: %s', (problem, options) => {
  const found = registryProblems([{ ...products, ...options }], {
    routes: [],
    paramsReadBy: () => undefined,
  });
  expect(found).toContain(`products: ${problem}`);
});

it('a screen whose path the router does not distinguish from another one is reported', () => {
  const routes = [{ path: '/Pageotp' }, { path: '/level/:level' }];
  const screens = [{ path: '/pageotp' }, { path: '/level/:id' }];
  const list = { ...products, read: { ...products.read, params: ['id'] }, screens };
  const found = registryProblems([list], { routes, paramsReadBy: () => undefined });
  expect(found).toEqual(["the screen '/pageotp' is taken twice", "the screen '/level/:' is taken twice"]);
});
