import { defineResource } from '../../src/core/defineResource';

/** A list of two fields that exists in tests alone: whatever works with it works with any. */
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

/** The same toys, read by GET with all rows at once, in periods, with a total. */
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
        draw: 'tabs',
        options: [{ label: 'Today' }, { label: 'Month', value: 'month', heading: 'Monthly' }],
      },
    ],
  },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: toy.fields,
  actions: [{ title: 'View', to: '/toys?name={name}' }],
});
