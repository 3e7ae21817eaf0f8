// Infers a list from an operation of an OpenAPI document, for `npm run resource:new`.
import { CannotRun } from '../cli/commandLine';
import { inferOperation, type OpenApiList, type OpenApiOptions } from './openapi/inferOperation';
import { findOperations, nameOf } from './openapi/operations';
import { checkKind, readDocument } from './openapi/readDocument';
import { referencesOf } from './openapi/references';

/** Infers a list from an operation of an OpenAPI 3 document, by its operationId or path. Throws CannotRun. */
export function inferFromOpenApi(
  document: unknown,
  id: string,
  options: OpenApiOptions = {},
  file = 'The file',
): OpenApiList {
  checkKind(document, file);
  const references = referencesOf(document, file);
  const operations = findOperations(document, references, id);
  const results = operations.map((operation) => {
    try {
      return { operation, result: inferOperation(references, operation, options) };
    } catch (error) {
      if (error instanceof CannotRun) return { operation, error };
      throw error;
    }
  });
  const lists = results.filter(({ result }) => result !== undefined);
  const [first] = lists;
  const names = operations.map(nameOf).join(' and ');
  if (lists.length > 1)
    throw new CannotRun(
      `The document has ${names}: name one of them, such as --operation "${lists.map(({ operation }) => nameOf(operation))[0]}".`,
    );
  if (!first?.result) throw results[0]?.error ?? new CannotRun(`"${id}" can't be read.`);
  if (operations.length === 1) return first.result;
  const note = `The document has ${names}; the list is ${nameOf(first.operation)}.`;
  return { ...first.result, notes: [note, ...first.result.notes] };
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
