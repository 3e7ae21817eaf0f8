// Resolves the schemas of OpenAPI 3.0 and 3.1: references, allOf, oneOf, anyOf and null.
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';
import { pointerKeys, textOf, type Json, type References } from './references';
import { mergeAll, mergeVariants } from './mergeShapes';
import { listOf, ownShape, type ResolveShape, type Shape } from './shape';

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
