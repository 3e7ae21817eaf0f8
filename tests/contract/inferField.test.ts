import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../contract/calls';
import { inferColumn, isSkipped } from '../../contract/newResource/inferField';
import { inferList } from '../../contract/newResource/inferList';
import { definitionOf } from '../../contract/newResource/source';
import { violations } from '../../contract/validate';
import { getValue, type Field } from '../../src/core/defineResource';
import { formatValue, UNREADABLE, valueTypeOf } from '../../src/core/valueTypes';
import { visibleText } from '../../src/core/visibleText';
import { oddColumns } from '../support/oddColumns';

/** Returns a decimal without grouping and without zeros at the end. */
const plain = (text: string) => {
  const digits = text.replaceAll(',', '');
  const short = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
  return short === '-0' ? '0' : short;
};
/** Returns the forms of a number in JSON: with all its digits, and without float noise. */
const formsOf = (value: unknown) =>
  typeof value === 'number'
    ? [value, value.toPrecision(15)].map((form) => new Big(form).toFixed())
    : [String(value).trim()];
const letters = (text: string) => text.replace(/[\s_-]/g, '').toLowerCase();

/** Returns what a field shows of a value and what it must show, both in a form that can be compared. */
function compared(field: Field, value: unknown): [shown: string, expected: string] {
  const shown = formatValue(field, value);
  switch (valueTypeOf(field.valueType).renderer) {
    case 'number':
      return [
        plain(shown),
        formsOf(value)
          .map(plain)
          .find((form) => form === plain(shown)) ?? String(value),
      ];
    case 'time':
      return [
        new Date(`${shown}Z`.replace(' ', 'T')).toISOString(),
        new Date(value as string).toISOString().replace(/\.\d+/, '.000'),
      ];
    case 'image':
    case 'link':
      return [shown, new URL(String(value)).href];
    case 'tag':
      return [
        letters(shown),
        typeof value === 'string' ? letters(visibleText(value)) : value === true ? 'yes' : 'no',
      ];
    default:
      return [letters(shown), letters(visibleText(String(value)))];
  }
}

/** Expects a list of rows to be valid by the generated schema, and all its values to be shown without loss. */
function expectShown(rows: readonly Readonly<Record<string, unknown>>[]) {
  const response = { success: true, message: '', data: rows, count: rows.length };
  const list = inferList([response]);
  const call = { name: 'x', title: 'X', method: 'POST', path: 'api/x', fixed: {} } as const;
  const definition = definitionOf(call, list);
  const [read] = callsOf(definition);
  expect(violations(read?.response ?? {}, response)).toEqual([]);
  for (const field of definition.fields)
    for (const value of rows.map((row) => getValue(row, field.key))) {
      if (value === null || value === undefined || (typeof value === 'string' && value.trim() === ''))
        continue;
      const [shown, expected] = compared(field, value);
      expect([field.key, field.valueType, shown]).toEqual([field.key, field.valueType, expected]);
      expect(shown).not.toBe(UNREADABLE);
    }
}

describe('inferColumn', () => {
  it.each(oddColumns)('infers $valueType for $key, with a note if the values are remarkable', (odd) => {
    const { key, values, valueType, hasNote } = odd;
    const found = inferColumn(key, values);
    expect(isSkipped(found) ? undefined : found.field.valueType, JSON.stringify(found)).toBe(valueType);
    if (isSkipped(found)) expect(found.reason).not.toBe('');
    else if (hasNote) expect(found.note).toBeTruthy();
  });

  it('infers types that show every value of odd columns without loss and match the generated schema', () => {
    const length = Math.max(...oddColumns.map(({ values }) => values.length));
    const rows = Array.from({ length }, (_, row) => ({
      _id: `row-${row}`,
      ...Object.fromEntries(oddColumns.map(({ key, values }) => [key, values[row % values.length]])),
    }));
    expectShown(rows);
  });

  it('infers types that fit any mixture of odd values', () => {
    const value = fc.oneof(
      fc.constantFrom(...oddColumns.flatMap(({ values }) => values)),
      fc.constantFrom(0, -0, 1, -5, 1.5, 1e21, 5e-324),
      fc.constantFrom(true, false, null, '', ' ', '-0', '1.', '.5', '+1', '٣'),
      fc.stringMatching(/^[-+ ]?[0-9]{1,3}[.,]?[0-9]{0,9}[ %]?$/),
      fc
        .date({ noInvalidDate: true, min: new Date('0100-01-02'), max: new Date('9999-12-30') })
        .map((date) => date.toISOString()),
    );
    const key = fc.constantFrom(...oddColumns.map((odd) => odd.key));
    const column = fc.tuple(
      key,
      fc.oneof(
        fc.array(value, { minLength: 3, maxLength: 3 }),
        fc.tuple(value).map(([one]) => [one, one, one]),
      ),
    );
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 4 }), (columns) => {
        expectShown(
          [0, 1, 2].map((row) => ({
            _id: `row-${row}`,
            ...Object.fromEntries(columns.map(([name, values]) => [name, values[row]])),
          })),
        );
      }),
      { numRuns: 400, seed: 53 },
    );
  });
});
