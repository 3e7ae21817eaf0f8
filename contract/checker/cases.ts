import type { Send } from './client';
import {
  reasonNotJudged,
  requestOf,
  requestWithoutToken,
  type Rule,
  type RuleContext,
  type RuleResult,
  type Target,
  type WriteTarget,
} from './rule';
import { ruleGroups } from './rules';
import type { WriteOptions } from './rules/writeRule';
import type { Targets } from './targets';

/** One rule for one call. */
export interface Case {
  readonly rule: string;
  readonly call: string;
  /** Checks the rule. `wrap` is applied to the function that sends its requests. */
  readonly run: (wrap: (send: Send) => Send) => Promise<RuleResult>;
}

/** A rule with the target that it checks. */
interface BoundRule {
  readonly id: string;
  readonly check: (send: Send) => Promise<RuleResult>;
}

/** Returns the rules for a target. */
function rulesFor(target: Target, context: RuleContext): BoundRule[] {
  const bind = <T extends Target>(rules: readonly Rule<T>[], to: T): BoundRule[] =>
    rules
      .filter(({ appliesTo }) => appliesTo?.(to) ?? true)
      .map(({ id, check }) => ({ id, check: (send) => check(to, send, context) }));
  return ruleGroups.flatMap((group) => {
    switch (group.scope) {
      case 'calls':
        // The backend checks token and origin before it reads the body, so once per list is enough.
        return target.kind === 'list' && target.isFurtherOption ? [] : bind(group.rules, target);
      case 'reads':
        return target.kind === 'write' ? [] : bind(group.rules, target);
      case 'lists':
        return target.kind === 'list' ? bind(group.rules, target) : [];
      case 'writes':
        return [];
    }
  });
}

/** The rules that report that the first request of a call that reads gets no response, or none from the call. */
const REPORTERS: readonly string[] = ['answers', 'status'];

/**
 * Returns the cases of one target. If the backend lacks the call, redirects it or doesn't respond, only one rule reports
 * it, and the others are skipped.
 */
function casesOf(target: Target, send: Send, context: RuleContext): Case[] {
  const isWrite = target.kind === 'write';
  // To test whether a call that changes data exists, send it without a token, so that nothing is changed.
  const probe = isWrite ? requestWithoutToken(target, context) : requestOf(target);
  const reporters = isWrite ? ['token-missing'] : REPORTERS;
  return rulesFor(target, context).map(({ id, check }) => ({
    rule: id,
    call: target.name,
    run: async (wrap) => {
      const reason = reporters.includes(id) ? undefined : reasonNotJudged(await send(probe));
      return reason ?? check(wrap(send));
    },
  }));
}

/** Returns the cases of calls that read data, and those of calls that change data, which get no valid token. */
export function parallelCases(
  { targets, unreachable }: Targets,
  writes: readonly WriteTarget[],
  send: Send,
  context: RuleContext,
): Case[] {
  const unreachableCases = unreachable.map(({ call, reason }) => ({
    rule: 'answers',
    call,
    run: () => Promise.resolve(reason),
  }));
  return [
    ...unreachableCases,
    ...[...targets, ...writes].flatMap((target) => casesOf(target, send, context)),
  ];
}

/** Returns the cases that change data. They run one after the other. */
export const writeCases = (send: Send, options: WriteOptions): Case[] =>
  ruleGroups.flatMap((group) =>
    group.scope === 'writes'
      ? group.rules.map(({ id, call, check }) => ({
          rule: id,
          call,
          run: (wrap) => check(wrap(send), options),
        }))
      : [],
  );
