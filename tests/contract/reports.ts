// Reports of the contract checker, for tests of what is made of them.
import type { Report, RuleOutcome } from '../../contract/checker/types';

export const CALL = 'POST api/user/a (a)';

/** Returns the outcome of a rule, with a violation for each text. */
export const outcome = (rule: string, got: readonly string[] = [], call = CALL): RuleOutcome => ({
  rule,
  call,
  findings: got.map((each) => ({ rule, call, expected: 'valid', got: each, exchange: undefined })),
  skipped: undefined,
  ms: 1,
});

export const reportOf = (...outcomes: RuleOutcome[]): Report => ({
  host: 'http://a.test',
  startedAt: '2026-01-02T03:04:05.678Z',
  ms: 1000,
  requests: 7,
  writes: false,
  stopped: false,
  outcomes,
  unproven: [],
});
