import type { Report } from '../types';
import type { Comparison } from '../baseline';
import { baselineSummary, curlOf, findingsOf, rowsOf, summaryOf, unprovenLines } from './summary';

function unprovenSection(report: Report): string[] {
  const lines = unprovenLines(report).map(({ kind, what, reason }) => `    ${kind}  ${what}: ${reason}`);
  return lines.length > 0 ? [['Not proven by any response:', ...lines].join('\n')] : [];
}

/** Returns a text without control characters: with them, a backend could change what the terminal shows. */
const printable = (text: string) => text.replace(/\p{Cc}+/gu, ' ');

function baselineText(comparison: Comparison): string {
  const lines = [
    ...comparison.known.map(({ rule, call }) => `· known: ${rule}: ${call}`),
    ...comparison.gone.map(
      ({ id, rule, call, got }) => `✗ no longer occurs: ${rule}: ${call} (${id}), it was: ${printable(got)}`,
    ),
  ];
  return [...new Set(lines), baselineSummary(comparison)].join('\n');
}

/**
 * Formats the report as text: a table of the calls, then each violation with a command that repeats it. With a
 * baseline, only new violations.
 */
export function terminalReport(report: Report, comparison?: Comparison): string {
  const rows = rowsOf(report);
  const widest = Math.max(4, ...rows.map(({ call }) => call.length));
  const line = (cells: readonly (string | number)[]) => {
    const [call = '', ...numbers] = cells;
    return `${String(call).padEnd(widest)}  ${numbers.map((number) => String(number).padStart(7)).join('  ')}`;
  };
  const table = [
    line(['call', 'passed', 'failed', 'skipped']),
    ...rows.map(({ call, passed, failed, skipped }) => line([call, passed, failed || '·', skipped || '·'])),
  ];
  const violations = (comparison?.added ?? findingsOf(report)).map(
    ({ rule, call, expected, got, exchange }) =>
      [
        `✗ ${rule}: ${call}`,
        `    expected  ${printable(expected)}`,
        `    got       ${printable(got)}`,
        ...(exchange ? [`    repeat    ${curlOf(exchange)}`] : []),
      ].join('\n'),
  );
  const baseline = comparison ? [baselineText(comparison)] : [];
  return [
    table.join('\n'),
    ...violations,
    ...unprovenSection(report),
    ...baseline,
    summaryOf(report, comparison),
  ].join('\n\n');
}
