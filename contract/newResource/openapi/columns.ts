// Lists the values of an object by its schema, with the document's examples or generated samples.
import { createRandom } from '../../../src/core/random';
import { valueTypeOf } from '../../../src/core/valueTypes';
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import { isPresent } from '../fitsValues';
import type { SkippedKey } from '../inferField';
import { MAX_DEPTH, nameProblem, NO_PARTS } from '../rowKeys';
import { INTEGER_FORMAT, namedType } from './fieldTypes';
import type { ResolveShape, Shape } from './shapes';

/** The value at a key of an object, such as 'user.name'. */
export interface Column {
  readonly key: string;
  readonly shape: Shape;
  /** Whether the schema requires the value and the objects that contain it. */
  readonly isRequired: boolean;
  /** The examples in the document: those of the objects around the value, then its own. */
  readonly examples: readonly unknown[];
}

/** Matches texts that tools write in place of an example, such as 'string' or '<dateTime>'. */
const PLACEHOLDER = /^(string|<[\w -]+>)$/;

function examplesOf({ examples, types, values }: Shape, parents: readonly unknown[], name: string) {
  const given = parents
    .filter(isRecord)
    .flatMap((object) => (Object.hasOwn(object, name) ? [object[name]] : []));
  const all = [...given, ...examples].filter(
    (example) => !(typeof example === 'string' && PLACEHOLDER.test(example) && !values?.includes(example)),
  );
  const isText = types.length === 1 && types[0] === 'string';
  // YAML reads an unquoted example of a text, such as 12, as a number.
  return isText ? all.map((one) => (typeof one === 'number' ? String(one) : one)) : all;
}

/** Returns the schemas of the parts of an object. If the schema of a row states nothing, its examples have the parts. */
function partsOf({ key, shape, examples }: Column): Readonly<Record<string, unknown>> {
  const isMap = key !== '' && shape.types.length > 0;
  if (isMap || Object.keys(shape.properties).length > 0) return shape.properties;
  const names = examples.filter(isRecord).flatMap((example) => Object.keys(example));
  return Object.fromEntries(names.map((name) => [name, {}]));
}

/** Returns the columns of an object and of the objects in it. Notes keys that are left out. `given` are its examples. */
export function columnsOf(resolve: ResolveShape, root: Shape, given: readonly unknown[], notes: Set<string>) {
  const columns: Column[] = [];
  const skipped: SkippedKey[] = [];
  const leaveOut = (key: string, reason: string) => {
    skipped.push({ key });
    notes.add(`${key} is left out: ${reason}`);
  };
  const visit = (object: Column, parts: Readonly<Record<string, unknown>>, outer: readonly unknown[]) => {
    const parents = [...outer, object.shape.origin];
    for (const [name, schema] of Object.entries(parts)) {
      const key = object.key === '' ? name : `${object.key}.${name}`;
      const problem = nameProblem(name);
      if (problem !== undefined) {
        skipped.push({ key, reason: problem });
        continue;
      }
      let shape: Shape;
      try {
        shape = resolve(schema);
      } catch (error) {
        if (!(error instanceof CannotRun)) throw error;
        leaveOut(key, error.message);
        continue;
      }
      const isRequired = object.isRequired && object.shape.required.includes(name) && !shape.canBeNull;
      const column = { key, shape, isRequired, examples: examplesOf(shape, object.examples, name) };
      const inner = partsOf(column);
      const isEmpty = Object.keys(inner).length === 0;
      if (shape.writeOnly) continue;
      if (shape.isBinary) leaveOut(key, 'it contains a file, which no field can show.');
      else if (shape.types.includes('array') || shape.items !== undefined)
        skipped.push({ key, reason: 'a list' });
      else if (isEmpty && !shape.types.includes('object')) columns.push(column);
      else if (parents.includes(shape.origin)) leaveOut(key, 'its schema contains itself.');
      else if (isEmpty || parents.length >= MAX_DEPTH) skipped.push({ key, reason: NO_PARTS });
      else visit(column, inner, parents);
    }
  };
  const top = { key: '', shape: root, isRequired: true, examples: [...given, ...root.examples] };
  visit(top, partsOf(top), []);
  return { columns, skipped };
}

const SAMPLES = 6;

/** Returns samples of a column in several rows: the document's examples, or else generated values. */
export const samplesOf = (column: Column): unknown[] =>
  Array.from({ length: SAMPLES }, (_, row) => sampleOf(column, row));

/** Returns a value of a column: an example of the document, or else a generated value. Each `row` has another one. */
function sampleOf({ shape, examples }: Column, row: number): unknown {
  const { types, format, values } = shape;
  const present = examples.filter(isPresent);
  if (present.length > 0) return present[row % present.length];
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
