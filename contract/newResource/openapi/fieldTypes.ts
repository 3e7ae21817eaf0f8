import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../../src/core/defineResource';
import { valueTypeOf, valueTypes, type ValueTypeName } from '../../../src/core/valueTypes';
import { statusTones } from '../../../src/resources/statusTones';
import { isRecord } from '../../../src/core/isRecord';
import type { Finding } from '../fitsValues';
import type { Shape } from './shapes';

/** Returns the value type whose schema has the name and the keywords of this one, as in contract/openapi.json. */
export function namedType({ name = '', origin }: Shape): ValueTypeName | undefined {
  const type = name.charAt(0).toLowerCase() + name.slice(1);
  if (!Object.hasOwn(valueTypes, type) || !isRecord(origin)) return undefined;
  const keywords = (schema: object) => ({
    ...schema,
    description: undefined,
    title: undefined,
    example: undefined,
  });
  const known = type as ValueTypeName;
  return isDeepStrictEqual(keywords(valueTypeOf(known).schema({})), keywords(origin)) ? known : undefined;
}

const matches = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
};

/** Decimals with 1, 2, 4, 6, 8 and 18 places: a pattern may require some of them. */
const DECIMALS = [1, 2, 4, 6, 8, 18].map((places) => `12.${'5'.repeat(places)}`);

/** Returns whether a pattern allows numbers and no words: decimals, or only integers if `isWhole`. */
function isNumberPattern(pattern: string | undefined, isWhole = false): boolean {
  if (pattern === undefined || matches(pattern, 'text')) return false;
  const allowsDecimals = DECIMALS.some((decimal) => matches(pattern, decimal));
  return isWhole ? matches(pattern, '12') && !allowsDecimals : allowsDecimals;
}

function enumType(values: readonly unknown[]): Finding | undefined {
  if (values.every((value) => typeof value === 'boolean')) return { valueType: 'flag' };
  // No total: the numbers of an enum are names.
  if (values.every((value) => Number.isInteger(value))) return { valueType: 'integer', summed: false };
  if (values.every((value) => typeof value === 'number')) return { valueType: 'amount', summed: false };
  const words = values.filter((value) => value !== '');
  if (words.length < 2 || !words.every((value) => typeof value === 'string')) return undefined;
  const hasTones = words.some((value) => Object.hasOwn(statusTones, value));
  return { valueType: 'enum', ...(hasTones && { tones: statusTones }) };
}

const byFormat: Readonly<Record<string, Finding>> = {
  date: { valueType: 'date', format: 'day' },
  'date-time': { valueType: 'date', format: 'second' },
  datetime: { valueType: 'date', format: 'second' },
  email: { valueType: 'email' },
  'idn-email': { valueType: 'email' },
  uuid: { valueType: 'id' },
  guid: { valueType: 'id' },
  objectid: { valueType: 'id' },
  password: { valueType: 'secret' },
};

const DECIMAL_FORMAT = /^(decimal|double|float|number|money|currency|big-?decimal|big-?number)\d*$/;
/** Matches the formats of integers, which some servers send as texts. */
export const INTEGER_FORMAT = /^u?int(eger)?\d*$|^long$/;
const LINK_FORMAT = /^(ur[il]|iri)(-reference)?$/;

/**
 * Returns the value type that a schema states; undefined if name and samples decide. `inferred` is the field that they
 * suggest, which stays if its type is among those that the schema allows.
 */
export function typeOfShape(shape: Shape, inferred: Field): Finding | undefined {
  const { types, format = '', pattern, values } = shape;
  const named = namedType(shape);
  if (named) return { valueType: named };
  if (values && values.length > 0) return enumType(values);
  const isText = types.includes('string') || types.length === 0;
  const isNumber = types.includes('number') || types.includes('integer');
  const oneOf = (first: ValueTypeName, ...others: readonly ValueTypeName[]): Finding =>
    [first, ...others].includes(inferred.valueType) ? inferred : { valueType: first };
  if (isText && (!isNumber || format.startsWith('date'))) {
    if (Object.hasOwn(byFormat, format)) return byFormat[format];
    if (DECIMAL_FORMAT.test(format) || isNumberPattern(pattern)) return oneOf('amount', 'money');
    if (LINK_FORMAT.test(format)) return oneOf('link', 'image');
  }
  if (types.includes('boolean')) return { valueType: types.length === 1 ? 'flag' : 'text' };
  if (types.includes('number')) return oneOf('amount', 'money', 'id', 'date');
  const isInteger = INTEGER_FORMAT.test(format) || isNumberPattern(pattern, true);
  if (types.includes('integer') && isText && !isInteger) return oneOf('id', 'date');
  if (types.includes('integer') || INTEGER_FORMAT.test(format))
    return oneOf('integer', 'amount', 'money', 'id', 'date');
  return undefined;
}
