import { basename } from 'node:path';
import { decodeUri } from '../../../src/core/parse';
import { isRecord } from '../../../src/core/isRecord';
import { CannotRun } from '../../cli/commandLine';

export type Json = Readonly<Record<string, unknown>>;

/** Returns a value of a document as text, for a message. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the keys of a JSON pointer in a URI fragment: '/paths/~1a%20b' becomes ['paths', '/a b']. */
export const pointerKeys = (fragment: string): string[] => keysOf(decodeUri(fragment));

/** Returns the own property at a path of keys; undefined if a part is missing. */
function valueAt(value: unknown, keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Json)[key];
  }
  return found;
}

export type References = ReturnType<typeof referencesOf>;

/** Creates the functions that follow references. `file` is the name that references to the document itself may have. */
export function referencesOf(document: Json, file = '') {
  /** Returns the target of a reference, which may be a reference itself. Throws CannotRun. */
  const targetOf = (ref: unknown): unknown => {
    if (typeof ref !== 'string') throw new CannotRun('A $ref of the document is not a text.');
    const [path = '', fragment = ''] = ref.split('#', 2);
    if (
      path !== '' &&
      (file === '' || /^[a-z]+:/i.test(path) || path.replace(/^\.\//, '') !== basename(file))
    )
      throw new CannotRun(
        `The reference "${ref}" leads to another file: combine the files first, for example with npx @redocly/cli bundle.`,
      );
    const isPointer = fragment === '' || fragment.startsWith('/');
    // Some generators write names with a % as they are.
    const target = isPointer
      ? (valueAt(document, pointerKeys(fragment)) ?? valueAt(document, keysOf(fragment)))
      : undefined;
    if (target === undefined) throw new CannotRun(`The reference "${ref}" has no target in the document.`);
    return target;
  };
  /** Returns a value with its references followed to the end; a value without `$ref` unchanged. Throws CannotRun. */
  const follow = (value: unknown): unknown => {
    const seen = new Set<unknown>();
    let found = value;
    while (isRecord(found) && found.$ref !== undefined) {
      if (seen.has(found)) throw new CannotRun(`The reference "${textOf(found.$ref)}" refers to itself.`);
      seen.add(found);
      found = targetOf(found.$ref);
    }
    return found;
  };
  return { targetOf, follow };
}
