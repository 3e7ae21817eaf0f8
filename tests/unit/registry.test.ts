import { describe, expect, it } from 'vitest';
import { takenBy } from '../../sandbox/handlers/routes';
import { memberScreens } from '../../src/app/memberScreens';
import { publicPages } from '../../src/app/publicPages';
import { get, post } from '../../src/core/call';
import {
  defineAction,
  defineObject,
  type Field,
  type ListResource,
  type Resource,
} from '../../src/core/defineResource';
import { registryFaults } from '../support/registryFaults';
import { resources } from '../support/resources';

it('every definition of the registry is sound', () => {
  expect(registryFaults(resources, { routes: [...memberScreens, ...publicPages], takenBy })).toEqual([]);
});

/** A sound list with one of everything; each fault below breaks one part of it. */
const toys: ListResource = {
  name: 'toys',
  title: 'Toys',
  rowKey: '_id',
  hidden: ['_id'],
  numbered: 'No.',
  dateFilter: 'boughtAt',
  flagFilter: 'broken',
  resultsBy: 'name',
  read: {
    method: 'POST',
    path: 'api/user/toys',
    fixed: { type: 'WOOD' },
    params: ['shelf'],
    choices: [
      {
        name: 'size',
        title: 'Size',
        draw: 'tabs',
        options: [{ label: 'All' }, { label: 'Small', value: 'S' }],
      },
    ],
  },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: [
    { key: 'name', title: 'Name', valueType: 'text' },
    { key: 'boughtAt', title: 'Day', valueType: 'date', format: 'day' },
    { key: 'boughtAt', title: 'Time', valueType: 'date', format: 'clock' },
    { key: 'broken', title: 'Broken', valueType: 'flag' },
    { key: 'gain', title: 'Gain', valueType: 'amount', colour: 'profit', summedBy: 'broken' },
  ],
  screens: [{ path: '/toys/:shelf', menu: 'Toys', parent: '/shelves' }],
  actions: [
    { title: 'View', of: '{name} of {boughtAt}', to: '/toys/{_id}' },
    { title: 'Show', to: '/toy?id={_id}' },
    { title: 'Break', explain: 'Toys break by themselves.' },
  ],
  create: post('api/user/addToy', { name: 'text' }),
  invalidates: ['box'],
};
const box = defineObject({
  name: 'box',
  one: post('api/user/box', { id: 'id' }),
  idKey: 'id',
  fields: [{ key: 'colour', title: 'Colour', valueType: 'text' }],
});
const bell = defineAction({ name: 'bell', create: get('api/user/ring') });
const one: ListResource = {
  name: 'toy',
  title: 'Toy',
  read: { method: 'POST', path: 'api/user/toy', params: ['id'] },
  fields: toys.fields,
  origin: toys.fields,
  screens: [{ path: '/toy' }],
};

const routes = [{ path: '/shelves', resource: 'toys' }];
const known = ['type', 'shelf', 'size'];
const faultsOf = (...broken: readonly Resource[]) =>
  registryFaults(broken, {
    routes,
    takenBy: ({ path }) => (path === 'api/user/toys' ? known : undefined),
  });

/** The toys, changed; a field or a choice is changed in the first of its kind. */
const withToys = (changes: Partial<ListResource>) => faultsOf({ ...toys, ...changes }, box, bell, one);
const withRead = (changes: Partial<ListResource['read']>) => withToys({ read: { ...toys.read, ...changes } });
const withField = (changes: object) => {
  const [first, ...rest] = toys.fields;
  return withToys({
    fields: [{ key: 'name', title: 'Name', valueType: 'text', ...first, ...changes }, ...rest],
  });
};
/** The gain, changed. */
const withGain = (changes: object) =>
  withToys({ fields: toys.fields.map((field) => (field.key === 'gain' ? { ...field, ...changes } : field)) });
const withOrigin = (origin: readonly Field[], path = '/toy') =>
  faultsOf(toys, box, bell, { ...one, origin, screens: [{ path }] });
const withOptions = (...options: readonly { label: string; value?: string }[]) =>
  withRead({ choices: [{ name: 'size', title: 'Size', draw: 'tabs', options }] });

describe('a fault is told with its resource and its field', () => {
  it('and there is none in a sound registry', () => {
    expect(withToys({})).toEqual([]);
  });

  it.each<[fault: string, told: readonly string[]]>([
    ['box: the name is taken twice', faultsOf(toys, box, bell, one, box)],
    ["toys and toy: the screen '/toy' is taken twice", withToys({ screens: [{ path: '/toy' }] })],
    ['toys: has no title', withToys({ title: ' ' })],
    ['toys: numbered has no heading', withToys({ numbered: '' })],
    ["toys: field 'name' has no title", withField({ title: '' })],
    ["toys: field 'maker..name' (Name) has no proper key", withField({ key: 'maker..name' })],
    ["toys: field 'boughtAt' (Day) stands there twice", withField({ key: 'boughtAt', title: 'Day' })],
    [
      "toys: the path of read, '/api/user/toys', is not like api/user/name, without a slash before it",
      withRead({ path: '/api/user/toys' }),
    ],
    [
      "toys: the path of create, '/addToy', is not like api/user/name, without a slash before it",
      withToys({ create: post('/addToy', {}) }),
    ],
    ["toys: rowKey names 'id', which is neither a field nor hidden", withToys({ rowKey: 'id' })],
    [
      "toys: dateFilter names 'soldAt', which is neither a field nor hidden",
      withToys({ dateFilter: 'soldAt' }),
    ],
    ["toys: dateFilter names 'name', a field of the type text, no date", withToys({ dateFilter: 'name' })],
    [
      "toys: action 'View' names 'id', which is neither a field nor hidden",
      withToys({ actions: [{ title: 'View', to: '/toys/{id}' }] }),
    ],
    ["toys: flagFilter names 'brocken', which is no field", withToys({ flagFilter: 'brocken' })],
    ["toys: flagFilter names '_id', which is no field", withToys({ flagFilter: '_id' })],
    ["toys: flagFilter names 'name', a field of the type text, no flag", withToys({ flagFilter: 'name' })],
    ["toys: resultsBy names 'nam', which is no field", withToys({ resultsBy: 'nam' })],
    [
      "toys: resultsBy names 'name', but no field of the colour profit is added up",
      withGain({ summed: false }),
    ],
    ["toys: summedBy of field 'gain' names 'brocken', which is no field", withGain({ summedBy: 'brocken' })],
    [
      "toys: summedBy of field 'gain' has no effect: that field is not added up",
      withGain({ valueType: 'text' }),
    ],
    [
      "toys: action 'View' (of) names 'nam', which is no field",
      withToys({ actions: [{ title: 'View', of: '{nam} of {boughtAt}', to: '/toys/{_id}' }] }),
    ],
    [
      "toys: action 'Break' (of) names '_id', which is no field",
      withToys({ actions: [{ title: 'Break', of: '{_id}', explain: 'Toys break.' }] }),
    ],
    [
      "toy: origin names 'colour', which no row that leads here carries",
      withOrigin([{ key: 'colour', title: 'Colour', valueType: 'text' }]),
    ],
    ["toy: origin: field 'name' has no title", withOrigin([{ key: 'name', title: '', valueType: 'text' }])],
    [
      'toy: origin is never shown: no action of a list leads to a screen of this one',
      withOrigin(toys.fields, '/alone'),
    ],
    ["toys: hidden 'name' stands there twice, or is a field", withToys({ hidden: ['_id', 'name'] })],
    [
      "toys: summary 'count' has the name of another part of the answer",
      withToys({ summary: [{ key: 'count', title: 'Count', valueType: 'integer' }] }),
    ],
    [
      "toys: field 'worth' has no title",
      withToys({ summary: [{ key: 'worth', title: '', valueType: 'money' }] }),
    ],
    ["toys: choice 'size' has no options, so none that a list opens with", withOptions()],
    ["toys: choice 'size' has an option without a label", withOptions({ label: '' })],
    [
      "toys: choice 'size' has two options called 'All'",
      withOptions({ label: 'All' }, { label: 'All', value: 'S' }),
    ],
    [
      "toys: choice 'size' has two options that send nothing",
      withOptions({ label: 'All' }, { label: 'Any' }),
    ],
    ["toys: parameter 'shelf' is given twice", withRead({ fixed: { type: 'WOOD', shelf: '1' } })],
    ["toys: parameter 'page' has another meaning in the address", withRead({ params: ['shelf', 'page'] })],
    ["toys: parameter 'from' has another meaning in the address", withRead({ params: ['shelf', 'from'] })],
    ["toys: parameter 'sort' has another meaning in the address", withRead({ params: ['sort'] })],
    ["toys: parameter 'totals' has another meaning in the address", withRead({ params: ['totals'] })],
    ["toys: parameter 'where.a' has another meaning in the address", withRead({ params: ['where.a'] })],
    [
      "toys: parameter 'broken' has another meaning in the address",
      withRead({ params: ['shelf', 'broken'] }),
    ],
    ["toys: parameter 'skip' belongs to the paging", withRead({ fixed: { skip: '0' } })],
    [
      "toys: parameter 'wood' is not known to the sandbox, where api/user/toys takes type, shelf, size",
      withRead({ fixed: { wood: 'OAK' } }),
    ],
    ["toys: screen 'toys' does not begin with a slash", withToys({ screens: [{ path: 'toys' }] })],
    [
      "toys: screen '/toys/:shelf' has the parent '/none', which is no screen",
      withToys({ screens: [{ path: '/toys/:shelf', parent: '/none' }] }),
    ],
    [
      "toys: screen '/toys/:size' has :size, which read.params does not name",
      withToys({ screens: [{ path: '/toys/:size' }] }),
    ],
    [
      "toys: action 'View' leads to '/gone/{_id}', which is no screen",
      withToys({ actions: [{ title: 'View', to: '/gone/{_id}' }] }),
    ],
    [
      "toys: action 'Show' leads to '/toy' without the 'id' that it reads by",
      withToys({ actions: [{ title: 'Show', to: '/toy?ID={_id}' }] }),
    ],
    ["toys: invalidates 'boxes', which is no resource", withToys({ invalidates: ['boxes'] })],
    [
      "toys: screen '/toys/:shelf' has no words in the menu",
      withToys({ screens: [{ path: '/toys/:shelf', menu: '' }] }),
    ],
    ["toys: action '' has no title", withToys({ actions: [{ title: '', to: '/shelves' }] })],
    ["toys: action 'Break' explains nothing", withToys({ actions: [{ title: 'Break', explain: '' }] })],
    [
      "toys: summary 'worth' stands there twice",
      withToys({
        summary: ['Worth', 'Value'].map((title) => ({ key: 'worth', title, valueType: 'money' as const })),
      }),
    ],
    [
      "toys: choice 'size' has no title",
      withRead({ choices: [{ name: 'size', title: '', draw: 'select', options: [{ label: 'All' }] }] }),
    ],
    ['a resource has no name', faultsOf({ ...bell, name: '' })],
    [
      "box: the path of one, '/box', is not like api/user/name, without a slash before it",
      faultsOf({ ...box, one: post('/box', { id: 'id' }) }),
    ],
    [
      "box: field 'colour' has no title",
      faultsOf({ ...box, fields: [{ key: 'colour', title: '', valueType: 'text' }] }),
    ],
    ["box: idKey 'uid' is not in the body of one", faultsOf(toys, { ...box, idKey: 'uid' }, bell, one)],
    ["toys: no such resource for the screen '/shelves'", faultsOf(box, bell)],
  ])('%s', (fault, told) => {
    expect(told).toContain(fault);
  });
});
