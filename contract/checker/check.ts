import { getValue } from '../../src/core/defineResource';
import * as registry from '../../src/resources';
import { parallelCases, writeCases, type Case } from './cases';
import { createClient, readPaths, shareResponses, Stopped, type Send } from './client';
import { addFromExchange, withoutSecrets } from './collectSecrets';
import { collectEvidence } from './evidence';
import { mergeServerErrors, toOutcome } from './outcomes';
import { reasonNotJudged, successBody, violation, type RuleResult, type Violation } from './rule';
import type { Secrets } from './secrets';
import { readTargets, writeTargets } from './targets';
import type { CheckOptions, RuleOutcome, Report } from './types';
import { watchSession } from './watch';

/** Returns the id of a member to look up: `recipient`, or else the member's sponsor, from the dashboard. */
async function memberIdOf(recipient: string | undefined, send: Send): Promise<string | undefined> {
  const dashboard = successBody(await send({ method: 'GET', path: 'api/user/dashboard' }));
  const id = recipient ?? getValue(dashboard?.data, 'user.sponserId');
  return typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : undefined;
}

/** Returns an unexpected error of a rule as a violation, so that the other rules still run. */
export function reportUnexpected(error: unknown): readonly Violation[] {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return violation('a rule that ends', `a fault of the checker, not of the backend: ${reason}`);
}

/**
 * Checks a backend against the contract: all rules on the calls that read data, the session and CORS rules on
 * the calls that change data and, with `writes`, the rules that really change data. Returns a report. If
 * `signal` stops the check, or if the session ends or the host is gone, the report is incomplete. Throws only for
 * invalid options; a host that does not respond is reported as a violation.
 */
async function runChecks(options: CheckOptions, secrets: Secrets): Promise<Report> {
  const { resources = Object.values(registry), rules, writes = false, recipient, onOutcome } = options;
  const isChosen = ({ rule }: Case) => rules === undefined || rules.includes(rule);
  // Aborted if the check stops by itself.
  const stop = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
  const evidence = collectEvidence({ resources, rules, writes });
  const client = createClient({
    ...options,
    signal,
    onExchange: (request, exchange) => {
      addFromExchange(secrets, exchange);
      evidence.record(request, exchange);
    },
  });
  const watch = watchSession(client, readPaths(resources), stop);
  const send = shareResponses(watch.send);
  const startedAt = new Date();
  const outcomes = new Map<Pick<Case, 'rule' | 'call'>, RuleOutcome>();

  const prepare = async () => {
    const targets = await readTargets(resources, await memberIdOf(recipient, send), send);
    return parallelCases(targets, writeTargets(resources), options).filter(isChosen);
  };

  const parallel = await prepare().catch((error: unknown) => {
    if (error instanceof Stopped) return [];
    throw error;
  });
  const writeOptions = {
    recipient,
    rejected: new Set<string>(),
    sendUninterrupted: client.sendUninterrupted,
    marker: `contract check ${startedAt.toISOString()} ${Math.random().toString(36).slice(2)}`,
  };
  const sequential = writes ? writeCases(writeOptions).filter(isChosen) : [];
  const cases = [...parallel, ...sequential];

  const addOutcome = (each: Pick<Case, 'rule' | 'call'>, result: RuleResult, ms: number) => {
    const outcome = toOutcome(each.rule, each.call, result, ms);
    outcomes.set(each, outcome);
    onOutcome?.(outcome, outcomes.size, cases.length);
  };

  /** Runs a case. A case that is stopped while it runs has no outcome. */
  const runCase = async (each: Case, sendOfCase: Send): Promise<void> => {
    // The time of the responses, without the time for which requests waited for their turn.
    let ms = 0;
    const timed: Send = async (request) => {
      const exchange = await sendOfCase(request);
      ms += exchange.ms;
      return exchange;
    };
    const run = async () => {
      const reason = each.probe && reasonNotJudged(await sendOfCase(each.probe));
      return reason ?? each.check(timed);
    };
    try {
      addOutcome(each, await run(), ms);
    } catch (error) {
      if (!(error instanceof Stopped)) addOutcome(each, reportUnexpected(error), ms);
    }
  };

  await Promise.all(parallel.map((each) => runCase(each, send)));
  for (const each of sequential) {
    if (signal.aborted) break;
    await runCase(each, watch.send);
  }

  const cause = watch.stopCause();
  const unfinished = cases.filter((each) => !outcomes.has(each));
  if (cause) {
    for (const each of unfinished) addOutcome(each, `not checked: ${cause.reason}`, 0);
    if (cause.violation) addOutcome(cause, [cause.violation], 0);
  }
  // In the order of the cases, which does not depend on which response came first.
  const inOrder = new Set([...cases, ...outcomes.keys()]);
  return {
    host: options.host,
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    requests: client.requestCount(),
    writes,
    stopped: signal.aborted && (unfinished.length > 0 || cases.length === 0),
    ...(cause && { stopReason: cause.reason }),
    outcomes: mergeServerErrors([...inOrder].flatMap((each) => outcomes.get(each) ?? [])),
    unproven: evidence.unproven(),
  };
}

/** Checks a backend like `runChecks`. The report and errors contain no secret that was sent or received. */
export const checkContract = withoutSecrets(runChecks);
