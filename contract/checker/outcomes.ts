import { toReported } from './redact';
import type { RuleResult } from './rule';
import { stableText } from './stableText';
import type { Finding, RuleOutcome } from './types';

/** Returns the outcome of a rule for a call, as a report contains it. `ms` is the time of its responses. */
export function toOutcome(rule: string, call: string, result: RuleResult, ms: number): RuleOutcome {
  if (typeof result === 'string') return { rule, call, findings: [], skipped: result, ms };
  const findings = result.map(({ expected, got, exchange }) => ({
    rule,
    call,
    expected,
    got,
    exchange: exchange && toReported(exchange),
  }));
  return { rule, call, findings, skipped: undefined, ms };
}

/** Returns what identifies the cause of a server error: path, status and what is stable in the response; undefined for others. */
function causeOf({ got, exchange }: Finding): string | undefined {
  if (!exchange || exchange.status < 500 || !got.startsWith('status 5')) return undefined;
  return `${exchange.method} ${new URL(exchange.url).pathname} ${stableText(got)}`;
}

/**
 * Returns the outcomes with one violation for each cause of a server error: a backend that fails in one place fails
 * for many requests of a call. The first outcome keeps its violation, the others are skipped and name it.
 */
export function mergeServerErrors(outcomes: readonly RuleOutcome[]): RuleOutcome[] {
  const first = new Map<string, RuleOutcome>();
  return outcomes.map((outcome) => {
    const causes = outcome.findings.map(causeOf);
    const [known] = causes.map((cause) => first.get(cause ?? ''));
    if (known && causes.every((cause) => first.has(cause ?? '')))
      return { ...outcome, findings: [], skipped: `the same server error as ${known.rule} of ${known.call}` };
    for (const cause of causes) if (cause !== undefined && !first.has(cause)) first.set(cause, outcome);
    return outcome;
  });
}
