import type { Field } from '../../src/core/defineResource';
import { formatValue } from '../../src/core/valueTypes';
import { show } from '../checker/rule';
import { noteOn } from './fieldNotes';
import { rules } from './fieldRules';
import { fits, isEmpty, isPresent, isValid, type Finding } from './fitsValues';
import type { Confidence, Suggestion } from './suggestion';
import { namedParts, titleOf } from './titles';

/** A field derived from sample values, with the reason for its value type. */
export interface InferredField {
  readonly field: Field;
  readonly confidence: Confidence;
  readonly reason: string;
  /** What is remarkable about the values, such as amounts with a currency. */
  readonly note?: string;
}

/** A key for which there is no field, with the reason if a note doesn't say it. */
export interface SkippedKey {
  readonly key: string;
  readonly reason?: string;
}

export const isSkipped = (inferred: InferredField | SkippedKey): inferred is SkippedKey =>
  !('field' in inferred);

const mismatch = (finding: Finding, value: unknown): string =>
  isValid(finding, value)
    ? `not ${finding.valueType}, which would show ${show(value)} as ${show(formatValue(finding, value))}`
    : `not ${finding.valueType}, because the contract doesn't accept ${show(value)}${isEmpty(value) ? '; null is accepted' : ''}`;

const typesIn = (values: readonly unknown[]) =>
  [...new Set(values.map((value) => (typeof value === 'string' ? 'text' : typeof value)))].join(' and ');

/**
 * Infers a field definition from the sample values of a key. A missing or null value makes the field optional. Returns a
 * SkippedKey if no value type fits all values.
 */
export function inferColumn(key: string, values: readonly unknown[]): InferredField | SkippedKey {
  const present = values.filter(isPresent);
  const optional = present.length < values.length && { optional: true };
  const last = namedParts(key).at(-1) ?? key;
  const base = { key, title: titleOf(key) };
  if (present.length === 0)
    return {
      field: { ...base, valueType: 'text', ...optional },
      confidence: 'guess',
      reason: 'no row has a value',
      note: 'no row has a value, so the type is unknown',
    };
  // Ignore empty texts, which fit many types, unless all texts are empty.
  const filled = present.filter((value) => !isEmpty(value));
  let rejected: string | undefined;
  for (const rule of rules) {
    const found = rule(last, filled.length > 0 ? filled : present);
    if (found === undefined) continue;
    if (typeof found === 'string') return { key, reason: found };
    const unfit = present.find((value) => !fits(found.finding, value));
    if (unfit === undefined) return toField(found);
    if (found.otherwiseSkip !== undefined) return { key, reason: found.otherwiseSkip };
    rejected ??= mismatch(found.finding, unfit);
  }
  return { key, reason: rejected ?? `values of different types: ${typesIn(present)}` };

  function toField({ finding, confidence, reason, note }: Suggestion): InferredField {
    const isShared = values.length > 2 && new Set(values).size === 1 && /text|enum/.test(finding.valueType);
    const remark = note ?? noteOn(finding.valueType, filled) ?? rejected;
    return {
      field: { ...base, ...finding, ...optional, ...(isShared && { caption: true }) },
      confidence,
      reason,
      ...(remark !== undefined && { note: remark }),
    };
  }
}
