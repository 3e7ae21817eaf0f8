import type { Comparison } from '../baseline';
import { oneLine } from '../rule';
import type { Finding, Report } from '../types';
import { baselineSummary, findingsOf, rowsOf, summaryOf, unprovenLines } from './summary';

/** The maximum size of a summary in bytes: GitHub rejects a larger one. */
export const MAX_SUMMARY_BYTES = 1024 * 1024;
/** Room for the line that says what is missing. */
const RESERVED_BYTES = 200;

/** Escapes a text of the server for a table cell: one line, in which no character formats or links. */
const escapeCell = (text: string): string =>
  oneLine(text)
    .replace(/[&<>|`*_~[\]\\#@]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//');

const row = (...cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
const table = (...titles: readonly string[]) => [
  `| ${titles.join(' | ')} |`,
  `|${' --- |'.repeat(titles.length)}`,
];

function violationTable(report: Report, comparison: Comparison | undefined): string[] {
  const titles = ['rule', 'call', 'expected', 'got'];
  const cells = ({ rule, call, expected, got }: Omit<Finding, 'exchange'>) => [rule, call, expected, got];
  const rows = comparison
    ? [
        ...comparison.added.map((each) => row('new', ...cells(each))),
        ...comparison.gone.map((each) => row('no longer occurs', ...cells(each))),
        ...comparison.known.map((each) => row('known', ...cells(each))),
      ]
    : findingsOf(report).map((each) => row(...cells(each)));
  return rows.length > 0 ? [...table(...(comparison ? ['state'] : []), ...titles), ...rows] : [];
}

function unprovenSection(report: Report): string[] {
  const lines = unprovenLines(report);
  if (lines.length === 0) return [];
  return [
    '',
    `<details><summary>Not proven by any response: ${report.unproven.length}</summary>`,
    '',
    ...table('kind', 'what', 'reason'),
    ...lines.map(({ kind, what, reason }) => row(kind, what, reason)),
    '',
    '</details>',
  ];
}

/** Joins lines up to a size in bytes. Says how many lines are missing. */
function limitSize(lines: readonly string[], maxBytes: number): string {
  let size = 0;
  const end = lines.findIndex((line) => {
    size += Buffer.byteLength(line) + 1;
    return size > maxBytes - RESERVED_BYTES;
  });
  if (end < 0) return `${lines.join('\n')}\n`;
  const countOf = (start: string) => lines.slice(0, end).filter((line) => line.startsWith(start)).length;
  const isInDetails = countOf('<details>') > countOf('</details>');
  const note = `The summary is too long: ${lines.length - end} lines are missing. All results are in report.json.`;
  return `${[...lines.slice(0, end), '', ...(isInDetails ? ['</details>', ''] : []), note].join('\n')}\n`;
}

/** Formats the report as a summary in Markdown, of at most `maxBytes`, such as for GitHub Actions. */
export function markdownReport(report: Report, comparison?: Comparison, maxBytes = MAX_SUMMARY_BYTES) {
  const violations = violationTable(report, comparison);
  const calls = rowsOf(report).map(({ call, passed, failed, skipped }) =>
    row(call, String(passed), String(failed), String(skipped)),
  );
  const lines = [
    `## Contract of ${escapeCell(report.host)}`,
    '',
    `${escapeCell(summaryOf(report, comparison))}.`,
    ...(comparison ? ['', `${escapeCell(baselineSummary(comparison))}.`] : []),
    '',
    ...(violations.length > 0 ? ['### Violations', '', ...violations] : ['No violations.']),
    ...unprovenSection(report),
    '',
    `<details><summary>Calls: ${calls.length}</summary>`,
    '',
    ...table('call', 'passed', 'failed', 'skipped'),
    ...calls,
    '',
    '</details>',
  ];
  return limitSize(lines, maxBytes);
}

/** Formats the reason why nothing was checked as a summary in Markdown. */
export const markdownError = (reason: string): string => `## Contract\n\n${escapeCell(reason)}\n`;
