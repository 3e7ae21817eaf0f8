import { escapeHtml } from '../../../src/core/escapeHtml';
import type { Comparison } from '../baseline';
import type { Finding, RuleOutcome, Report } from '../types';
import { curlOf, stateOf, unprovenLines } from './summary';

/** Escapes a text for XML and HTML, and removes the characters that XML forbids. */
export const escape = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
  escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

function testcase(outcome: RuleOutcome, isKnown: (finding: Finding) => boolean): string {
  const open = `    <testcase classname="${escape(outcome.call)}" name="${escape(outcome.rule)}" time="${(outcome.ms / 1000).toFixed(3)}"`;
  if (outcome.skipped !== undefined)
    return `${open}><skipped message="${escape(outcome.skipped)}"/></testcase>`;
  const added = outcome.findings.filter((finding) => !isKnown(finding));
  const [known] = outcome.findings;
  if (added.length === 0 && known)
    return `${open}><skipped message="${escape(`known violation: expected ${known.expected}, got ${known.got}`)}"/></testcase>`;
  const failures = added.map(({ expected, got, exchange }) => {
    const command = exchange ? `\n${curlOf(exchange)}` : '';
    return `<failure message="${escape(`expected ${expected}`)}">${escape(`got ${got}${command}`)}</failure>`;
  });
  return failures.length > 0 ? `${open}>${failures.join('')}</testcase>` : `${open}/>`;
}

function unprovenSuite(report: Report): string {
  const text = unprovenLines(report)
    .map(({ kind, what, reason }) => `${kind} ${what}: ${reason}`)
    .join('\n');
  return `  <testsuite name="not proven by any response" tests="0" failures="0" skipped="0">\n    <system-out>${escape(text)}</system-out>\n  </testsuite>`;
}

/** Formats the known violations that no longer occur as a suite that fails, because their baseline must be updated. */
function goneSuite(gone: Comparison['gone']): string[] {
  if (gone.length === 0) return [];
  const cases = gone.map(
    ({ rule, call, got }) =>
      `    <testcase classname="${escape(call)}" name="${escape(rule)}"><failure message="a known violation no longer occurs">${escape(got)}</failure></testcase>`,
  );
  const head = `name="baseline" tests="${gone.length}" failures="${gone.length}" skipped="0"`;
  return [`  <testsuite ${head}>\n${cases.join('\n')}\n  </testsuite>`];
}

/** Formats the report as JUnit XML: a suite for each call, a test case for each rule. Known violations are skipped. */
export function junitReport(report: Report, comparison?: Comparison): string {
  const known = new Set(comparison?.known);
  const isKnown = (finding: Finding) => known.has(finding);
  const stateIn = (outcome: RuleOutcome) =>
    outcome.findings.length > 0 && outcome.findings.every(isKnown) ? 'skipped' : stateOf(outcome);
  const calls = new Map<string, RuleOutcome[]>();
  for (const outcome of report.outcomes)
    calls.set(outcome.call, [...(calls.get(outcome.call) ?? []), outcome]);
  const suites = [...calls].map(([call, outcomes]) => {
    const count = (state: ReturnType<typeof stateOf>) =>
      outcomes.filter((each) => stateIn(each) === state).length;
    const head = `name="${escape(call)}" tests="${outcomes.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
    return `  <testsuite ${head}>\n${outcomes.map((each) => testcase(each, isKnown)).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${(report.ms / 1000).toFixed(3)}">\n${[...suites, ...goneSuite(comparison?.gone ?? []), unprovenSuite(report)].join('\n')}\n</testsuites>\n`;
}
