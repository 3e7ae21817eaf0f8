import type { Report } from '../types';
import { curlOf, findingsOf, rowsOf, summaryOf } from './summary';
import { unprovenLines } from './unproven';

/** Returns the section about what was not proven, or nothing. */
function unprovenSection(report: Report): string[] {
  const lines = unprovenLines(report).map(({ kind, what, reason }) => `    ${kind}  ${what}: ${reason}`);
  return lines.length > 0 ? [['Not proven by any response:', ...lines].join('\n')] : [];
}

/** Formats the report as text: a table of the calls, then each violation with a command that repeats it. */
export function terminalReport(report: Report): string {
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
  const violations = findingsOf(report).map(({ rule, call, expected, got, exchange }) =>
    [
      `✗ ${rule}: ${call}`,
      `    expected  ${expected}`,
      `    got       ${got}`,
      ...(exchange ? [`    repeat    ${curlOf(exchange)}`] : []),
    ].join('\n'),
  );
  return [table.join('\n'), ...violations, ...unprovenSection(report), summaryOf(report)].join('\n\n');
}
