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

describe('what an address asks of a list', () => {
  it('the page, the parameters and the chosen options, as the request carries them', () => {
    expect(asked('page=3&id=7&level=2&period=month&time=7day&other=x')).toEqual({
      page: 3,
      params: { id: '7', level: '2', period: 'month', time: '7day' },
      missing: undefined,
    });
  });

  it('the first option and the first page, unless it names another that there is', () => {
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

  it('a parameter of the path goes before one of the query', () => {
    expect(asked('id=7&level=2', { id: '9' }).params).toMatchObject({ id: '9', level: '2' });
  });

  it('the first parameter that is missing or empty is named', () => {
    expect(asked('id=7').missing).toBe('level');
    expect(asked('id=&level=2').missing).toBe('id');
    expect(asked('').missing).toBe('id');
  });
});

describe('the schema of dotted keys', () => {
  const text = { type: 'string' };
  it('nests them, and asks for what is not optional', () => {
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
  it('are found by their key; one that it lacks is told by name', () => {
    expect(fieldOf(toy, 'price').title).toBe('Price');
    expect(fieldOf(toy, 'name').title).toBe('Name');
    expect(() => fieldOf(toy, 'colour')).toThrow('toys has no field colour');
  });

  it('with what is hidden, of a resource that hides something', () => {
    expect(rowFields(toy)).toEqual(toy.fields);
    expect(rowFields({ ...toy, hidden: ['_id'] }).at(-1)).toEqual({
      key: '_id',
      title: '_id',
      valueType: 'id',
    });
  });

  it('are picked by a dotted key from whatever arrived', () => {
    expect(pick({ user: { name: 'Ann' } }, 'user.name')).toBe('Ann');
    for (const row of [null, undefined, 'Ann', 7, { user: null }, { user: 'Ann' }, {}])
      expect([row, pick(row, 'user.name')]).toEqual([row, undefined]);
    expect(pick('Ann', 'length')).toBeUndefined();
  });
});
