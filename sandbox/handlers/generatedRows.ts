import { violations } from '../../contract/validate';
import { pick, rowFields, type Field, type ListResource } from '../../src/core/defineResource';
import { createRandom, type Random } from '../../src/core/random';
import type { JsonSchema } from '../../src/core/schema';
import { valueTypeOf } from '../../src/core/valueTypes';
import { numbered } from './rowKeys';

/** Rows of a list; where a choice is one of its fields, rows of each option. */
const ROWS = 25;

export type Row = Record<string, unknown>;

/** The parameters of a request beside its page, without those that ask for everything (''). */
export type Asked = Readonly<Record<string, string>>;

/** FNV-1a, so that each list, and each thing asked of it, has its own sequence. */
const hashOf = (words: readonly string[]): number => {
  let hash = 0x811c9dc5;
  for (const char of words.join('\n')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

/** The same sequence for the same seed, name and parameters. */
export const randomOf = (seed: number, name: string, asked: Asked = {}): Random =>
  createRandom(seed + hashOf([name, ...Object.entries(asked).sort().flat()]));

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Sets a value at a dotted key, making the objects on the way. */
function put(target: Row, key: string, value: unknown): void {
  const [head = '', ...rest] = key.split('.');
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  const known = target[head];
  const inner: Row = isRow(known) ? known : {};
  target[head] = inner;
  put(inner, rest.join('.'), value);
}

const sampleOf = (random: Random, field: Field) => valueTypeOf(field.valueType).sample(random, field);

/** A made-up value of each field. */
export function sampleRow(random: Random, fields: readonly Field[]): Row {
  const row: Row = {};
  for (const field of fields) put(row, field.key, sampleOf(random, field));
  return row;
}

/** What must be known of a list to make up its rows. */
export interface RowPlan {
  readonly list: ListResource;
  readonly fields: readonly (Field & { readonly schema: JsonSchema })[];
  /** The choices that are fields: a row bears a value of each. */
  readonly choices: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly total: number;
}

export function planRows(list: ListResource): RowPlan {
  const fields = rowFields(list).map((field) => ({
    ...field,
    schema: valueTypeOf(field.valueType).schema(field),
  }));
  const choices = (list.read.choices ?? [])
    .filter(({ name }) => fields.some(({ key }) => key === name))
    .map(({ name, options }) => ({ name, values: options.flatMap(({ value }) => (value ? [value] : [])) }))
    .filter(({ values }) => values.length > 0);
  const total = choices.reduce((rows, { values }) => rows * values.length, ROWS);
  return { list, fields, choices, total };
}

/** What is given for a field, by a parameter or in a body; undefined where that is no value of its type. */
function givenFor({ key, valueType, schema }: RowPlan['fields'][number], values: Row): unknown {
  const value = values[key] ?? pick(values, key);
  const raw = valueType === 'flag' && typeof value === 'string' ? value === 'true' : value;
  return raw !== undefined && violations(schema, raw).length === 0 ? raw : undefined;
}

/** A row of what is given, the rest made up. Unless its key is given, no row of another place has the same. */
function makeRow({ list, fields }: RowPlan, random: Random, values: Row, place: number): Row {
  const row: Row = {};
  for (const field of fields) {
    const own = givenFor(field, values);
    const sample = sampleOf(random, field);
    const unlike = field.key === list.rowKey ? numbered(field.valueType, sample, place) : sample;
    put(row, field.key, own ?? unlike);
  }
  return row;
}

/** Whether a row bears every value that is asked for; a parameter that is no field says nothing of rows. */
const bears = ({ fields }: RowPlan, row: Row, asked: Asked) =>
  Object.entries(asked).every(
    ([name, value]) => !fields.some(({ key }) => key === name) || String(pick(row, name)) === value,
  );

/** The rows that answer a request: the same ones for the same, and those of an option are some of all. */
export function rowsFor(plan: RowPlan, seed: number, asked: Asked, written: readonly Row[]): Row[] {
  const { list, choices, total } = plan;
  const isChoice = (name: string) => choices.some((choice) => choice.name === name);
  const others = Object.fromEntries(Object.entries(asked).filter(([name]) => !isChoice(name)));
  const random = randomOf(seed, list.name, others);
  const madeUp = Array.from({ length: total }, (_, index) => {
    const values: Row = { ...others };
    let turn = index;
    for (const choice of choices) {
      values[choice.name] = choice.values[turn % choice.values.length];
      turn = Math.floor(turn / choice.values.length);
    }
    return makeRow(plan, random, values, index + 1);
  });
  return [...written, ...madeUp].filter((row) => bears(plan, row, asked));
}

/** The row that a write makes: what was sent and what the list always says, dated now, the rest made up. */
export function writtenRow(plan: RowPlan, seed: number, body: Row, now: Date, before: number): Row {
  const { list, fields, choices, total } = plan;
  const dates = fields.filter(({ valueType }) => valueType === 'date').map(({ key }) => key);
  const values: Row = {
    ...Object.fromEntries(dates.map((key) => [key, now.toISOString()])),
    ...Object.fromEntries(choices.map((choice) => [choice.name, choice.values[0]])),
    ...body,
    ...list.read.fixed,
  };
  const place = total + before + 1;
  return makeRow(plan, randomOf(seed, list.name, { place: String(place) }), values, place);
}
