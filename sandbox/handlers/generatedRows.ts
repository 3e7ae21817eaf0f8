import { createHash } from 'node:crypto';
import { rowFields } from '../../contract/calls';
import { violations } from '../../contract/validate';
import { getValue, type Field, type ListResource } from '../../src/core/defineResource';
import { createRandom, type Random } from '../../src/core/random';
import type { JsonSchema } from '../../src/core/schema';
import { valueTypeOf, type ValueTypeName } from '../../src/core/valueTypes';

/** The average number of generated rows for each combination of filter options (`RowPlan.choices`). */
const ROWS = 25;

export type Row = Record<string, unknown>;

/** The filter parameters of a request: all except the page parameters and empty values. */
export type FilterParams = Readonly<Record<string, string>>;

/** Returns a generator with the same sequence for the same seed, name and parameters. */
export function randomOf(seed: number, name: string, params: FilterParams = {}): Random {
  const key = [name, ...Object.entries(params).sort().flat()].join('\n');
  return createRandom(seed + createHash('sha256').update(key).digest().readUInt32BE());
}

/** Sets a value at a dotted key and creates missing parent objects. */
function setValue(target: Row, key: string, value: unknown): void {
  const parents = key.split('.');
  const last = parents.pop() ?? '';
  let inner = target;
  for (const parent of parents) inner = (inner[parent] ??= {}) as Row;
  inner[last] = value;
}

const sampleOf = (random: Random, field: Field) => valueTypeOf(field.valueType).sample(random, field);

export function sampleRow(random: Random, fields: readonly Field[]): Row {
  const row: Row = {};
  for (const field of fields) setValue(row, field.key, sampleOf(random, field));
  return row;
}

/**
 * Returns a random value for the schema of a write's response: a value of the type that `title` names, otherwise an object
 * with a value for each property.
 */
export const sampleOfSchema = (random: Random, { title, properties = {} }: JsonSchema): unknown =>
  title === undefined
    ? Object.fromEntries(
        Object.entries(properties).map(([key, schema]) => [key, sampleOfSchema(random, schema)]),
      )
    : valueTypeOf(title as ValueTypeName).sample(random, {});

type RowPlan = ReturnType<typeof planRows>;

export function planRows(list: ListResource) {
  const fields = rowFields(list).map((field) => ({
    ...field,
    schema: valueTypeOf(field.valueType).schema(field),
  }));
  // The filter parameters with fixed options that are also row fields, and the values of their options.
  const choices = (list.read.choices ?? [])
    .filter(({ name }) => fields.some(({ key }) => key === name))
    .map(({ name, options }) => ({ name, values: options.flatMap(({ value }) => (value ? [value] : [])) }))
    .filter(({ values }) => values.length > 0);
  const total = choices.reduce((rows, { values }) => rows * values.length, ROWS);
  return { list, fields, choices, total };
}

/** Returns the field's value from the request, or undefined if it is missing or has the wrong type. */
function requestedValue({ key, valueType, schema }: RowPlan['fields'][number], values: Row): unknown {
  const value = values[key] ?? getValue(values, key);
  const raw = valueType === 'flag' && typeof value === 'string' ? value === 'true' : value;
  return raw !== undefined && violations(schema, raw).length === 0 ? raw : undefined;
}

/** Functions that make a row key unique by the row number, by value type. The result is still valid for the type. */
const uniqueForms: Partial<Record<ValueTypeName, (value: string, rowNumber: number) => string | number>> = {
  // Need no row number: their random hex digits are already unique.
  id: (value) => value,
  address: (value) => value,
  email: (value, rowNumber) => value.replace('@', `.${rowNumber}@`),
  code: (_value, rowNumber) => String(100_000 + rowNumber),
  integer: (_value, rowNumber) => rowNumber,
};

/** Creates a row from the given values and generated ones. `rowNumber` makes a generated row key unique. */
function makeRow({ list, fields }: RowPlan, random: Random, values: Row, rowNumber: number): Row {
  const row: Row = {};
  for (const field of fields) {
    const requested = requestedValue(field, values);
    const sample = sampleOf(random, field);
    const makeUnique = uniqueForms[field.valueType] ?? ((value) => `${value} #${rowNumber}`);
    const generated = field.key === list.rowKey ? makeUnique(String(sample), rowNumber) : sample;
    setValue(row, field.key, requested ?? generated);
  }
  return row;
}

/** Returns whether a row has all requested values. Parameters that are not row fields are ignored. */
const matchesRequest = ({ fields }: RowPlan, row: Row, params: FilterParams) =>
  Object.entries(params).every(
    ([name, value]) => !fields.some(({ key }) => key === name) || String(getValue(row, name)) === value,
  );

/**
 * Returns the rows for a request. Equal requests get equal rows, and a request with a filter option gets a
 * subset of the unfiltered rows.
 */
export function rowsFor(plan: RowPlan, seed: number, params: FilterParams, created: readonly Row[]): Row[] {
  const { list, choices, total } = plan;
  const isChoice = (name: string) => choices.some((choice) => choice.name === name);
  const others = Object.fromEntries(Object.entries(params).filter(([name]) => !isChoice(name)));
  const random = randomOf(seed, list.name, others);
  const generated = Array.from({ length: total }, (_, index) => {
    const chosen = choices.map(({ name, values }) => [name, random.pick(values)] as const);
    return makeRow(plan, random, { ...others, ...Object.fromEntries(chosen) }, index + 1);
  });
  return [...created, ...generated].filter((row) => matchesRequest(plan, row, params));
}

/** Creates the row of a create call: the body, fixed parameters and the current date; other fields are generated. */
export function createdRow(plan: RowPlan, seed: number, body: Row, now: Date, createdCount: number): Row {
  const { list, fields, choices, total } = plan;
  const dates = fields.filter(({ valueType }) => valueType === 'date').map(({ key }) => key);
  const values: Row = {
    ...Object.fromEntries(dates.map((key) => [key, now.toISOString()])),
    ...Object.fromEntries(choices.map((choice) => [choice.name, choice.values[0]])),
    ...body,
    ...list.read.fixed,
  };
  const rowNumber = total + createdCount + 1;
  return makeRow(plan, randomOf(seed, list.name, { place: String(rowNumber) }), values, rowNumber);
}
