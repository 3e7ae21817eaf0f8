import { defineResource } from '../../src/core/defineResource';

/** A list with two fields, for tests of the behaviour that all lists share. The portal does not have this list. */
export const products = defineResource({
  name: 'products',
  title: 'Products',
  read: { method: 'POST', path: 'api/user/products' },
  fields: [
    { key: 'name', title: 'Name', valueType: 'text' },
    { key: 'price', title: 'Price', valueType: 'money', colour: 'profit' },
  ],
  screens: [{ path: '/products', menu: { label: 'Products' } }],
});

/** A list with the fields of `products`. It is read by GET and has a choice of periods and a total. */
export const bestSellers = defineResource({
  name: 'best-sellers',
  title: 'Best sellers',
  read: {
    method: 'GET',
    path: 'api/user/bestSellers',
    rows: 'bestSellers',
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
  fields: products.fields,
  actions: [{ title: 'View', to: '/products?name={name}' }],
});
