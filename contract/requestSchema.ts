import type { Shape } from '../src/core/call';
import { nest, type JsonSchema } from '../src/core/schema';
import type { ValueTypeOptions } from '../src/core/valueType';
import { valueTypeOf, type ValueTypeName } from '../src/core/valueTypes';

/** The range of surrogates, for a character class; a valid text contains them only in pairs. */
const HALF = '\\ud800-\\udfff';
/** Forbidden in every text: surrogates, and the control characters of ASCII and Latin-1 except tab, LF and CR. */
const CONTROL = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${HALF}`;
/** Forbidden in a text of one line: also tabs, line breaks and marks that change the direction of text. */
const IN_A_LINE = `\\t\\n\\r\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069${CONTROL}`;

const without = (characters: string): JsonSchema => ({
  not: { type: 'string', pattern: `[${characters}]` },
});

const takes = ({ type = [] }: JsonSchema, name: string) =>
  (typeof type === 'string' ? [type] : type).includes(name);

/** Limits a whole number to the range in which JavaScript represents every integer exactly. */
const safe = (schema: JsonSchema): JsonSchema => ({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  ...schema,
});

/**
 * Returns the schema of a value in a request: the schema for responses, plus the maximum length of the value type,
 * a ban on control characters and, for ids and integers, the range of safe integers.
 */
export function requestSchema(name: ValueTypeName, options: ValueTypeOptions = {}): JsonSchema {
  const type = valueTypeOf(name);
  const base = type.schema(options);
  return {
    title: name,
    ...(name === 'id' || name === 'integer' ? safe(base) : base),
    ...(takes(base, 'string') && type.maxLength !== undefined && { maxLength: type.maxLength }),
    ...(takes(base, 'string') && without(type.multiline ? CONTROL : IN_A_LINE)),
  };
}

/** Returns the JSON Schema of a request body. */
export const shapeSchema = (shape: Shape): JsonSchema =>
  nest(
    Object.entries(shape).map(([key, slot]) => {
      if (typeof slot === 'string') return { key, schema: requestSchema(slot) };
      return { key, schema: slot.oneOf ? { enum: slot.oneOf } : requestSchema(slot.valueType, slot) };
    }),
  );
