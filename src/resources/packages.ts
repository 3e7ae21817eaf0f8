import { defineResource } from '../core/defineResource';

/** The packages that activate an account. Amounts in $. */
export const packages = defineResource({
  name: 'packages',
  title: 'Packages',
  rowKey: '_id',
  read: { method: 'GET', path: 'api/user/packages' },
  emptyText: 'No packages right now.',
  fields: [
    { key: '_id', title: 'Id', valueType: 'id' },
    { key: 'packageAmount', title: 'Amount', valueType: 'money' },
    { key: 'extra', title: 'Extra', valueType: 'text', optional: true },
  ],
});
