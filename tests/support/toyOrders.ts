import { defineResource } from '../../src/core/defineResource';
import { toy } from './toy';

/** A list with every kind of request parameter, and with a row key that no field shows. */
export const toyOrders = defineResource({
  name: 'toy-orders',
  title: 'Toy orders',
  rowKey: '_id',
  hidden: ['_id'],
  read: {
    method: 'POST',
    path: 'api/user/toyOrders',
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
  fields: [...toy.fields, { key: 'status', title: 'Status', valueType: 'enum' }],
});
