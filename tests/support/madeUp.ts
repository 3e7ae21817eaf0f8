import { post } from '../../src/core/call';
import { defineObject, defineResource } from '../../src/core/defineResource';
import type { ValueTypeName } from '../../src/core/valueTypes';

/** Resources that nobody wrote a handler for: the sandbox makes their rows up. */
export const toys = defineResource({
  name: 'toys',
  title: 'Toys',
  rowKey: '_id',
  hidden: ['_id'],
  read: { method: 'POST', path: 'api/user/toys' },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: [
    { key: 'maker.name', title: 'Maker', valueType: 'text' },
    { key: 'maker.email', title: 'E-mail', valueType: 'email' },
    { key: 'price', title: 'Price', valueType: 'amount' },
  ],
  create: post('api/user/addToy', { name: 'text' }),
});
export const box = defineObject({
  name: 'box',
  one: post('api/user/box', {}),
  bare: 'text',
  fields: [{ key: 'value', title: 'Box', valueType: 'address' }],
});

/** A list whose rows are named by a value of that kind, deep inside the row. */
const keyedBy = (valueType: ValueTypeName) =>
  defineResource({
    name: `by-${valueType}`,
    title: valueType,
    rowKey: 'own.key',
    read: { method: 'POST', path: `api/user/by-${valueType}` },
    fields: [{ key: 'own.key', title: 'Key', valueType }],
  });
const keyKinds: ValueTypeName[] = [
  'text',
  'email',
  'id',
  'integer',
  'code',
  'address',
  'amount',
  'date',
  'link',
];
export const keyed = keyKinds.map(keyedBy);

/** Choices of three sorts: a field with a word for all, a flag, and one that no field shows. */
export const games = defineResource({
  name: 'games',
  title: 'Games',
  rowKey: 'code',
  read: {
    method: 'POST',
    path: 'api/user/games',
    params: ['shelf'],
    choices: [
      {
        name: 'status',
        title: 'Status',
        draw: 'tabs',
        options: [
          { label: 'All', value: '' },
          { label: 'New', value: 'NEW' },
          { label: 'Old', value: 'OLD' },
        ],
      },
      {
        name: 'boxed',
        title: 'Boxed',
        draw: 'select',
        options: [{ label: 'All' }, { label: 'Yes', value: 'true' }, { label: 'No', value: 'false' }],
      },
      {
        name: 'period',
        title: 'Period',
        draw: 'tabs',
        options: [
          { label: 'Day', value: '1day' },
          { label: 'Week', value: '7day' },
        ],
      },
    ],
  },
  summary: [{ key: 'worth', title: 'Worth', valueType: 'money' }],
  fields: [
    { key: 'code', title: 'Code', valueType: 'id' },
    { key: 'title', title: 'Title', valueType: 'text' },
    { key: 'price', title: 'Price', valueType: 'amount' },
    { key: 'status', title: 'Status', valueType: 'enum' },
    { key: 'boxed', title: 'Boxed', valueType: 'flag' },
    { key: 'createdAt', title: 'Added', valueType: 'date' },
  ],
  create: post('api/user/addGame', { title: 'text', price: 'amount' }),
});
/** The same call for one shelf, as activations share theirs with the fuel wallet. */
export const oldGames = defineResource({
  ...games,
  name: 'old-games',
  read: { ...games.read, params: [], choices: [], fixed: { shelf: 'attic' } },
  fields: [{ key: 'title', title: 'Title', valueType: 'text' }],
});
