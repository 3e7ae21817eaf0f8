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

/** Returns what a schema requires: the value type in place of its pattern, and the allowed values by name. */
function messageOf({ keyword, schema, parentSchema, message = 'is not valid' }: ErrorObject): string {
  const { title, description } = (parentSchema ?? {}) as JsonSchema;
  const names = [schema].flat() as readonly unknown[];
  if (keyword === 'type') return `must be ${names.join(' or ')}`;
  if (keyword === 'enum' || keyword === 'const')
    return `must be ${names.map((each) => JSON.stringify(each)).join(' or ')}`;
  if (keyword === 'pattern' && title !== undefined)
    return `must be a valid ${title}${description === undefined ? '' : ` (${description})`}`;
  return message;
}

const toSchemaError = (error: ErrorObject): SchemaError => ({
  field: error.instancePath.replaceAll('/', '.').replace(/^\./, '') || 'body',
  message: messageOf(error),
  value: error.data,
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
