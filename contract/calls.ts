// Lists the API calls of the contract, derived from the resources and from `endpoints`.
import { endpoints } from '../src/api/endpoints';
import * as registry from '../src/resources';
import type { Call } from '../src/core/call';
import {
  isList,
  isObject,
  type Field,
  type ListResource,
  type ObjectResource,
  type Read,
  type Resource,
} from '../src/core/defineResource';
import { valueTypeOf } from '../src/core/valueTypes';
import { MAX_SKIP } from '../src/core/resourceRequest';
import { envelope, type JsonSchema } from '../src/core/schema';
import { nest, orNull, requestSchema, shapeSchema } from './requestSchema';

/** An API call: method, path, the schemas of its request and response, and the names of its uses in the portal. */
export interface ContractCall {
  readonly method: Call['method'];
  readonly path: string;
  readonly request: JsonSchema;
  readonly response: JsonSchema;
  readonly usedBy: readonly string[];
}

/** Returns the fields of a list plus a field of type `id` for each hidden key. */
export const rowFields = ({ fields, hidden = [] }: ListResource): readonly Field[] => [
  ...fields,
  ...hidden.map((key) => ({ key, title: key, valueType: 'id' as const })),
];

const fieldsSchema = (fields: readonly Field[]): JsonSchema =>
  nest(
    fields
      .filter((field) => field.valueType !== 'constant')
      .map((field) => {
        const schema = { title: field.valueType, ...valueTypeOf(field.valueType).schema(field) };
        return field.optional
          ? { key: field.key, optional: true, schema: orNull(schema) }
          : { key: field.key, schema };
      }),
  );

const listResponse = (list: ListResource): JsonSchema => {
  const summary = fieldsSchema(list.summary ?? []);
  return envelope({
    [list.read.rows ?? 'data']: { type: 'array', items: fieldsSchema(rowFields(list)) },
    ...(list.read.method === 'POST' && {
      count: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    }),
    ...summary.properties,
  });
};

function objectResponse(object: ObjectResource): JsonSchema {
  if (object.scalar === 'anything') return envelope();
  const row = fieldsSchema(object.fields);
  return envelope({ data: object.scalar ? (Object.values(row.properties ?? {})[0] ?? {}) : row });
}

const paging: Record<string, JsonSchema> = {
  limit: { type: 'integer', minimum: 1, maximum: 100 },
  skip: { type: 'integer', minimum: 0, maximum: MAX_SKIP },
};

const listRequest = ({ method, fixed = {}, params = [], choices = [] }: Read): JsonSchema => {
  const properties: Record<string, JsonSchema> = { ...(method === 'POST' && paging) };
  const required = Object.keys(properties);
  for (const [key, value] of Object.entries(fixed)) {
    properties[key] = { enum: [value] };
    required.push(key);
  }
  for (const key of params) {
    properties[key] = requestSchema('id');
    required.push(key);
  }
  for (const { name, options } of choices) {
    const values = options.flatMap(({ value }) => (value === undefined ? [] : [value]));
    properties[name] = { enum: values };
    if (values.length === options.length) required.push(name);
  }
  return { type: 'object', properties, required };
};

const mergeProperty = (a: JsonSchema | undefined, b: JsonSchema): JsonSchema =>
  a?.enum && b.enum ? { enum: [...new Set([...a.enum, ...b.enum])] } : (a ?? b);

/** Merges the object schemas of two uses of a call. A property is required only when both require it. */
const mergeObjects = (a: JsonSchema, b: JsonSchema): JsonSchema => {
  const properties: Record<string, JsonSchema> = { ...a.properties };
  for (const [key, schema] of Object.entries(b.properties ?? {})) {
    const existing = properties[key];
    properties[key] =
      existing?.items && schema.items
        ? { ...existing, items: mergeObjects(existing.items, schema.items) }
        : mergeProperty(existing, schema);
  }
  return { ...a, properties, required: (a.required ?? []).filter((key) => b.required?.includes(key)) };
};

const fromCall = (call: Call, usedBy: string): ContractCall => ({
  method: call.method,
  path: call.path,
  request: shapeSchema(call.body),
  response: call.response,
  usedBy: [usedBy],
});

/** Returns the API calls of one resource. `usedBy` names the use, such as 'tickets.list' or 'tickets.create'. */
export function callsOf(resource: Resource): ContractCall[] {
  if (isObject(resource)) {
    return [{ ...fromCall(resource.one, `${resource.name}.one`), response: objectResponse(resource) }];
  }
  const writes = (['create', 'update', 'remove'] as const).flatMap((use) => {
    const call = resource[use];
    return call ? [fromCall(call, `${resource.name}.${use}`)] : [];
  });
  if (!isList(resource)) return writes;
  const { method, path } = resource.read;
  const list: ContractCall = {
    method,
    path,
    request: listRequest(resource.read),
    response: listResponse(resource),
    usedBy: [`${resource.name}.list`],
  };
  return [list, ...writes];
}

/** Returns every API call of the resources and of `endpoints`. Uses with the same method and path are merged. */
export function everyCall(resources: readonly Resource[] = Object.values(registry)): ContractCall[] {
  const all = [
    ...Object.entries(endpoints).map(([name, call]) => fromCall(call, name)),
    ...resources.flatMap(callsOf),
  ];
  const byPath = new Map<string, ContractCall>();
  for (const call of all) {
    const key = `${call.method} ${call.path}`;
    const existing = byPath.get(key);
    byPath.set(
      key,
      existing
        ? {
            ...existing,
            request: mergeObjects(existing.request, call.request),
            response: mergeObjects(existing.response, call.response),
            usedBy: [...existing.usedBy, ...call.usedBy],
          }
        : call,
    );
  }
  return [...byPath.values()];
}
