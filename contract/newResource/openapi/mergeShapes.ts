import type { Shape } from './shape';

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
export function mergeAll(shapes: readonly Shape[]): Shape {
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
export function mergeVariants(variants: readonly Shape[]): Shape[] {
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
