// Infers a list from an operation of an OpenAPI document, for `npm run resource:new`.
import { createRandom } from '../../src/core/random';
import { valueTypeOf, valueTypes, type ValueTypeName } from '../../src/core/valueTypes';
import type { InferredField } from './inferField';
import { CannotRun } from '../cli/commandLine';
import { inferList, type InferredList } from './inferList';
import type { ListCall } from './source';

/** The properties of an OpenAPI schema that the inference uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly example?: unknown;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A schema with its references resolved. `named` is the value type with the same name as the referenced schema. */
interface Resolved extends Schema {
  readonly named?: ValueTypeName;
  readonly canBeNull: boolean;
}

type Json = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The number of sample rows. More than one, because the values of an id must differ from row to row. */
const SAMPLES = 6;

const valueAt = (document: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), document);

function resolve(document: unknown, schema: Schema | undefined, depth = 0): Resolved {
  if (!schema || depth > 20) return { canBeNull: false };
  if (schema.$ref !== undefined) {
    const path = schema.$ref.replace(/^#\//, '').split('/');
    const last = path.at(-1) ?? '';
    const name = last.charAt(0).toLowerCase() + last.slice(1);
    const found = resolve(document, valueAt(document, path) as Schema | undefined, depth + 1);
    return Object.hasOwn(valueTypes, name) ? { ...found, named: name as ValueTypeName } : found;
  }
  const parts = schema.allOf?.map((part) => resolve(document, part, depth + 1)) ?? [];
  const options = schema.anyOf ?? schema.oneOf ?? [];
  const isNull = ({ type, const: only }: Schema) => type === 'null' || only === null;
  const option = options.find((one) => !isNull(one));
  const base = option ? resolve(document, option, depth + 1) : undefined;
  const canBeNull =
    schema.nullable === true ||
    options.some(isNull) ||
    (Array.isArray(schema.type) && schema.type.includes('null'));
  const merged = [...parts, ...(base ? [base] : []), schema];
  return {
    ...merged.reduce<Schema>((all, one) => ({ ...all, ...one }), {}),
    canBeNull,
    properties: Object.fromEntries(merged.flatMap(({ properties = {} }) => Object.entries(properties))),
    required: merged.flatMap(({ required = [] }) => required),
  };
}

/** Returns the value type that a schema determines, or undefined if the type must be inferred from name and samples. */
function typeOfSchema({ named, format, enum: values, type }: Resolved): ValueTypeName | undefined {
  if (named) return named;
  if (values && values.length > 1) return 'enum';
  if (format === 'date' || format === 'date-time') return 'date';
  if (format === 'email') return 'email';
  if (format === 'uuid') return 'id';
  return type === 'boolean' ? 'flag' : undefined;
}

/** Returns a sample value for a schema. Different `row` numbers give different values where the schema allows it. */
function sampleOf(document: unknown, schema: Schema | undefined, row: number): unknown {
  const resolved = resolve(document, schema);
  const { named, type, format, items, properties = {} } = resolved;
  if (resolved.const !== undefined) return resolved.const;
  if (resolved.enum) return resolved.enum[row % resolved.enum.length];
  if (named) return valueTypeOf(named).sample(createRandom(row + 1), {});
  if (items) return Array.from({ length: SAMPLES }, (_, index) => sampleOf(document, items, index));
  if (Object.keys(properties).length > 0)
    return Object.fromEntries(
      Object.entries(properties).map(([key, part]) => [key, sampleOf(document, part, row)]),
    );
  if (resolved.example !== undefined) return resolved.example;
  const [kind] = typeof type === 'string' ? [type] : (type ?? []).filter((one) => one !== 'null');
  if (kind === 'boolean') return row % 2 === 0;
  if (kind === 'integer') return row;
  if (kind === 'number') return row + 0.25;
  if (format === 'uri' || format === 'url') return `https://example.test/${row}`;
  return `text ${row}`;
}

function findOperation(document: unknown, id: string): { path: string; method: string; operation: Json } {
  const paths = isRecord(document) && isRecord(document.paths) ? document.paths : undefined;
  if (!paths) throw new CannotRun('The file is not an OpenAPI document in JSON: it has no paths.');
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(isRecord(methods) ? methods : {}).flatMap(([method, operation]) =>
      isRecord(operation) && /^(get|post)$/.test(method) ? [{ path, method, operation }] : [],
    ),
  );
  const found = all.find(({ path, operation }) => operation.operationId === id || path === id);
  if (found) return found;
  const known = all.map(({ path, operation: { operationId: name } }) =>
    typeof name === 'string' ? name : path,
  );
  throw new CannotRun(`The document has no GET or POST operation "${id}"; it has ${known.join(', ')}.`);
}

/** Infers a list from an operation of an OpenAPI 3 document, by its operationId or path. Throws CannotRun. */
export function inferFromOpenApi(
  document: unknown,
  id: string,
): { call: Pick<ListCall, 'method' | 'path'>; list: InferredList } {
  const { path, method, operation } = findOperation(document, id);
  const response = ['200', '201', 'default']
    .map((code) => valueAt(operation, ['responses', code]))
    .find(isRecord);
  const schema = valueAt(response, ['content', 'application/json', 'schema']) as Schema | undefined;
  if (!schema) throw new CannotRun(`The operation "${id}" has no JSON response.`);
  const list = inferList([sampleOf(document, schema, 0)]);
  const envelope = resolve(document, schema);
  const rowSchema = resolve(document, resolve(document, envelope.properties?.[list.rowsKey]).items);
  const applySchema = (root: Resolved) => (inferred: InferredField) => withSchema(document, root, inferred);
  return {
    call: { method: method === 'get' ? 'GET' : 'POST', path: path.replace(/^\//, '') },
    list: {
      ...list,
      fields: list.fields.map(applySchema(rowSchema)),
      summary: list.summary.map(applySchema(envelope)),
    },
  };
}

/** Overrides the inferred value type with the type of the schema, and marks the field optional if the schema does. */
function withSchema(document: unknown, root: Resolved, inferred: InferredField): InferredField {
  let schema = root;
  let isRequired = true;
  for (const name of inferred.field.key.split('.')) {
    isRequired &&= schema.required?.includes(name) ?? false;
    schema = resolve(document, schema.properties?.[name]);
    isRequired &&= !schema.canBeNull;
  }
  const schemaType = typeOfSchema(schema);
  const { optional: _, caption: __, ...field } = inferred.field;
  return {
    ...inferred,
    ...(schemaType && { confidence: 'certain', reason: 'stated by the schema' }),
    field: {
      ...(schemaType && schemaType !== field.valueType
        ? { key: field.key, title: field.title, valueType: schemaType }
        : field),
      ...(!isRequired && schema.named !== 'flag' && { optional: true }),
    },
  };
}
