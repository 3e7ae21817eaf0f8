import { defineResource } from '../../src/core/defineResource';
import { products } from './exampleLists';

/** A list with every kind of request parameter, and with a row key that no field shows. */
export const productOrders = defineResource({
  name: 'product-orders',
  title: 'Product orders',
  rowKey: '_id',
  hidden: ['_id'],
  read: {
    method: 'POST',
    path: 'api/user/productOrders',
    fixed: { kind: 'WOOD' },
    params: ['shop'],
    choices: [
      {
        name: 'status',
        title: 'Status',
        control: 'tabs',
        options: [
          { label: 'All', value: '' },
          { label: 'Open', value: 'OPEN' },
          { label: 'Sent', value: 'SENT' },
        ],
      },
    ],
  },
  fields: [...products.fields, { key: 'status', title: 'Status', valueType: 'enum' }],
});
