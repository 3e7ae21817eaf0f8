/** The keywords of JSON Schema 2020-12 that the contract uses. */
export interface JsonSchema {
  /** The name of the value type. */
  title?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  /** Write it as `/…/.source`, so that lint rejects a pattern that takes more than linear time. */
  pattern?: string;
  minLength?: number;
  /** In code points. */
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  not?: JsonSchema;
  description?: string;
}

/** Returns the schema of a response: the properties that all responses share, plus `properties`. */
export const envelope = (
  properties: Readonly<Record<string, JsonSchema>> = {},
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, message: { type: 'string' }, ...properties },
  required: ['success', 'message', ...required],
});
