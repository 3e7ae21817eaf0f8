// Known violations: a check with a baseline fails only for new ones, and for known ones that no longer occur.
import { createHash } from 'node:crypto';
import { isRecord } from '../../src/core/isRecord';
import { parseJson } from '../../src/core/parse';
import { stableText } from './stableText';
import type { Finding, Report } from './types';

/** A known violation. Its texts are without dates, numbers and ids, so that it is the same in every run. */
export interface KnownViolation extends Omit<Finding, 'exchange'> {
  /** Identifies rule, call and texts. */
  readonly id: string;
}

/** A report compared with a baseline. */
export interface Comparison {
  readonly file: string;
  readonly known: readonly Finding[];
  readonly added: readonly Finding[];
  /** Known violations that no longer occur, although their rule was checked. */
  readonly gone: readonly KnownViolation[];
  /** Known violations whose rule was not checked for their call. */
  readonly notChecked: readonly KnownViolation[];
}

const VERSION = 1;
const ID_LENGTH = 16;
const KEYS = ['id', 'rule', 'call', 'expected', 'got'] as const;

function toKnown({ rule, call, expected, got }: Finding): KnownViolation {
  const texts = { rule, call, expected: stableText(expected), got: stableText(got) };
  const hash = createHash('sha256').update(Object.values(texts).join('\n'));
  return { id: hash.digest('hex').slice(0, ID_LENGTH), ...texts };
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const sortKey = ({ call, rule, expected, got }: KnownViolation) => [call, rule, expected, got].join('\n');

/** Returns known violations without duplicates, sorted by call and rule. */
const sorted = (violations: readonly KnownViolation[]) =>
  [...new Map(violations.map((each) => [each.id, each])).values()].sort((a, b) =>
    compareText(sortKey(a), sortKey(b)),
  );

/** Compares a report with known violations. */
export function compareWith(file: string, baseline: readonly KnownViolation[], report: Report): Comparison {
  const findings = report.outcomes.flatMap((outcome) => outcome.findings);
  const knownIds = new Set(baseline.map(({ id }) => id));
  const isKnown = (finding: Finding) => knownIds.has(toKnown(finding).id);
  const found = new Set(findings.map((finding) => toKnown(finding).id));
  const checked = new Set(
    report.outcomes.flatMap(({ rule, call, skipped }) => (skipped === undefined ? `${rule}\n${call}` : [])),
  );
  const isChecked = ({ rule, call }: KnownViolation) => checked.has(`${rule}\n${call}`);
  const missing = baseline.filter(({ id }) => !found.has(id));
  return {
    file,
    known: findings.filter(isKnown),
    added: findings.filter((finding) => !isKnown(finding)),
    gone: missing.filter(isChecked),
    notChecked: missing.filter((each) => !isChecked(each)),
  };
}

/** Returns the violations of a new baseline: those of the report, and the known ones that it did not check. */
export const updatedBaseline = (report: Report, previous: readonly KnownViolation[]): KnownViolation[] =>
  sorted([
    ...report.outcomes.flatMap(({ findings }) => findings).map(toKnown),
    ...compareWith('', previous, report).notChecked,
  ]);

/** Formats a baseline as JSON with one key a line, so that changes are easy to review. */
export const formatBaseline = (violations: readonly KnownViolation[]): string =>
  `${JSON.stringify({ version: VERSION, violations: sorted(violations) }, undefined, 2)}\n`;

/** Parses the text of a baseline. Throws an error with the reason if it is none. */
export function parseBaseline(text: string): KnownViolation[] {
  const json = parseJson(text);
  if (json === undefined) throw new Error('it is not JSON');
  if (!isRecord(json) || !Array.isArray(json.violations)) throw new Error('it has no list of violations');
  if (json.version !== VERSION) throw new Error(`its version is not ${VERSION}`);
  const violations: readonly unknown[] = json.violations;
  const isKnown = (each: unknown): each is KnownViolation =>
    isRecord(each) && KEYS.every((key) => typeof each[key] === 'string');
  const invalid = violations.findIndex((each) => !isKnown(each));
  if (invalid >= 0) throw new Error(`its entry ${invalid + 1} has no ${KEYS.join(', ')}`);
  return violations.filter(isKnown);
}
