import type { Comparison } from '../baseline';
import { MAX_TEXT_LENGTH } from '../redact';
import type { HttpExchange, Finding, RuleOutcome, Report, Unproven } from '../types';

export type RuleState = 'passed' | 'failed' | 'skipped';

export const stateOf = ({ findings, skipped }: RuleOutcome): RuleState =>
  findings.length > 0 ? 'failed' : skipped === undefined ? 'passed' : 'skipped';

/** Returns one row for each call, with the number of rules in each state, sorted by the name of the call. */
export function rowsOf({ outcomes }: Report) {
  const rows = new Map<string, Record<RuleState, number>>();
  for (const outcome of outcomes) {
    const row = rows.get(outcome.call) ?? { passed: 0, failed: 0, skipped: 0 };
    row[stateOf(outcome)] += 1;
    rows.set(outcome.call, row);
  }
  return [...rows]
    .map(([call, states]) => ({ call, ...states }))
    .sort((a, b) => a.call.localeCompare(b.call));
}

export const findingsOf = ({ outcomes }: Report): Finding[] => outcomes.flatMap(({ findings }) => findings);

const TOKEN_VARIABLES = /(\$TOKEN|\$EXPIRED_TOKEN)/;

/**
 * Quotes a text for a POSIX shell: in single quotes, in which all characters stand for themselves. $TOKEN and
 * $EXPIRED_TOKEN are in double quotes, so that the shell inserts the value of the variable.
 */
function quoted(text: string): string {
  const parts = text
    .split(TOKEN_VARIABLES)
    .map((part, index) => (index % 2 ? `"${part}"` : part && `'${part.replaceAll("'", "'\\''")}'`));
  return parts.join('') || "''";
}

/** Formats a curl command that repeats a request. */
export function curlOf({
  method,
  url,
  headers,
  body,
  noResponse,
}: Pick<HttpExchange, 'method' | 'url' | 'headers' | 'body'> & Partial<HttpExchange>): string {
  const headerOptions = Object.entries(headers).map(([name, value]) =>
    // `curl -H 'Name:'` removes a header; a semicolon sends it empty.
    value === ''
      ? `-H ${quoted(`${name};`)}`
      : /^\$(EXPIRED_)?TOKEN$/.test(value)
        ? `-H "${name}: ${value}"`
        : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data =
    body === undefined
      ? []
      : body.length > MAX_TEXT_LENGTH
        ? [`--data-binary @- # a body of more than ${MAX_TEXT_LENGTH} characters`]
        : // A body that begins with @ would be the name of a file.
          [`${body.startsWith('@') ? '--data-raw' : '--data-binary'} ${quoted(body)}`];
  // Without -g, curl expands braces and brackets in a URL.
  const globs = /[[\]{}]/.test(url) ? ['-g'] : [];
  // A server compresses only on request, so this may be why its body can't be read. Some builds of curl lack the option.
  const compressed = noResponse?.includes("body can't be read") ? ['--compressed'] : [];
  return ['curl -sS', ...compressed, ...globs, `-X ${method}`, quoted(url), ...headerOptions, ...data].join(
    ' ',
  );
}

/** Returns whether no rule could be checked: none was chosen, or all were skipped. */
export const isEmpty = ({ outcomes }: Report): boolean =>
  outcomes.every((outcome) => stateOf(outcome) === 'skipped');

/** Summarizes the comparison with a baseline in one line. */
export const baselineSummary = ({ file, known, added, gone, notChecked }: Comparison): string =>
  `Baseline ${file}: ${known.length} known, ${added.length} new, ${gone.length} no longer occur, ${notChecked.length} not checked`;

/** Summarizes the report in one line; with a baseline, by what is new. */
export function summaryOf(report: Report, comparison?: Comparison): string {
  const states = report.outcomes.map(stateOf);
  const count = (state: RuleState) => states.filter((each) => each === state).length;
  const failed = count('failed');
  const isAsKnown = comparison && comparison.added.length + comparison.gone.length === 0;
  const result = isEmpty(report)
    ? 'Nothing was checked'
    : isAsKnown && failed > 0
      ? `No new violations, ${failed} failed as known`
      : failed > 0
        ? `${failed} failed`
        : report.stopped
          ? 'No violation so far'
          : 'All checked rules passed';
  const rest = `${count('passed')} passed, ${count('skipped')} skipped`;
  const because = report.stopReason === undefined ? '' : `: ${report.stopReason}`;
  const stopped = report.stopped ? ` · stopped before the end${because}` : '';
  return `${result}: ${rest}, ${report.requests} requests in ${(report.ms / 1000).toFixed(0)} s${stopped}`;
}

/** Returns what the check did not prove, in one line for each call or kind, and reason. */
export function unprovenLines({ unproven }: Pick<Report, 'unproven'>) {
  const lines = new Map<string, Pick<Unproven, 'kind' | 'what' | 'reason'>>();
  for (const { kind, reason, ...item } of unproven) {
    const [group, part] = kind === 'call' ? ['', item.call] : [item.call, item.what];
    const key = JSON.stringify([kind, group, reason]);
    const line = lines.get(key);
    const what = line ? `${line.what}, ${part}` : `${group && `${group}: `}${part}`;
    lines.set(key, { kind, what, reason });
  }
  return [...lines.values()];
}
