// Generates sample values for schemas, from the document's examples if it has any.
import { createRandom } from '../../../src/core/random';
import { valueTypeOf } from '../../../src/core/valueTypes';
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import { INTEGER_FORMAT, namedType } from './fieldTypes';
import type { ResolveShape, Shape } from './shape';

/** The number of sample rows. */
export const SAMPLES = 6;

/** Objects may be nested as deep as keys with dots have parts (inferList). */
const MAX_DEPTH = 3;

/** What samples don't show. */
export interface Omissions {
  /** Keys of values that no field can show. */
  readonly skipped: Set<string>;
  readonly notes: Set<string>;
}

interface Place {
  /** The key of the value in its row; '' for the row itself. */
  readonly key: string;
  readonly row: number;
  /** The objects that contain the value. */
  readonly parents: readonly unknown[];
  /** The example values of the objects that contain the value. */
  readonly given: readonly unknown[];
}

/** Matches texts that tools write in place of an example, such as 'string' or '<dateTime>'. */
const PLACEHOLDER = /^(string|<[\w -]+>)$/;

/** Returns the example values of a schema: those of the objects around it, then its own. */
export function examplesAt({ examples, types, values }: Shape, given: readonly unknown[]): unknown[] {
  const all = [...given, ...examples].filter(
    (example) => !(typeof example === 'string' && PLACEHOLDER.test(example) && !values?.includes(example)),
  );
  const isText = types.length === 1 && types[0] === 'string';
  // YAML reads an unquoted example of a text, such as 12, as a number.
  return isText ? all.map((one) => (typeof one === 'number' ? String(one) : one)) : all;
}

const isPresent = (value: unknown) => value !== null && value !== undefined;

function scalarSample(shape: Shape, { row, given }: Place): unknown {
  const { types, format, values } = shape;
  const examples = examplesAt(shape, given).filter(isPresent);
  if (examples.length > 0) return examples[row % examples.length];
  if (values) return values[row % values.length];
  const named = namedType(shape);
  if (named) return valueTypeOf(named).sample(createRandom(row + 1), {});
  if (types.includes('boolean')) return row % 2 === 0;
  if (types.includes('integer')) return row;
  if (types.includes('number')) return row + 0.25;
  if (format !== undefined && INTEGER_FORMAT.test(format)) return String(row);
  if (format === 'date') return `2026-01-0${row + 1}`;
  if (format === 'date-time') return `2026-01-0${row + 1}T10:20:30Z`;
  if (format === 'uri' || format === 'url') return `https://example.test/${row}`;
  return `text ${row}`;
}

/** Returns an object with a sample of each property. Values that can't be shown are left out and noted. */
function objectSample(resolve: ResolveShape, shape: Shape, place: Place, omissions: Omissions): unknown {
  const { key: prefix, parents, given } = place;
  const isEmpty = Object.keys(shape.properties).length === 0;
  if (prefix !== '' && (shape.isMap || isEmpty || parents.length > MAX_DEPTH)) {
    omissions.skipped.add(prefix);
    return undefined;
  }
  const named = Object.entries(shape.properties).filter(([name]) => name !== '');
  const entries = named.map(([name, schema]) => {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    const part = given.filter(isRecord).map((object) => object[name]);
    const value = sampleOf(
      resolve,
      schema,
      { ...place, key, given: part.filter((one) => one !== undefined) },
      omissions,
    );
    return [name, value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Returns a sample value for a schema; undefined for one that no field can show, which is added to `omissions`. Different
 * `row` numbers give different values where the schema allows it.
 */
export function sampleOf(
  resolve: ResolveShape,
  schema: unknown,
  place: Place,
  omissions: Omissions,
): unknown {
  const { key, parents } = place;
  let shape: Shape;
  try {
    shape = resolve(schema);
  } catch (error) {
    if (!(error instanceof CannotRun) || key === '') throw error;
    omissions.skipped.add(key);
    omissions.notes.add(`${key} is left out: ${error.message}`);
    return undefined;
  }
  if (shape.writeOnly) return undefined;
  if (shape.isBinary) {
    omissions.skipped.add(key);
    omissions.notes.add(`${key} is left out: it contains a file, which no field can show.`);
    return undefined;
  }
  if (shape.types.includes('array') || shape.items !== undefined) return [];
  const isObject = shape.isMap || shape.types.includes('object') || Object.keys(shape.properties).length > 0;
  if (!isObject) return scalarSample(shape, place);
  if (parents.includes(shape.origin)) {
    omissions.skipped.add(key);
    omissions.notes.add(`${key} is left out: its schema contains itself.`);
    return undefined;
  }
  const inner = { ...place, parents: [...parents, shape.origin], given: [...place.given, ...shape.examples] };
  return objectSample(resolve, shape, inner, omissions);
}
