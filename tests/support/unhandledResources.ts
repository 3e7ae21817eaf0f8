import { post } from '../../src/core/call';
import { defineObject, defineResource } from '../../src/core/defineResource';
import { envelope } from '../../src/core/schema';
import { valueTypeOf, type ValueTypeName } from '../../src/core/valueTypes';

/** A resource whose data is a single text. The sandbox has no handler for it and generates the text. */
export const box = defineObject({
  name: 'box',
  one: post('api/user/box', {}),
  scalar: 'text',
  fields: [{ key: 'value', title: 'Box', valueType: 'address' }],
});

const keyTypes = 'text email id integer code address link'.split(' ') as ValueTypeName[];
/** Lists without a handler in the sandbox. Each has the row key `own.key`, with a different value type. */
export const keyed = keyTypes.map((valueType) =>
  defineResource({
    name: `by-${valueType}`,
    title: valueType,
    rowKey: 'own.key',
    read: { method: 'POST', path: `api/user/by-${valueType}` },
    fields: [{ key: 'own.key', title: 'Key', valueType }],
  }),
);

const options = (...values: readonly string[]) => values.map((value) => ({ label: value, value }));

/** A list whose request has three choices: 'status' is an enum field, 'boxed' a flag field, 'period' isn't a field. */
export const games = defineResource({
  name: 'games',
  title: 'Games',
  rowKey: 'code',
  read: {
    method: 'POST',
    path: 'api/user/games',
    params: ['shelf'],
    choices: [
      { name: 'status', title: 'Status', control: 'tabs', options: options('', 'NEW', 'OLD') },
      {
        name: 'boxed',
        title: 'Boxed',
        control: 'select',
        options: [{ label: 'All' }, ...options('true', 'false')],
      },
      { name: 'period', title: 'Period', control: 'tabs', options: options('1day', '7day') },
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
  create: post(
    'api/user/addGame',
    { title: 'text', price: 'amount' },
    envelope({
      data: {
        type: 'object',
        properties: { points: { title: 'integer', ...valueTypeOf('integer').schema({}) } },
        required: ['points'],
      },
    }),
  ),
});
/** A list that reads the same path as `games` with other parameters. */
export const oldGames = defineResource({
  ...games,
  name: 'old-games',
  read: { ...games.read, params: [], choices: [], fixed: { shelf: 'attic' } },
  fields: [{ key: 'title', title: 'Title', valueType: 'text' }],
});
