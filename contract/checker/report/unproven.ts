import type { Report, Unproven } from '../types';

/** A line about parts of the contract that no response exercised for the same reason. */
export interface UnprovenLine {
  readonly kind: Unproven['kind'];
  readonly what: string;
  readonly reason: string;
}

/** Returns what stands before the parts of one line, and the name of one part. */
const partsOf = ({ kind, call, what }: Unproven): readonly [group: string, part: string] =>
  kind === 'call' ? ['', call] : [call, what];

/** Returns what the check did not prove, in one line for each call or kind, and reason. */
export function unprovenLines({ unproven }: Pick<Report, 'unproven'>): UnprovenLine[] {
  const lines = new Map<string, UnprovenLine>();
  for (const item of unproven) {
    const { kind, reason } = item;
    const [group, part] = partsOf(item);
    const key = JSON.stringify([kind, group, reason]);
    const line = lines.get(key);
    const what = line ? `${line.what}, ${part}` : `${group && `${group}: `}${part}`;
    lines.set(key, { kind, what, reason });
  }
  return [...lines.values()];
}
