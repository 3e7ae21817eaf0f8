import { listRules } from './listRules';
import type { ProviderRule } from './rule';
import { otherRules } from './otherRules';

/** Every rule that a data provider must keep for each resource that the rule applies to. */
export const providerRules: readonly ProviderRule[] = [...listRules, ...otherRules];
