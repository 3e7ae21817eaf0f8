// Finds the rows in the response of an OpenAPI operation, in the same way as in the response of a backend.
import { isRecord } from '../../../src/core/isRecord';
import { attempt } from '../../../src/core/attempt';
import { findRows, MAX_DEPTH } from '../findRows';
import { isUnknown, type ResolveShape, type Shape } from './shapes';

/** Returns the possible shapes of a response: each variant of oneOf or anyOf, and all of them together. */
function variantsOf(resolve: ResolveShape, schema: unknown): Shape[] {
  const whole = resolve(schema);
  const { origin } = whole;
  const options = isRecord(origin)
    ? [origin.oneOf, origin.anyOf].flat().filter((one) => one !== undefined)
    : [];
  const rest = isRecord(origin) ? { ...origin, oneOf: undefined, anyOf: undefined } : {};
  return [...options.map((option) => resolve({ allOf: [rest, option] })), whole];
}

/**
 * Returns a response of a shape, in which lists have one entry, values that may be a number are 1, and other values name
 * their types ('a string'). Entries and objects below MAX_DEPTH have the right names, but no such values.
 */
function bodyOf(resolve: ResolveShape, shape: Shape, depth = 0): unknown {
  const { types, properties, items } = shape;
  if (types.includes('array') || items !== undefined) {
    const entry = resolve(items);
    if (isUnknown(entry) || depth > MAX_DEPTH) return [{}];
    return [bodyOf(resolve, entry, Math.max(depth + 1, MAX_DEPTH))];
  }
  if (types.includes('object') || Object.keys(properties).length > 0) {
    if (depth >= MAX_DEPTH) return properties;
    const read = (schema: unknown) => bodyOf(resolve, resolve(schema), depth + 1);
    // A part that can't be read matters only at the top, where the rows are.
    const part = depth === 0 ? read : (schema: unknown) => attempt(() => read(schema));
    return Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, part(schema)]));
  }
  return types.length === 0 || /integer|number/.test(types.join()) ? 1 : `a ${types.join(' or ')}`;
}

/**
 * Finds the rows in the schema of a response. `rows` is the name of their property, if it is known. Returns the shape
 * of the response, a body of this shape without real values, and the shape of the rows' array. Throws CannotRun without
 * rows.
 */
export function findEnvelope(resolve: ResolveShape, schema: unknown, rows?: string) {
  let problem: unknown;
  for (const shape of variantsOf(resolve, schema))
    try {
      const body = isUnknown(shape) ? {} : bodyOf(resolve, shape);
      const rowsKey = findRows(body, rows);
      return { shape, body, rowsKey, list: resolve(shape.properties[rowsKey]) };
    } catch (error) {
      problem = error;
    }
  throw problem;
}
