import type { Finding } from './fitsValues';

/**
 * How certain an inferred value type is. 'certain': only this type fits the values. 'likely': the field's name or the
 * values suggest the type. 'guess': nothing indicates a type.
 */
export type Confidence = 'certain' | 'likely' | 'guess';

/** A value type that a rule suggests. It is discarded unless it fits every value. */
export interface Suggestion {
  readonly finding: Finding;
  readonly confidence: Confidence;
  readonly reason: string;
  readonly note?: string | undefined;
  /** Why no field may show the values if the value type doesn't fit them. */
  readonly otherwiseSkip?: string;
}

/** A rule returns a suggestion, or a text: the reason why no field can show the values. */
export type Rule = (key: string, values: readonly unknown[]) => Suggestion | string | undefined;

export const likely = (finding: Finding, reason: string, note?: string): Suggestion => ({
  finding,
  confidence: 'likely',
  reason,
  note,
});

export const certain = (finding: Finding, reason: string): Suggestion => ({
  finding,
  confidence: 'certain',
  reason,
});
