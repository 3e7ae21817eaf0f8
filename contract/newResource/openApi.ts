// Infers a list from an operation of an OpenAPI document, for `npm run resource:new`.
import { isRecord } from '../../src/core/isRecord';
import { CannotRun } from '../cli/commandLine';
import { dateFilterOf, inferFields, inferList, inferSummary, type InferredList } from './inferList';
import { columnsOf, samplesOf } from './openapi/columns';
import { findEnvelope } from './openapi/envelope';
import { applySchema, rowKeyOf } from './openapi/fields';
import { findOperations, nameOf, type Operation } from './openapi/operations';
import { readDocument } from './openapi/readDocument';
import { referencesOf, type Json, type References } from './openapi/references';
import { readablePath, readRequest } from './openapi/request';
import { responseOf, type JsonResponse } from './openapi/response';
import { isUnknown, shapesOf, type ResolveShape, type Shape } from './openapi/shapes';
import { countProblem } from './paging';
import type { ListCall } from './source';

/** Choices on the command line: the property with the rows, and the fixed parameters of the request. */
export interface OpenApiOptions {
  readonly rows?: string | undefined;
  readonly fixed?: Readonly<Record<string, string>> | undefined;
}

/** Throws CannotRun if the portal can't read the number of rows of a POST. */
function requireCount(method: ListCall['method'], body: unknown): void {
  const problem = method === 'POST' && isRecord(body) ? countProblem(body) : undefined;
  if (problem !== undefined) throw new CannotRun(problem);
}

/** Returns whether a response may have `success: true`. */
function canSucceed(resolve: ResolveShape, { properties }: Shape): boolean {
  if (!Object.hasOwn(properties, 'success')) return false;
  const { types, values } = resolve(properties.success);
  return values ? values.includes(true) : types.length === 0 || types.includes('boolean');
}

/** Infers a list from the schema and the examples of a response. Adds what the user must know to `notes`. */
function inferFromSchema(
  resolve: ResolveShape,
  { schema, examples }: JsonResponse,
  method: ListCall['method'],
  rows: string | undefined,
  notes: Set<string>,
): InferredList {
  const { shape, body, rowsKey, list } = findEnvelope(resolve, schema, rows);
  requireCount(method, body);
  const row = resolve(list.items);
  const bodies = [...examples, ...shape.examples].filter(isRecord);
  const given = [...bodies.map((one) => one[rowsKey]), ...list.examples].flat();
  const { columns, skipped } = columnsOf(resolve, row, given, notes);
  const inferred = inferFields(new Map(columns.map((column) => [column.key, samplesOf(column)])), rowsKey);
  const fields = inferred.fields.map((field) => applySchema(field, columns, notes));
  // Only values at the top. A total without a value may be the number of rows.
  const beside = columnsOf(resolve, shape, examples, new Set()).columns.filter(
    ({ key }) => !/\.|^total$/i.test(key),
  );
  // Properties that are no single values are represented by their schemas, which are no figures either.
  const sample = {
    ...shape.properties,
    ...Object.fromEntries(beside.map((column) => [column.key, samplesOf(column)[0]])),
  };
  const { summary, ignored } = inferSummary([sample], rowsKey);
  if (!canSucceed(resolve, shape))
    notes.add('The schema has no boolean "success": the portal shows only responses with success: true.');
  return {
    rowsKey,
    count: undefined,
    rowKey: rowKeyOf(fields, row.name),
    dateFilter: dateFilterOf(fields),
    fields,
    summary: summary.map((figure) => applySchema(figure, beside, notes)),
    ignored,
    skipped: [...skipped, ...inferred.skipped],
  };
}

/** Infers a list from an operation. The notes are what the user must know, each a sentence. */
function inferOperation(references: References, operation: Operation, { rows, fixed = {} }: OpenApiOptions) {
  const path = readablePath(operation);
  const response = responseOf(operation, references);
  const resolve = shapesOf(references);
  const hasSchema =
    response.schema !== undefined && !(response.examples.length > 0 && isUnknown(resolve(response.schema)));
  const notes = new Set<string>();
  const method: ListCall['method'] = operation.method === 'GET' ? 'GET' : 'POST';
  if (!hasSchema) requireCount(method, response.examples[0]);
  const list = hasSchema
    ? inferFromSchema(resolve, response, method, rows, notes)
    : inferList(response.examples, rows);
  const request = readRequest(references, resolve, operation, fixed);
  return {
    call: { method, path, ...(request.choices.length > 0 && { choices: request.choices }) },
    list,
    notes: [...notes, ...request.notes],
  };
}

/** Infers a list from an operation of an OpenAPI 3 document, by its operationId or path. Throws CannotRun. */
export function inferFromOpenApi(
  document: Json,
  id: string,
  options: OpenApiOptions = {},
  file = 'The file',
) {
  const references = referencesOf(document, file);
  const operations = findOperations(document, references, id);
  const lists: { name: string; list: ReturnType<typeof inferOperation> }[] = [];
  const errors: CannotRun[] = [];
  for (const operation of operations)
    try {
      lists.push({ name: nameOf(operation), list: inferOperation(references, operation, options) });
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      errors.push(error);
    }
  const [found, other] = lists;
  const [error] = errors;
  const names = operations.map(nameOf).join(' and ');
  if (!found) throw error ?? new CannotRun(`"${id}" can't be read.`);
  if (other)
    throw new CannotRun(`The document has ${names}: name one of them, such as --operation "${found.name}".`);
  const { name, list } = found;
  if (operations.length === 1) return list;
  return { ...list, notes: [`The document has ${names}; the list is ${name}.`, ...list.notes] };
}

/** Infers a list from an operation of an OpenAPI 3 document in JSON or YAML. Throws CannotRun with one sentence. */
export async function readOpenApi(file: string, id: string, options: OpenApiOptions = {}) {
  return inferFromOpenApi(await readDocument(file), id, options, file);
}
