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

/** Returns the schema of a response: the properties that all responses share, plus `properties` (product.md: Calls). */
export const envelope = (
  properties: Readonly<Record<string, JsonSchema>> = {},
  required: readonly string[] = Object.keys(properties),
): JsonSchema => ({
  type: 'object',
  properties: { success: { const: true }, message: { type: 'string' }, ...properties },
  required: ['success', 'message', ...required],
});

/** A property with a dotted key, such as 'user.name'. */
interface Entry {
  key: string;
  schema: JsonSchema;
  optional?: boolean | undefined;
}

/** Returns an object schema for a flat list of dotted keys: 'user.name' becomes user → name. */
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
  for (const [head, list] of inner) properties[head] = nest(list);
  return { type: 'object', properties, required: [...required] };
}
