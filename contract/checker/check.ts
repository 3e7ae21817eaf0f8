import * as registry from '../../src/resources';
import { isObject, pick, type Resource } from '../../src/core/defineResource';
import { createClient, Stopped, type Ask } from './client';
import { granted, type Law, type ListSubject, type Subject, type Verdict } from './law';
import { answerLaws } from './laws/answers';
import { pagingLaws } from './laws/paging';
import { refusalLaws } from './laws/refusals';
import { sessionLaws } from './laws/sessions';
import { writeLaws } from './laws/writes';
import { readSubjects, writeSubjects } from './subjects';
import type { CheckOptions, Exchange, Outcome, Report } from './types';

/** Replaces the token in the headers with $TOKEN, because reports are shared. */
const withoutToken = (exchange: Exchange, token: string): Exchange => ({
  ...exchange,
  headers: Object.fromEntries(
    Object.entries(exchange.headers).map(([name, value]) => [name, value === token ? '$TOKEN' : value]),
  ),
});

/** One rule to check on one call. */
interface Case {
  readonly law: string;
  readonly call: string;
  readonly run: () => Promise<Verdict>;
}

/** Returns the ids to look objects up by: `recipient`, or the id of the member's own sponsor. */
async function idsOf(resources: readonly Resource[], recipient: string | undefined, ask: Ask) {
  const named = resources.filter(isObject).filter(({ idKey }) => idKey !== undefined);
  const dashboard = granted(await ask({ method: 'GET', path: 'api/user/dashboard' }));
  const own = recipient ?? pick(dashboard?.data, 'user.sponserId');
  const known = typeof own === 'string' && own !== '' ? own : undefined;
  return Object.fromEntries(named.flatMap(({ name }) => (known === undefined ? [] : [[name, known]])));
}

function casesOf(subject: Subject, laws: readonly Law[], ask: Ask): Case[] {
  const own: Case[] = laws.map((law) => ({
    law: law.id,
    call: subject.name,
    run: () => law.check(subject, ask),
  }));
  if (subject.kind !== 'list') return own;
  return [
    ...own,
    ...pagingLaws.map((law) => ({
      law: law.id,
      call: subject.name,
      run: () => law.check(subject satisfies ListSubject, ask),
    })),
  ];
}

/**
 * Checks a backend against the contract: every rule on every call that reads and, with `writes`, on the calls
 * that change something. Returns a report, a partial one when `signal` stops the check. Throws only for invalid
 * options; a host that does not answer is reported as a finding.
 */
export async function checkContract(options: CheckOptions): Promise<Report> {
  const { resources = Object.values(registry), writes = false, recipient, onOutcome } = options;
  const { ask, asked } = createClient(options);
  const began = new Date();
  const outcomes: Outcome[] = [];
  let stopped = false;

  const judge = async ({ law, call, run }: Case, of: number) => {
    const start = Date.now();
    const verdict = await run();
    const broken = typeof verdict === 'string' ? [] : verdict;
    const outcome: Outcome = {
      law,
      call,
      findings: broken.map(({ expected, got, exchange }) => ({
        law,
        call,
        expected,
        got,
        exchange: exchange && withoutToken(exchange, options.token),
      })),
      skipped: typeof verdict === 'string' ? verdict : undefined,
      ms: Date.now() - start,
    };
    outcomes.push(outcome);
    onOutcome?.(outcome, outcomes.length, of);
  };

  try {
    const { subjects, unreachable } = await readSubjects(
      resources,
      await idsOf(resources, recipient, ask),
      ask,
    );
    const sessions = sessionLaws(options.expiredToken);
    const reads = subjects.flatMap((subject) =>
      casesOf(subject, [...answerLaws, ...sessions, ...refusalLaws], ask),
    );
    const guarded = writeSubjects(resources).flatMap((subject) => casesOf(subject, sessions, ask));
    const given = {
      recipient,
      mark: `contract check ${began.toISOString()} ${Math.random().toString(36).slice(2)}`,
    };
    const changing: Case[] = writes
      ? writeLaws.map(({ id, call, check }) => ({ law: id, call, run: () => check(ask, given) }))
      : [];
    const aside: Case[] = unreachable.map(({ call, why }) => ({
      law: 'answers',
      call,
      run: () => Promise.resolve(why),
    }));
    const beside = [...aside, ...reads, ...guarded];
    const all = beside.length + changing.length;
    await Promise.all(beside.map((each) => judge(each, all)));
    for (const each of changing) await judge(each, all);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    stopped = true;
  }
  return {
    host: options.host,
    began: began.toISOString(),
    ms: Date.now() - began.getTime(),
    requests: asked(),
    writes,
    stopped,
    outcomes,
  };
}
