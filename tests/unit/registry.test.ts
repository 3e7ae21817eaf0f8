import { describe, expect, it } from 'vitest';
import { takenBy } from '../../sandbox/handlers/routes';
import { memberRoutes } from '../../src/app/memberRoutes';
import { publicRoutes } from '../../src/app/publicRoutes';
import type { ListResource, ObjectResource, Resource } from '../../src/core/defineResource';
import * as definitions from '../../src/resources';
import { registryProblems } from '../support/registryProblems';
import { resources } from '../support/resources';

const { deposits, futuresTrades, levelMembers, recipient, tradeDetails } = definitions;
/** The member routes with a screen and the public routes, each with its resource if it has one. */
const routes = [...memberRoutes.filter(({ handle }) => handle.load), ...publicRoutes].map(
  ({ path, handle }) => ({ path, ...('resource' in handle && { resource: handle.resource?.name }) }),
);
const problemsOf = (registry: readonly Resource[]) => registryProblems(registry, { routes, takenBy });

/** Returns the problems of the registry after `changes` to the resource `name`. */
const changed = (name: string, changes: Partial<ListResource> | Partial<ObjectResource>) =>
  problemsOf(resources.map((resource) => (resource.name === name ? { ...resource, ...changes } : resource)));
const trades = (changes: Partial<ListResource>) => changed('futures-trades', changes);
const tradesRead = (changes: Partial<ListResource['read']>) =>
  trades({ read: { ...futuresTrades.read, ...changes } });
const count = { key: 'count', title: 'Count', valueType: 'integer' } as const;

it('the registry has no problems', () => {
  expect(problemsOf(resources)).toEqual([]);
});

describe('registryProblems', () => {
  it.each<[problem: string, found: readonly string[]]>([
    ['deposits: the name is used twice', problemsOf([...resources, deposits])],
    ["the screen '/ticket' is taken twice", trades({ screens: [{ path: '/ticket' }] })],
    ["futures-trades: rowKey names 'id', which is neither a field nor hidden", trades({ rowKey: 'id' })],
    ["dateFilter names 'symbol', a field of the type", trades({ dateFilter: 'symbol' })],
    ["futures-trades: booleanFilter names '_id', which isn't a field", trades({ booleanFilter: '_id' })],
    ["futures-trades: closedFlag names 'open', which isn't a field", trades({ closedFlag: 'open' })],
    ["closedFlag names 'symbol', a field of the type text, not flag", trades({ closedFlag: 'symbol' })],
    ["emptyLink leads to '/gone', which isn't a screen", trades({ emptyLink: { title: 'Go', to: '/gone' } })],
    ["futures-trades: groupBy names 'nam', which isn't a field", trades({ groupBy: 'nam' })],
    [
      "trade-details: parentFields names 'count', which no row",
      changed(tradeDetails.name, { parentFields: [count] }),
    ],
    ["summary 'count' has the name of another part", changed('profit', { summary: [count] })],
    [
      "parameter 'level' is given twice",
      changed(levelMembers.name, { read: { ...levelMembers.read, fixed: { level: '1' } } }),
    ],
    ["parameter 'page' has another meaning in the URL", tradesRead({ params: ['page'] })],
    ["parameter 'skip' belongs to the paging", tradesRead({ fixed: { skip: '0' } })],
    ["parameter 'wood' is not known to the sandbox", tradesRead({ fixed: { wood: 'OAK' } })],
    ['has :size, which read.params does not name', trades({ screens: [{ path: '/products/:size' }] })],
    [
      "action 'View' leads to '/gone', which isn't a screen",
      trades({ actions: [{ title: 'View', to: '/gone' }] }),
    ],
    ["without the 'id' that it requires", trades({ actions: [{ title: 'View', to: '/openview?ID={_id}' }] })],
    ["invalidates 'boxes', which isn't a resource", changed('tickets', { invalidates: ['boxes'] })],
    ["recipient: idKey 'other' is not in the body of one", changed(recipient.name, { idKey: 'other' })],
  ])('finds the problem: %s', (problem, found) => {
    expect(found.join('\n')).toContain(problem);
  });
});
