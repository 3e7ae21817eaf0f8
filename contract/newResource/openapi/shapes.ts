// Resolves the schemas of OpenAPI 3.0 and 3.1: references, allOf, oneOf, anyOf and null.
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import { pointerKeys, textOf, type Json, type References } from './references';

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

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

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
function ownShape(schema: Json): Shape {
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

/** Joins the properties of several shapes. A property that several have becomes one schema with `keyword`. */
function joinProperties(shapes: readonly Shape[], keyword: 'allOf' | 'anyOf'): Record<string, unknown> {
  const found = new Map<string, unknown[]>();
  for (const { properties } of shapes)
    for (const [key, schema] of Object.entries(properties))
      found.set(key, [...new Set([...(found.get(key) ?? []), schema])]);
  return Object.fromEntries(
    [...found].map(([key, schemas]) => [key, schemas.length === 1 ? schemas[0] : { [keyword]: schemas }]),
  );
}

const last = <T>(values: readonly T[]) => values.findLast((value) => value !== undefined);

/** Returns the shape that fulfils all shapes (`allOf`). Later ones override earlier ones. */
function mergeAll(shapes: readonly Shape[]): Shape {
  return {
    origin: shapes.at(-1)?.origin,
    types: shapes.findLast(({ types }) => types.length > 0)?.types ?? [],
    canBeNull: shapes.some(({ canBeNull }) => canBeNull),
    format: last(shapes.map(({ format }) => format)),
    pattern: last(shapes.map(({ pattern }) => pattern)),
    values: last(shapes.map(({ values }) => values)),
    valueNames: shapes.find(({ valueNames = [] }) => valueNames.length > 0)?.valueNames,
    // The examples of the outermost schema are the most specific ones.
    examples: shapes.toReversed().flatMap(({ examples }) => examples),
    default: last(shapes.map((shape) => shape.default)),
    properties: joinProperties(shapes, 'allOf'),
    required: [...new Set(shapes.flatMap(({ required }) => required))],
    items: last(shapes.map(({ items }) => items)),
    isBinary: shapes.some(({ isBinary }) => isBinary),
    writeOnly: shapes.some(({ writeOnly }) => writeOnly),
  };
}

const same = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined;

/** Returns the format of variants. It is a date if all texts are dates, whatever the other variants are. */
function formatOf(shapes: readonly Shape[]): string | undefined {
  const texts = shapes.filter(({ types }) => types.includes('string')).map(({ format = '' }) => format);
  const areDates = texts.length > 0 && texts.every((format) => /^date(-?time)?$/.test(format));
  return areDates ? texts.toSorted().at(-1) : same(shapes.map(({ format }) => format));
}

/**
 * Returns the shape that allows each variant (`oneOf`, `anyOf`) in an array, or an empty array without variants. A
 * property is required only if all variants require it. Of objects and single values, the objects count.
 */
function mergeVariants(variants: readonly Shape[]): Shape[] {
  const [first] = variants;
  if (!first || variants.length === 1) return [...variants];
  const objects = variants.filter(({ properties }) => Object.keys(properties).length > 0);
  const shapes = objects.length > 0 ? objects : variants;
  const itemSchemas = [...new Set(shapes.map(({ items }) => items).filter((items) => items !== undefined))];
  const values = shapes.flatMap((shape) => shape.values ?? []);
  return [
    {
      origin: first.origin,
      types: [...new Set(shapes.flatMap(({ types }) => types))],
      canBeNull: shapes.some(({ canBeNull }) => canBeNull) || shapes.length < variants.length,
      format: formatOf(shapes),
      pattern: last(shapes.map(({ pattern }) => pattern)),
      values: shapes.every((shape) => shape.values) ? [...new Set(values)] : undefined,
      valueNames: shapes.flatMap(({ valueNames = [] }) => valueNames),
      examples: shapes.flatMap(({ examples }) => examples),
      properties: joinProperties(shapes, 'anyOf'),
      required: (shapes[0]?.required ?? []).filter((key) =>
        shapes.every(({ required }) => required.includes(key)),
      ),
      items: itemSchemas.length > 1 ? { anyOf: itemSchemas } : itemSchemas[0],
      isBinary: shapes.some(({ isBinary }) => isBinary),
      writeOnly: false,
    },
  ];
}

/** Creates the function that resolves schemas. It throws CannotRun for a reference without a target or without an end. */
export function shapesOf({ follow, targetOf }: References): ResolveShape {
  const resolved = new Map<unknown, Shape>();
  const running = new Set<unknown>();

  const resolveRecord = (schema: Json): Shape => {
    if (schema.$ref !== undefined) {
      const { $ref: ref, ...siblings } = schema;
      const target = resolve(targetOf(ref));
      const name = target.name ?? pointerKeys(textOf(ref)).at(-1);
      if (Object.keys(siblings).length === 0) return { ...target, name };
      return { ...mergeAll([target, ownShape(siblings)]), origin: target.origin, name };
    }
    const options = [schema.oneOf, schema.anyOf].flatMap(listOf);
    const isNull = (option: unknown) => {
      const one = follow(option);
      return (
        isRecord(one) &&
        (one.type === 'null' ||
          one.const === null ||
          (listOf(one.enum).length === 1 && listOf(one.enum)[0] === null))
      );
    };
    const variants = options.filter((option) => !isNull(option)).map((option) => resolve(option));
    const parts = [...listOf(schema.allOf).map((part) => resolve(part)), ...mergeVariants(variants)];
    const own = { ...ownShape(schema), ...(options.some(isNull) && { canBeNull: true }) };
    if (parts.length === 0) return own;
    const merged = mergeAll([...parts, own]);
    // A schema that only wraps another one, such as a nullable reference, is the same schema.
    const [only] = parts;
    return parts.length === 1 && only ? { ...merged, origin: only.origin, name: only.name } : merged;
  };

  const resolve = (schema: unknown): Shape => {
    const known = resolved.get(schema);
    if (known) return known;
    if (!isRecord(schema)) return ownShape({});
    // The variants of a parent contain it by allOf: without its own variants, this ends.
    const { oneOf, anyOf, ...parent } = schema;
    const variants = [oneOf, anyOf].flatMap(listOf);
    if (variants.length > 0 && [schema, ...variants.map(follow)].some((one) => running.has(one)))
      return resolveRecord(parent);
    if (running.has(schema))
      throw new CannotRun('A schema of the document contains itself, by $ref or allOf.');
    running.add(schema);
    try {
      const shape = resolveRecord(schema);
      resolved.set(schema, shape);
      return shape;
    } finally {
      running.delete(schema);
    }
  };
  return resolve;
}
