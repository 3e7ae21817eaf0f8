import type { Request, Send } from './client';
import {
  requestOf,
  requestWithoutToken,
  type Rule,
  type RuleContext,
  type RuleResult,
  type Target,
  type WriteTarget,
} from './rule';
import { ruleGroups, writeRules } from './rules';
import type { WriteOptions } from './rules/writeRule';
import type { Targets } from './targets';

/** One rule for one call. */
export interface Case {
  readonly rule: string;
  readonly call: string;
  /**
   * The valid request. If the backend lacks the call, redirects it or doesn't respond, the rule is skipped. Undefined for
   * the rules that report this.
   */
  readonly probe?: Request | undefined;
  readonly check: (send: Send) => Promise<RuleResult>;
}

function casesOf(target: Target, context: RuleContext): Case[] {
  // To test whether a call that changes data exists, send it without a token, so that nothing is changed.
  const request = target.kind === 'write' ? requestWithoutToken(target, context) : requestOf(target);
  // The rules that report a first request without a response, or with one that isn't from the call.
  const reporters = target.kind === 'write' ? ['token-missing'] : ['answers', 'status'];
  const bind = <T extends Target>(rules: readonly Rule<T>[], to: T): Case[] =>
    rules
      .filter(({ appliesTo }) => appliesTo?.(to) ?? true)
      .map(({ id, check }) => ({
        rule: id,
        call: to.name,
        probe: reporters.includes(id) ? undefined : request,
        check: (send) => check(to, send, context),
      }));
  return ruleGroups.flatMap((group) => {
    // The backend checks token and origin before it reads the body, so once per list is enough.
    if (group.scope === 'calls')
      return target.kind === 'list' && target.isFurtherOption ? [] : bind(group.rules, target);
    if (group.scope === 'reads') return target.kind === 'write' ? [] : bind(group.rules, target);
    return group.scope === 'lists' && target.kind === 'list' ? bind(group.rules, target) : [];
  });
}

/** Returns the cases of calls that read data, and those of calls that change data, which get no valid token. */
export const parallelCases = (
  { targets, unreachable }: Targets,
  writes: readonly WriteTarget[],
  context: RuleContext,
): Case[] => [
  ...unreachable.map(({ call, reason }) => ({ rule: 'answers', call, check: () => Promise.resolve(reason) })),
  ...[...targets, ...writes].flatMap((target) => casesOf(target, context)),
];

/** Returns the cases that change data. They run one after the other. */
export const writeCases = (options: WriteOptions): Case[] =>
  writeRules.map(({ id, call, check }) => ({ rule: id, call, check: (send) => check(send, options) }));
