import type { Shape } from '../src/core/call';
import { nest, type JsonSchema } from '../src/core/schema';
import type { ValueTypeOptions } from '../src/core/valueType';
import { valueTypeOf, type ValueTypeName } from '../src/core/valueTypes';

/** Half of a character, which no text has: a surrogate without its other one. */
const HALF = '\\ud800-\\udfff';
/** Anywhere: the control characters of ASCII and Latin-1 but tab and line breaks. */
const CONTROL = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${HALF}`;
/** Within a line: breaks too, and what turns the direction of the text that follows. */
const IN_A_LINE = `\\t\\n\\r\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069${CONTROL}`;

const without = (characters: string): JsonSchema => ({
  not: { type: 'string', pattern: `[${characters}]` },
});

const takes = ({ type = [] }: JsonSchema, name: string) =>
  (typeof type === 'string' ? [type] : type).includes(name);

/** A whole number that can be told from its neighbours, here and in a database; of an amount the wallet decides. */
const safe = (schema: JsonSchema): JsonSchema => ({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  ...schema,
});

/**
 * What a request may carry of a kind: as an answer has it, no longer than the kind says, and without the
 * characters that steer a terminal or a database instead of saying something.
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

/** The JSON Schema of a request body. */
export const shapeSchema = (shape: Shape): JsonSchema =>
  nest(
    Object.entries(shape).map(([key, slot]) => {
      if (typeof slot === 'string') return { key, schema: requestSchema(slot) };
      return { key, schema: slot.oneOf ? { enum: slot.oneOf } : requestSchema(slot.valueType, slot) };
    }),
  );
