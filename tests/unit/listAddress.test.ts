import { describe, expect, it } from 'vitest';
import { fieldOf, pick, rowFields } from '../../src/core/defineResource';
import { chosenOption, readListAddress } from '../../src/core/resourceRequest';
import { nest } from '../../src/core/schema';
import { toy } from '../support/toy';

const period = {
  name: 'period',
  title: 'Period',
  draw: 'tabs',
  options: [{ label: 'Today' }, { label: 'Month', value: 'month' }],
} as const;
const time = {
  name: 'time',
  title: 'Time',
  draw: 'tabs',
  options: [
    { label: 'Day', value: '1day' },
    { label: 'Week', value: '7day' },
  ],
} as const;
const read = { params: ['id', 'level'], choices: [period, time] } as const;
const asked = (query: string, route = {}, of: Parameters<typeof readListAddress>[0] = read) =>
  readListAddress(of, new URLSearchParams(query), route);

describe('the request that an address describes', () => {
  it('has the page, the parameters and the chosen options', () => {
    expect(asked('page=3&id=7&level=2&period=month&time=7day&other=x')).toEqual({
      page: 3,
      params: { id: '7', level: '2', period: 'month', time: '7day' },
      missing: undefined,
    });
  });

  it('has the first page and the first options when the address names none that exist', () => {
    for (const query of [
      'id=7&level=2',
      'id=7&level=2&page=x&period=year&time=',
      'id=7&level=2&period=undefined',
    ])
      expect(asked(query)).toEqual({
        page: 1,
        params: { id: '7', level: '2', time: '1day' },
        missing: undefined,
      });
    expect(chosenOption(period, new URLSearchParams('period=month'))?.label).toBe('Month');
    expect(chosenOption(period, new URLSearchParams())?.label).toBe('Today');
  });

  it('takes a parameter of the path before one of the query', () => {
    expect(asked('id=7&level=2', { id: '9' }).params).toMatchObject({ id: '9', level: '2' });
  });

  it('names the first parameter that is missing or empty', () => {
    expect(asked('id=7').missing).toBe('level');
    expect(asked('id=&level=2').missing).toBe('id');
    expect(asked('').missing).toBe('id');
  });
});

describe('the schema of dotted keys', () => {
  const text = { type: 'string' };
  it('nests them, and requires all that are not optional', () => {
    const schema = nest([
      { key: 'id', schema: text },
      { key: 'user.name', schema: text },
      { key: 'user.address.town', schema: text, optional: true },
      { key: 'remarks', schema: text, optional: true },
    ]);
    const address = { type: 'object', properties: { town: text }, required: [] };
    const user = { type: 'object', properties: { name: text, address }, required: ['name'] };
    expect(schema).toEqual({
      type: 'object',
      properties: { id: text, remarks: text, user },
      required: ['id', 'user'],
    });
  });
});

describe('the fields of a resource', () => {
  it('are found by key; an unknown key throws with the names', () => {
    expect(fieldOf(toy, 'price').title).toBe('Price');
    expect(fieldOf(toy, 'name').title).toBe('Name');
    expect(() => fieldOf(toy, 'colour')).toThrow('toys has no field colour');
  });

  it('include the hidden ones', () => {
    expect(rowFields(toy)).toEqual(toy.fields);
    expect(rowFields({ ...toy, hidden: ['_id'] }).at(-1)).toEqual({
      key: '_id',
      title: '_id',
      valueType: 'id',
    });
  });

  it('are picked from any response by a dotted key', () => {
    expect(pick({ user: { name: 'Ann' } }, 'user.name')).toBe('Ann');
    for (const row of [null, undefined, 'Ann', 7, { user: null }, { user: 'Ann' }, {}])
      expect([row, pick(row, 'user.name')]).toEqual([row, undefined]);
    expect(pick('Ann', 'length')).toBeUndefined();
  });
});
