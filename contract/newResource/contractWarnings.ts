import type { ListResource } from '../../src/core/defineResource';
import { callsOf } from '../calls';
import { schemaErrors } from '../validate';

const MAX_WARNINGS = 5;

/** Returns one sentence for each way in which responses don't match the contract of a new list. */
export function contractWarnings(definition: ListResource, responses: readonly unknown[]): string[] {
  const [read] = callsOf(definition);
  const errors = responses.flatMap((response) => schemaErrors(read?.response ?? {}, response));
  const sentences = errors.map(({ field, message }) => `${field.replace(/\.\d+(?=\.|$)/, '.*')} ${message}`);
  return [...new Set(sentences)]
    .slice(0, MAX_WARNINGS)
    .map((text) => `The contract rejects the response: ${text}.`);
}
