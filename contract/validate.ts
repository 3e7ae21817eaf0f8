import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../src/core/schema';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** Validates a value against a schema. Returns one sentence for each violation. */
export function violations(schema: JsonSchema, value: unknown): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message }) =>
      `${instancePath.replaceAll('/', '.').replace(/^\./, '') || 'body'} ${message ?? 'is not valid'}`,
  );
}
