// Finds the rows in the response of an OpenAPI operation.
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import type { ResolveShape, Shape } from './shape';

/** The parts of a list's response. */
interface Envelope {
  readonly shape: Shape;
  readonly rowsKey: string;
  /** The schema of the rows' array. */
  readonly list: Shape;
}

/** The usual names of the property that contains the rows, the portal's own first. */
const ROW_NAMES = ['data', 'rows', 'items', 'results', 'content', 'records', 'list', 'docs', 'value'];

/** The usual names of the number of all rows, in lower case. */
const TOTAL = /^(total|total_?(count|elements|items|records|rows|results)|count|recordstotal|x_?total)$/i;

const isArray = (shape: Shape) => shape.types.includes('array') || shape.items !== undefined;

const hasProperties = ({ properties }: Shape) => Object.keys(properties).length > 0;

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

interface Candidate {
  readonly key: string;
  readonly list: Shape;
}

/** Returns the properties that are arrays of objects. */
function listsIn(resolve: ResolveShape, shape: Shape): Candidate[] {
  return Object.entries(shape.properties).flatMap(([key, schema]) => {
    const part = resolve(schema);
    if (!isArray(part)) return [];
    return hasProperties(resolve(part.items)) ? [{ key, list: part }] : [];
  });
}

/** Returns the paths of arrays of objects one or two levels below the response, such as 'data.items'. */
function nestedLists(resolve: ResolveShape, shape: Shape, prefix = '', depth = 0): string[] {
  return Object.entries(shape.properties).flatMap(([key, schema]) => {
    const part = resolve(schema);
    const path = prefix + key;
    if (isArray(part)) return prefix !== '' && hasProperties(resolve(part.items)) ? [path] : [];
    return depth < 2 ? nestedLists(resolve, part, `${path}.`, depth + 1) : [];
  });
}

/** Returns a sentence that says why a response without a list of rows can't be read. */
function reasonWithoutList(resolve: ResolveShape, shape: Shape): string {
  const needs = 'the portal reads rows only from a property of the response, such as data';
  if (isArray(shape)) return `The response is an array; ${needs}.`;
  if (!hasProperties(shape))
    return `The response is ${shape.isMap ? 'a map without fixed properties' : `a ${shape.types.join(' or ') || 'value without properties'}`}; ${needs}.`;
  const nested = nestedLists(resolve, shape);
  if (nested.length > 0) return `The response has no list of rows but in ${nested.join(' and ')}; ${needs}.`;
  for (const [key, schema] of Object.entries(shape.properties)) {
    const part = resolve(schema);
    if (isArray(part))
      return `The values of "${key}" are not objects with properties; the portal shows only such rows.`;
    if (part.isMap && key === 'data')
      return `The rows of "${key}" are a map by key; the portal reads rows only from an array.`;
  }
  return `The response has no list of rows; its properties are ${Object.keys(shape.properties).join(', ')}.`;
}

function chooseList(lists: readonly Candidate[]): Candidate {
  const [only] = lists;
  const named = ROW_NAMES.map((name) => lists.find(({ key }) => key === name)).find(
    (one) => one !== undefined,
  );
  const chosen = named ?? (lists.length === 1 ? only : undefined);
  if (chosen) return chosen;
  throw new CannotRun(
    `The response has several lists: ${lists.map(({ key }) => key).join(', ')}. Choose one with --rows ${only?.key}.`,
  );
}

/**
 * Finds the rows in the schema of a response. `rows` names their property; without it, it is the usual name or the only
 * list. Throws CannotRun.
 */
export function findEnvelope(resolve: ResolveShape, schema: unknown, rows?: string): Envelope {
  const variants = variantsOf(resolve, schema);
  const whole = variants.at(-1) ?? resolve(schema);
  const wanted = (found: readonly Candidate[]) =>
    rows === undefined ? found : found.filter(({ key }) => key === rows);
  const shape = variants.find((one) => wanted(listsIn(resolve, one)).length > 0);
  if (!shape) {
    const lists = listsIn(resolve, whole).map(({ key }) => key);
    if (rows !== undefined && lists.length > 0)
      throw new CannotRun(`The response has no list "${rows}"; it has ${lists.join(', ')}.`);
    throw new CannotRun(reasonWithoutList(resolve, whole));
  }
  const { key, list } = chooseList(wanted(listsIn(resolve, shape)));
  return { shape, rowsKey: key, list };
}

/** Throws CannotRun unless the response of a POST has the number of all rows as `count`. */
export function requireCount(resolve: ResolveShape, { properties }: Shape): void {
  const count = Object.hasOwn(properties, 'count') ? resolve(properties.count) : undefined;
  if (count && (count.types.length === 0 || /integer|number/.test(count.types.join()))) return;
  const total = Object.keys(properties).find((key) => TOTAL.test(key));
  const found = count
    ? `"count" is a ${count.types.join(' or ')}`
    : total === undefined
      ? 'The response has no count'
      : `The response has its number of rows in "${total}"`;
  throw new CannotRun(`${found}: the portal pages a POST list by an integer "count" beside the rows.`);
}
