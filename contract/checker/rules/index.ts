import type { ListTarget, Rule, Target } from '../rule';
import { amountRules } from './amounts';
import { bindingShows, specialKeysRejected } from './bindingWrites';
import { corsRules, httpRules, sessionRules } from './http';
import { invalidRequestRules } from './invalidRequests';
import { pagingRules } from './paging';
import { rejectedWrites } from './rejectedWrites';
import { responseRules } from './responses';
import type { WriteRule } from './writeRule';
import { phoneShows, ticketShows, transferShows } from './writeShows';

/**
 * A group of rules and the calls that they concern:
 *
 * - `reads`: each call that reads, once per option.
 * - `lists`: each list, once per option.
 * - `calls`: each call once, also those that change data, which are sent without a valid token.
 * - `writes`: calls that change data, with a valid token; only with `--writes`.
 */
export type RuleGroup = { readonly title: string } & (
  | { readonly scope: 'reads'; readonly rules: readonly Rule[] }
  | { readonly scope: 'calls'; readonly rules: readonly Rule<Target>[] }
  | { readonly scope: 'lists'; readonly rules: readonly Rule<ListTarget>[] }
  | { readonly scope: 'writes'; readonly rules: readonly WriteRule[] }
);

/** The rules for calls that change data. They run one after the other, never in parallel. */
export const writeRules: readonly WriteRule[] = [
  ticketShows,
  bindingShows,
  phoneShows,
  transferShows,
  ...rejectedWrites,
  specialKeysRejected,
];

/** The registry of rules. The check, the option --rules and the reports use it. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: 'Responses', scope: 'reads', rules: responseRules },
  { title: 'Paging', scope: 'lists', rules: pagingRules },
  { title: 'HTTP', scope: 'reads', rules: httpRules },
  { title: 'CORS', scope: 'calls', rules: corsRules },
  { title: 'Amounts', scope: 'lists', rules: amountRules },
  { title: 'Sessions', scope: 'calls', rules: sessionRules },
  { title: 'Invalid requests', scope: 'reads', rules: invalidRequestRules },
  { title: 'Writes', scope: 'writes', rules: writeRules },
];

/** All rules. A rule about several calls that change data is listed once, with the description of its first call. */
export const allRules = ruleGroups
  .flatMap(({ title, scope, rules }) =>
    rules.map(({ id, description }) => ({ id, description, group: title, scope })),
  )
  .filter(({ id }, index, all) => all.findIndex((rule) => rule.id === id) === index);
