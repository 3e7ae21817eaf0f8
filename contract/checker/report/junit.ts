import type { RuleOutcome, Report } from '../types';
import { curlOf, stateOf } from './summary';
import { unprovenLines } from './unproven';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML and HTML, and removes the characters that XML forbids. */
export const escape = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- matches control characters on purpose
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

function testcase(outcome: RuleOutcome): string {
  const open = `    <testcase classname="${escape(outcome.call)}" name="${escape(outcome.rule)}" time="${(outcome.ms / 1000).toFixed(3)}"`;
  if (outcome.skipped !== undefined)
    return `${open}><skipped message="${escape(outcome.skipped)}"/></testcase>`;
  const failures = outcome.findings.map(({ expected, got, exchange }) => {
    const command = exchange ? `\n${curlOf(exchange)}` : '';
    return `<failure message="${escape(`expected ${expected}`)}">${escape(`got ${got}${command}`)}</failure>`;
  });
  return failures.length > 0 ? `${open}>${failures.join('')}</testcase>` : `${open}/>`;
}

/** Formats what was not proven as the output of a suite without tests. */
function unprovenSuite(report: Report): string {
  const text = unprovenLines(report)
    .map(({ kind, what, reason }) => `${kind} ${what}: ${reason}`)
    .join('\n');
  return `  <testsuite name="not proven by any response" tests="0" failures="0" skipped="0">\n    <system-out>${escape(text)}</system-out>\n  </testsuite>`;
}

/** Formats the report as JUnit XML: one suite for each call, one test case for each rule. */
export function junitReport(report: Report): string {
  const calls = new Map<string, RuleOutcome[]>();
  for (const outcome of report.outcomes)
    calls.set(outcome.call, [...(calls.get(outcome.call) ?? []), outcome]);
  const suites = [...calls].map(([call, outcomes]) => {
    const count = (state: ReturnType<typeof stateOf>) =>
      outcomes.filter((each) => stateOf(each) === state).length;
    const head = `name="${escape(call)}" tests="${outcomes.length}" failures="${count('failed')}" skipped="${count('skipped')}"`;
    return `  <testsuite ${head}>\n${outcomes.map(testcase).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" time="${(report.ms / 1000).toFixed(3)}">\n${[...suites, unprovenSuite(report)].join('\n')}\n</testsuites>\n`;
}
