// Infers a list from an operation of an OpenAPI document, for `npm run resource:new`.
import { CannotRun } from '../cli/commandLine';
import { inferOperation, type OpenApiList, type OpenApiOptions } from './openapi/inferOperation';
import { findOperations, nameOf } from './openapi/operations';
import { readDocument } from './openapi/readDocument';
import { referencesOf, type Json } from './openapi/references';

/** Infers a list from an operation of an OpenAPI 3 document, by its operationId or path. Throws CannotRun. */
export function inferFromOpenApi(
  document: Json,
  id: string,
  options: OpenApiOptions = {},
  file = 'The file',
): OpenApiList {
  const references = referencesOf(document, file);
  const operations = findOperations(document, references, id);
  const lists: { readonly name: string; readonly list: OpenApiList }[] = [];
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

/**
 * Reads an OpenAPI 3 document in JSON or YAML and infers a list from one of its operations. Throws CannotRun with one
 * sentence if that isn't possible.
 */
export async function readOpenApi(
  file: string,
  id: string,
  options: OpenApiOptions = {},
): Promise<OpenApiList> {
  return inferFromOpenApi(await readDocument(file), id, options, file);
}
