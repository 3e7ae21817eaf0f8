// Lists the keys of rows, with dotted keys for nested objects.
import { isRecord } from '../../src/core/isRecord';
import type { SkippedKey } from './inferField';

export type Row = Readonly<Record<string, unknown>>;

/** The number of parts that a key may have. */
export const MAX_DEPTH = 3;
/** Why an object without keys that a field can show is left out. */
export const NO_PARTS = 'an object that is empty or nested too deep';

/** Returns why no field can have a name; undefined if one can. */
export function nameProblem(name: string): string | undefined {
  if (['', '__proto__', 'constructor', 'prototype'].includes(name)) return 'a name that JavaScript reserves';
  return name.includes('.') ? 'a name with a dot' : undefined;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return value === null ? 'null' : 'a single value';
}

/** Returns the kinds of values of each key, in the order of the first occurrence. */
function kindsOf(rows: readonly Row[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  const visit = (row: Row, prefix: string, depth: number) => {
    for (const [name, value] of Object.entries(row)) {
      const key = prefix + name;
      const kind = nameProblem(name) ?? kindOf(value);
      kinds.set(key, (kinds.get(key) ?? new Set<string>()).add(kind));
      if (isRecord(value) && depth < MAX_DEPTH && kind === 'an object') visit(value, `${key}.`, depth + 1);
    }
  };
  for (const row of rows) visit(row, '', 1);
  return kinds;
}

/** Returns the keys that a field can show, and the other ones. Keys of nested objects are joined by dots. */
export function keysOf(rows: readonly Row[]): { keys: string[]; skipped: SkippedKey[] } {
  const all = kindsOf(rows);
  const keys: string[] = [];
  const skipped: SkippedKey[] = [];
  const isNested = (key: string, parent: string) => key.startsWith(`${parent}.`);
  for (const [key, kinds] of all) {
    if (skipped.some((parent) => isNested(key, parent.key))) continue;
    const [kind = 'null', other] = [...kinds].filter((one) => one !== 'null');
    const hasParts = [...all.keys()].some((part) => isNested(part, key));
    if (other) skipped.push({ key, reason: `${kind} in some rows and ${other} in others` });
    else if (kind === 'null' || kind === 'a single value') keys.push(key);
    else if (kind !== 'an object') skipped.push({ key, reason: kind });
    else if (!hasParts) skipped.push({ key, reason: NO_PARTS });
  }
  return { keys, skipped };
}
