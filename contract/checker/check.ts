import * as registry from '../../src/resources';
import { isObject, getValue, type Resource } from '../../src/core/defineResource';
import { createClient, Stopped, type Send } from './client';
import { withoutSecrets } from './collectSecrets';
import { toReported } from './redact';
import {
  successBody,
  isMissing,
  MISSING_CALL,
  type Rule,
  type ListTarget,
  type Target,
  type RuleResult,
} from './rule';
import { sameAmounts } from './rules/amounts';
import { responseRules } from './rules/responses';
import { corsRules, httpRules } from './rules/http';
import { pagingRules } from './rules/paging';
import { invalidRequestRules } from './rules/invalidRequests';
import { sessionRules } from './rules/sessions';
import { writeRules } from './rules/writes';
import { readTargets, writeTargets } from './targets';
import type { CheckOptions, HttpExchange, RuleOutcome, Report } from './types';
import { reportUnexpected } from './unexpected';

interface Case {
  readonly rule: string;
  readonly call: string;
  readonly run: () => Promise<RuleResult>;
}

/**
 * Returns the id to request for each resource that reads an object by id. The id is `recipient`, or else the
 * id of the member's sponsor, from the dashboard.
 */
async function idsOf(resources: readonly Resource[], recipient: string | undefined, send: Send) {
  const named = resources.filter(isObject).filter(({ idKey }) => idKey !== undefined);
  const dashboard = successBody(await send({ method: 'GET', path: 'api/user/dashboard' }));
  const memberId = recipient ?? getValue(dashboard?.data, 'user.sponserId');
  const id =
    typeof memberId === 'number' || (typeof memberId === 'string' && memberId !== '')
      ? String(memberId)
      : undefined;
  return Object.fromEntries(named.flatMap(({ name }) => (id === undefined ? [] : [[name, id]])));
}

/** Returns the checks of one target. If the backend lacks the call, only one rule reports it. */
function casesOf(target: Target, rules: readonly Rule[], send: Send): Case[] {
  const { contract, body, kind, name: call } = target;
  // To test whether a call that changes data exists, send it without a token, so that nothing is changed.
  const reporter = kind === 'write' ? 'token-missing' : 'status';
  let probe: Promise<HttpExchange> | undefined;
  const unlessMissing = (id: string, check: () => Promise<RuleResult>): Case => ({
    rule: id,
    call,
    run: async () => {
      if (id === reporter) return check();
      probe ??= send({ ...contract, body, ...(kind === 'write' && { token: null }) });
      return isMissing(await probe) ? MISSING_CALL : check();
    },
  });
  const ownCases = rules.map((rule) => unlessMissing(rule.id, () => rule.check(target, send)));
  if (target.kind !== 'list') return ownCases;
  return [
    ...ownCases,
    ...[...pagingRules, sameAmounts].map((rule) =>
      unlessMissing(rule.id, () => rule.check(target satisfies ListTarget, send)),
    ),
  ];
}

/**
 * Checks a backend against the contract: all rules on the calls that read data, the session and CORS rules on
 * the calls that change data and, with `writes`, the rules that really change data. Returns a report. If
 * `signal` stops the check, the report is incomplete. Throws only for invalid options; a host that does not
 * respond is reported as a violation.
 */
async function runChecks(options: CheckOptions): Promise<Report> {
  const { resources = Object.values(registry), rules, writes = false, recipient, onOutcome } = options;
  const isChosen = ({ rule }: Case) => rules === undefined || rules.includes(rule);
  const { send, requestCount } = createClient(options);
  const uninterrupted = createClient({ ...options, signal: undefined });
  const startedAt = new Date();
  const outcomes: RuleOutcome[] = [];
  const tokens = { $TOKEN: options.token, $EXPIRED_TOKEN: options.expiredToken };
  let stopped = false;

  const runCase = async ({ rule, call, run }: Case, total: number) => {
    const start = Date.now();
    const result = await run().catch(reportUnexpected);
    const violations = typeof result === 'string' ? [] : result;
    const outcome: RuleOutcome = {
      rule,
      call,
      findings: violations.map(({ expected, got, exchange }) => ({
        rule,
        call,
        expected,
        got,
        exchange: exchange && toReported(exchange, tokens),
      })),
      skipped: typeof result === 'string' ? result : undefined,
      ms: Date.now() - start,
    };
    outcomes.push(outcome);
    onOutcome?.(outcome, outcomes.length, total);
  };

  try {
    const { targets, unreachable } = await readTargets(
      resources,
      await idsOf(resources, recipient, send),
      send,
    );
    const sessions = sessionRules(options.expiredToken);
    const cors = corsRules(options.origin);
    const reads = targets.flatMap((target) =>
      casesOf(target, [...responseRules, ...sessions, ...invalidRequestRules, ...httpRules, ...cors], send),
    );
    const guardedWrites = writeTargets(resources).flatMap((target) =>
      casesOf(target, [...sessions, ...cors], send),
    );
    const writeOptions = {
      recipient,
      sendUninterrupted: uninterrupted.send,
      marker: `contract check ${startedAt.toISOString()} ${Math.random().toString(36).slice(2)}`,
    };
    const writeCases: Case[] = writes
      ? writeRules.map(({ id, call, check }) => ({ rule: id, call, run: () => check(send, writeOptions) }))
      : [];
    const unreachableCases: Case[] = unreachable.map(({ call, reason }) => ({
      rule: 'answers',
      call,
      run: () => Promise.resolve(reason),
    }));
    const parallelCases = [...unreachableCases, ...reads, ...guardedWrites].filter(isChosen);
    const sequentialCases = writeCases.filter(isChosen);
    const total = parallelCases.length + sequentialCases.length;
    await Promise.all(parallelCases.map((each) => runCase(each, total)));
    for (const each of sequentialCases) {
      if (options.signal?.aborted) throw new Stopped();
      await runCase(each, total);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = true;
  }
  return {
    host: options.host,
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    requests: requestCount() + uninterrupted.requestCount(),
    writes,
    stopped,
    outcomes,
  };
}

/** Checks a backend like `runChecks`. The report and errors contain no secret that was sent or received. */
export const checkContract = withoutSecrets(runChecks);
