import type { Shape } from '../src/core/call';
import type { JsonSchema } from '../src/core/schema';
import type { ValueTypeOptions } from '../src/core/valueType';
import { valueTypeOf, type ValueTypeName } from '../src/core/valueTypes';

/** The range of UTF-16 surrogates, for a character class with the `u` flag: it matches only unpaired surrogates. */
const SURROGATES = '\\ud800-\\udfff';
/** Forbidden in every text: surrogates, and the control characters of ASCII and Latin-1 except tab, LF and CR. */
const CONTROL_CHARACTERS = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${SURROGATES}`;
/** Forbidden in a single-line text: also tabs, line breaks and marks that change the direction of text. */
const LINE_FORBIDDEN = `\\t\\n\\r\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069${CONTROL_CHARACTERS}`;

const forbidCharacters = (characters: string): JsonSchema => ({
  not: { type: 'string', pattern: `[${characters}]` },
});

const allowsType = ({ type = [] }: JsonSchema, name: string) =>
  (typeof type === 'string' ? [type] : type).includes(name);

/** Returns the schema of a value in a request: that of responses, a maximum length, and no control characters. */
export function requestSchema(name: ValueTypeName, options: ValueTypeOptions = {}): JsonSchema {
  const type = valueTypeOf(name);
  const base = type.schema(options);
  return {
    title: name,
    ...base,
    ...(allowsType(base, 'string') && type.maxLength !== undefined && { maxLength: type.maxLength }),
    ...(allowsType(base, 'string') && forbidCharacters(type.multiline ? CONTROL_CHARACTERS : LINE_FORBIDDEN)),
  };
}

/** A property with a dotted key, such as 'user.name'. */
interface Entry {
  key: string;
  schema: JsonSchema;
  optional?: boolean | undefined;
}

export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** Returns the schema of an object with dotted keys: 'user.name' becomes user → name. Optional objects may be null. */
export function nest(entries: readonly Entry[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required = new Set<string>();
  const inner = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [head = '', ...rest] = entry.key.split('.');
    if (rest.length === 0) properties[head] = entry.schema;
    else inner.set(head, [...(inner.get(head) ?? []), { ...entry, key: rest.join('.') }]);
    if (!entry.optional) required.add(head);
  }
  for (const [head, list] of inner)
    properties[head] = list.every(({ optional }) => optional) ? orNull(nest(list)) : nest(list);
  return { type: 'object', properties, required: [...required] };
}

/** Returns the JSON Schema of a request body. */
export const shapeSchema = (shape: Shape): JsonSchema =>
  nest(
    Object.entries(shape).map(([key, field]) => {
      if (typeof field === 'string') return { key, schema: requestSchema(field) };
      return { key, schema: field.oneOf ? { enum: field.oneOf } : requestSchema(field.valueType, field) };
    }),
  );
