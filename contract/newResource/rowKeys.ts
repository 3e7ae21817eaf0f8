// Lists the keys of rows, with dotted keys for nested objects.
import { isRecord } from '../../src/core/isRecord';
import type { SkippedKey } from './inferField';

export type Row = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 3;
const UNUSABLE = ['', '__proto__', 'constructor', 'prototype'];

type Kind = 'a single value' | 'a list' | 'an object' | 'a name with a dot' | 'null';

const kindOf = (value: unknown): Kind => {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  return value === null ? 'null' : 'a single value';
};

/** Returns the kinds of values of each key, in the order of the first occurrence. */
function kindsOf(rows: readonly Row[]): Map<string, Set<Kind>> {
  const kinds = new Map<string, Set<Kind>>();
  const visit = (row: Row, prefix: string, depth: number) => {
    for (const [name, value] of Object.entries(row)) {
      const key = prefix + name;
      const kind = name.includes('.') ? 'a name with a dot' : kindOf(value);
      kinds.set(key, (kinds.get(key) ?? new Set<Kind>()).add(kind));
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
    const name = key.slice(key.lastIndexOf('.') + 1);
    const [kind = 'null', other] = [...kinds].filter((one) => one !== 'null');
    const hasParts = [...all.keys()].some((part) => isNested(part, key));
    if (UNUSABLE.includes(name)) skipped.push({ key, reason: 'a name that JavaScript reserves' });
    else if (other) skipped.push({ key, reason: `${kind} in some rows and ${other} in others` });
    else if (kind === 'a list' || kind === 'a name with a dot') skipped.push({ key, reason: kind });
    else if (kind !== 'an object') keys.push(key);
    else if (!hasParts) skipped.push({ key, reason: 'an object that is empty or nested too deep' });
  }
  return { keys, skipped };
}
