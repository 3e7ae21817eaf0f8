import { defineResource } from '../../src/core/defineResource';

/** A list with two fields, for tests of the behaviour that all lists share. The portal does not have this list. */
export const toy = defineResource({
  name: 'toys',
  title: 'Toys',
  read: { method: 'POST', path: 'api/user/toys' },
  fields: [
    { key: 'name', title: 'Name', valueType: 'text' },
    { key: 'price', title: 'Price', valueType: 'money', colour: 'profit' },
  ],
  screens: [{ path: '/toys', menu: 'Toys' }],
});

/** A list with the fields of `toy`. It is read by GET and has a choice of periods and a total. */
export const toyShelf = defineResource({
  name: 'toy-shelf',
  title: 'Toy shelf',
  read: {
    method: 'GET',
    path: 'api/user/shelf',
    rows: 'shelf',
    choices: [
      {
        name: 'period',
        title: 'Period',
        control: 'tabs',
        options: [{ label: 'Today' }, { label: 'Month', value: 'month', heading: 'Monthly' }],
      },
    ],
  },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: toy.fields,
  actions: [{ title: 'View', to: '/toys?name={name}' }],
});

/** The query of the first page of a list without parameters. */
export const FIRST_PAGE = { page: 1, params: {} };
