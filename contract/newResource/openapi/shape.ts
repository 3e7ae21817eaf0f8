import { isRecord } from '../../../src/core/isRecord';
import type { Json } from './references';

/** A schema with its references and combinations resolved. Its parts are unresolved schemas. */
export interface Shape {
  /** The schema itself, or the last schema that a reference leads to. The same for all uses of a named schema. */
  readonly origin: unknown;
  /** The last part of the reference that led here, such as 'Voucher'. */
  readonly name?: string | undefined;
  /** The JSON types without 'null'. */
  readonly types: readonly string[];
  readonly canBeNull: boolean;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  /** The allowed values of `enum` or `const`, without null. */
  readonly values?: readonly unknown[] | undefined;
  /** The names of the values, as NSwag writes them. */
  readonly valueNames?: readonly string[] | undefined;
  readonly examples: readonly unknown[];
  /** What the server uses if the value is missing. */
  readonly default?: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly items?: unknown;
  /** Whether the text contains a file, such as a picture in base64. */
  readonly isBinary: boolean;
  readonly writeOnly: boolean;
}

/** Returns whether a schema states nothing about a value. */
export const isUnknown = ({ types, properties, items }: Shape): boolean =>
  items === undefined && Object.keys(properties).length === 0 && types.every((type) => type === 'object');

export type ResolveShape = (schema: unknown) => Shape;

const texts = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string');

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const typeOfValue = (value: unknown): string =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

/** Returns the types that a schema states, or that its keywords imply. */
function typesOf(schema: Json, values: readonly unknown[] | undefined): string[] {
  const stated = texts(schema.type).filter((type) => type !== 'null');
  if (stated.length > 0) return stated;
  if (isRecord(schema.properties) || schema.additionalProperties !== undefined) return ['object'];
  if (schema.items !== undefined || schema.prefixItems !== undefined) return ['array'];
  return [...new Set((values ?? []).map(typeOfValue))];
}

/** Returns the shape of the keywords of a schema, without its references and combinations. */
export function ownShape(schema: Json): Shape {
  const { format, pattern, properties, contentEncoding, contentMediaType } = schema;
  const stated = Object.hasOwn(schema, 'const') ? [schema.const] : schema.enum;
  const values = Array.isArray(stated) ? stated.filter((value) => value !== null) : undefined;
  const hasExample = schema.example !== undefined;
  const types = typesOf(schema, values);
  return {
    origin: schema,
    types,
    canBeNull:
      schema.nullable === true ||
      schema['x-nullable'] === true ||
      texts(schema.type).includes('null') ||
      listOf(stated).includes(null),
    format: typeof format === 'string' ? format.toLowerCase() : undefined,
    pattern: typeof pattern === 'string' ? pattern : undefined,
    values: values && values.length > 0 ? values : undefined,
    valueNames: texts(schema['x-enumNames'] ?? schema['x-enum-varnames'] ?? schema['x-enumnames']),
    examples: [...(hasExample ? [schema.example] : []), ...listOf(schema.examples)],
    default: schema.default,
    properties: isRecord(properties) ? properties : {},
    required: texts(schema.required),
    items: schema.items,
    isBinary:
      /^(byte|binary|base64(url)?)$/i.test(String(format)) ||
      (typeof contentEncoding === 'string' && /base64/i.test(contentEncoding)) ||
      (typeof contentMediaType === 'string' && !/^text|json/i.test(contentMediaType)),
    writeOnly: schema.writeOnly === true,
  };
}
