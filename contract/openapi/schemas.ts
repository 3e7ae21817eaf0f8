import { createRandom } from '../../src/core/random';
import type { JsonSchema } from '../../src/core/schema';
import { valueTypeOf, valueTypes, type ValueTypeName } from '../../src/core/valueTypes';
import { isRecord } from '../../src/core/isRecord';
import { requestSchema } from '../requestSchema';

const names = Object.keys(valueTypes) as ValueTypeName[];
const isName = (title: string): title is ValueTypeName => Object.hasOwn(valueTypes, title);

/** Returns the name of a value type's schema: 'LongText' in responses, 'LongTextInput' in requests. */
const componentOf = (name: ValueTypeName, input: boolean) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${input ? 'Input' : ''}`;

const referenceTo = (component: string) => `#/components/schemas/${component}`;

/** Returns the schemas of the value types that a document refers to, by name. */
export function schemasIn(document: unknown): Record<string, JsonSchema> {
  const text = JSON.stringify(document);
  const all = names.flatMap((name) => [
    [componentOf(name, false), valueTypeOf(name).schema({})] as const,
    [componentOf(name, true), requestSchema(name)] as const,
  ]);
  return Object.fromEntries(all.filter(([name]) => text.includes(`"${referenceTo(name)}"`)));
}

/** Replaces every schema whose title names a value type with a `$ref`, for a request if `input` is true. */
export function withReferences(schema: JsonSchema, input: boolean): unknown {
  const text = JSON.stringify(schema, (_key, part: unknown) =>
    isRecord(part) && typeof part.title === 'string' && isName(part.title)
      ? { $ref: referenceTo(componentOf(part.title, input)) }
      : part,
  );
  return JSON.parse(text);
}

/** Returns an example value that is valid for a schema. The same schema always gives the same example. */
export function exampleOf(schema: JsonSchema, key = ''): unknown {
  const { title, anyOf, items, properties } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (title !== undefined && isName(title)) return valueTypeOf(title).sample(createRandom(1), {});
  if (items) return [exampleOf(items)];
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, exampleOf(part, name)]);
  const firstAlternative = anyOf?.[0] && exampleOf(anyOf[0], key);
  if (properties) {
    const example = { ...(Object.fromEntries(parts) as object), ...(firstAlternative as object | undefined) };
    const rows = Object.values(example).find(Array.isArray);
    // A list whose example has one row has the count 1.
    return 'count' in example && rows ? { ...example, count: rows.length } : example;
  }
  if (anyOf) return firstAlternative;
  const [type] = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (type === 'integer' || type === 'number') return key === 'limit' ? 10 : (schema.minimum ?? 0);
  if (type === 'boolean') return true;
  return key === 'message' ? '' : 'text';
}
