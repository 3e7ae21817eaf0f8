import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../src/core/schema';

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/** A value that does not match its schema. */
export interface SchemaError {
  /** The path of the value, such as 'data.0.amount'; 'body' for the whole response. */
  readonly field: string;
  /** What the schema requires: 'must be string'. */
  readonly message: string;
  readonly value: unknown;
}

const toSchemaError = ({ instancePath, message = 'is not valid', data }: ErrorObject): SchemaError => ({
  field: instancePath.replaceAll('/', '.').replace(/^\./, '') || 'body',
  message,
  value: data,
});

/** Validates a value against a schema. Returns all errors. */
export function schemaErrors(schema: JsonSchema, value: unknown): SchemaError[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(schema);
    compiled.set(schema, validate);
  }
  return validate(value) ? [] : (validate.errors ?? []).map(toSchemaError);
}

/** Validates a value against a schema. Returns one sentence for each error. */
export const violations = (schema: JsonSchema, value: unknown): string[] =>
  schemaErrors(schema, value).map(({ field, message }) => `${field} ${message}`);
