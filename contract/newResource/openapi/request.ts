import { isRecord } from '../../../src/core/isRecord';
import type { Choice } from '../../../src/core/defineResource';
import { CannotRun } from '../../cli/commandLine';
import { names } from '../fieldNames';
import { cleanPath } from '../readPath';
import { titleOf } from '../titles';
import type { Operation } from './operations';
import { textOf, type Json, type References } from './references';
import { jsonContent } from './response';
import type { ResolveShape, Shape } from './shapes';

/** Returns the path of an operation as the portal sends it. Throws CannotRun for a path with parameters. */
export function readablePath({ fullPath }: Operation): string {
  if (/[?#\s]/.test(fullPath))
    throw new CannotRun(
      `The path ${fullPath} has a query, a hash or a space: the portal needs a plain path.`,
    );
  return cleanPath(fullPath, `The path /${fullPath}`);
}

function contentOf(references: References, { operation }: Operation): Json | undefined {
  const body = references.follow(operation.requestBody);
  return isRecord(body) && isRecord(body.content) ? body.content : undefined;
}

interface Parameter {
  readonly name: string;
  /** Whether the request must have it: it has no default. */
  readonly isRequired: boolean;
  /** Whether the server doesn't filter without it. */
  readonly isOptional: boolean;
  readonly isInQuery: boolean;
  /** The values that the document allows, the default first; empty if it allows others too. */
  readonly values: readonly string[];
}

/** Returns the parameters that an operation takes: in the query of a GET, or in the body of a POST. */
function parametersOf(references: References, resolve: ResolveShape, found: Operation): Parameter[] {
  const parameterOf = (name: string, shape: Shape, isRequired: boolean, isInQuery: boolean): Parameter => {
    const texts = (shape.values ?? []).filter((value) => typeof value === 'string');
    const values = texts.toSorted(
      (one, other) => Number(other === shape.default) - Number(one === shape.default),
    );
    const mustBeSent = isRequired && shape.default === undefined;
    const isOptional = !mustBeSent && !values.some((value) => value === shape.default);
    return { name, isRequired: mustBeSent, isOptional, isInQuery, values };
  };
  const partsOf = ({ properties, required }: Shape, isInQuery: boolean) =>
    Object.entries(properties).map(([name, schema]) =>
      parameterOf(name, resolve(schema), required.includes(name), isInQuery),
    );
  const inQuery = found.parameters.flatMap((raw): Parameter[] => {
    const parameter = references.follow(raw);
    if (!isRecord(parameter)) return [];
    const { in: place, name, required, schema } = parameter;
    if (place !== 'query' || typeof name !== 'string') return [];
    const shape = resolve(schema);
    // The properties of an object, such as springdoc's pageable, are parameters of their own.
    const parts = partsOf(shape, true);
    return parts.length > 0 ? parts : [parameterOf(name, shape, required === true, true)];
  });
  const media = found.method === 'GET' ? undefined : jsonContent(contentOf(references, found));
  return media?.schema === undefined ? inQuery : [...inQuery, ...partsOf(resolve(media.schema), false)];
}

/** Matches the names of parameters for the sort order and the response format, which aren't filters. */
const NO_FILTER = /^\$?(sort|order)(ing)?([_-]?(by|dir(ection)?|key|field|order|column))?$|(^|[_$])format$/i;
const DIRECTION = /^(asc|desc)(ending)?$/i;
const MAX_VALUES = 20;

/** Returns the choice of a parameter that allows only some values. */
const choiceOf = ({ name, isOptional, values }: Parameter): Choice => ({
  name,
  title: titleOf(name),
  control: 'select',
  options: [
    ...(values.includes('') ? [{ label: 'All', value: '' }] : isOptional ? [{ label: 'All' }] : []),
    ...values.filter(Boolean).map((value) => ({
      label: names.code.test(name) || names.proper.test(name) ? value : titleOf(value.toLowerCase()),
      value,
    })),
  ],
});

/**
 * Returns the choices of an operation, and a sentence for each way in which its request differs from the portal's.
 * `fixed` are the parameters that the portal sends with every request.
 */
export function readRequest(
  references: References,
  resolve: ResolveShape,
  found: Operation,
  fixed: Readonly<Record<string, string>>,
): { choices: Choice[]; notes: string[] } {
  const parameters = parametersOf(references, resolve, found);
  const paging = parameters.map(({ name }) => name).filter((name) => names.paging.test(name));
  const open = parameters.filter(({ name }) => !names.paging.test(name) && !Object.hasOwn(fixed, name));
  const choices = open.filter(({ name, isInQuery, values }) => {
    const isSent = isInQuery === (found.method === 'GET');
    const isFilter = !NO_FILTER.test(name) && !values.every((value) => DIRECTION.test(value));
    return isSent && values.length > 1 && values.length <= MAX_VALUES && isFilter;
  });
  const chosen = choices.map(({ name }) => name);
  const notes = open
    .filter(({ name, isRequired }) => isRequired && !chosen.includes(name))
    .map(({ name }) => `The request needs the parameter ${name}: add --param ${name}=TEXT.`);
  if (found.method === 'GET' && paging.length > 0)
    notes.push(
      `The request takes ${paging.join(' and ')}: the portal requests all rows of a GET at once, and shows no others.`,
    );
  const sent = parameters.filter(({ isInQuery }) => !isInQuery).map(({ name }) => name);
  if (found.method === 'POST' && paging.length > 0 && !(sent.includes('limit') && sent.includes('skip')))
    notes.push(`The request takes ${paging.join(' and ')}: the portal sends limit and skip in the body.`);
  const headers = found.parameters
    .map(references.follow)
    .filter(isRecord)
    .filter((one) => one.required === true && one.in === 'header')
    .map(({ name }) => textOf(name))
    .filter((name) => !/^(authorization|accept|content-type)/i.test(name));
  if (headers.length > 0)
    notes.push(`The request needs the header ${headers.join(' and ')}, which the portal doesn't send.`);
  const content = contentOf(references, found);
  if (found.method === 'POST' && content && !jsonContent(content))
    notes.push(`The request takes ${Object.keys(content).join(', ')}: the portal sends JSON.`);
  if (found.fullPath.endsWith('/'))
    notes.push(
      "The path ends with a slash in the document; the portal's paths don't, so the backend must accept both.",
    );
  return { choices: choices.map(choiceOf), notes };
}
