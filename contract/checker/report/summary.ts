import type { Exchange, Finding, Outcome, Report } from '../types';

export type State = 'kept' | 'broken' | 'not checked';

export const stateOf = ({ findings, skipped }: Outcome): State =>
  findings.length > 0 ? 'broken' : skipped === undefined ? 'kept' : 'not checked';

export interface Row {
  readonly call: string;
  readonly kept: number;
  readonly broken: number;
  readonly skipped: number;
}

/** Returns one row for each call, sorted by name. */
export function rowsOf({ outcomes }: Report): Row[] {
  const rows = new Map<string, Record<State, number>>();
  for (const outcome of outcomes) {
    const row = rows.get(outcome.call) ?? { kept: 0, broken: 0, 'not checked': 0 };
    row[stateOf(outcome)] += 1;
    rows.set(outcome.call, row);
  }
  return [...rows]
    .map(([call, { kept, broken, 'not checked': skipped }]) => ({ call, kept, broken, skipped }))
    .sort((a, b) => a.call.localeCompare(b.call));
}

export const findingsOf = ({ outcomes }: Report): Finding[] => outcomes.flatMap(({ findings }) => findings);

const LONGEST_BODY = 2_000;
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Formats a curl command that repeats a request, with $TOKEN in place of the token. */
export function curlOf({ method, url, headers, body }: Exchange): string {
  const sent = Object.entries(headers).map(([name, value]) =>
    value === '$TOKEN' ? '-H "Authorization: $TOKEN"' : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const data =
    body === undefined
      ? []
      : body.length > LONGEST_BODY
        ? [`--data-binary @- # ${body.length} bytes`]
        : [`--data-binary ${quoted(body)}`];
  return ['curl -sS', `-X ${method}`, quoted(url), ...sent, ...data].join(' ');
}

/** Summarizes the report in one line. */
export function verdictOf(report: Report): string {
  const states = report.outcomes.map(stateOf);
  const count = (state: State) => states.filter((each) => each === state).length;
  const broken = count('broken');
  const said = broken === 0 ? 'Every promise that was checked is kept' : `${broken} broken`;
  const rest = `${count('kept')} kept, ${count('not checked')} not checked`;
  const stopped = report.stopped ? ' · stopped before the end' : '';
  return `${said}: ${rest}, ${report.requests} requests in ${(report.ms / 1000).toFixed(0)} s${stopped}`;
}
