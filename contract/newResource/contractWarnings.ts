import type { ListResource } from '../../src/core/defineResource';
import { callsOf } from '../calls';
import { schemaErrors } from '../validate';

const MAX_WARNINGS = 5;

/** A table with more columns may not fit a window of 1440 px. */
const MAX_COLUMNS = 8;

/** Returns sentences about what a definition can't show everywhere. */
export function definitionWarnings({
  fields,
  read: { path },
}: Pick<ListResource, 'fields' | 'read'>): string[] {
  const columns = fields.filter(({ caption, valueType }) => !caption && valueType !== 'constant').length;
  const warnings: string[] = [];
  if (!path.startsWith('api/'))
    warnings.push(
      `The path ${path} doesn't begin with api/: the sandbox and the servers of deploy/ pass on only such calls, so the list needs a backend on another origin (VITE_API_HOST).`,
    );
  if (columns > MAX_COLUMNS)
    warnings.push(
      `The table has ${columns} columns and may not fit a window of 1440 px: shorten titles, remove fields, or give those that are the same in most rows caption: true.`,
    );
  return warnings;
}

/** Returns one sentence for each way in which responses don't match the contract of a new list. */
export function contractWarnings(definition: ListResource, responses: readonly unknown[]): string[] {
  const [read] = callsOf(definition);
  const errors = responses.flatMap((response) => schemaErrors(read?.response ?? {}, response));
  const sentences = errors.map(({ field, message }) => `${field.replace(/\.\d+(?=\.|$)/, '.*')} ${message}`);
  return [...new Set(sentences)]
    .slice(0, MAX_WARNINGS)
    .map((text) => `The contract rejects the response: ${text}.`);
}
