import { sameAmounts } from './amounts';
import { responseRules } from './responses';
import { corsRules, httpRules } from './http';
import { pagingRules } from './paging';
import { invalidRequestRules } from './invalidRequests';
import { sessionRules } from './sessions';
import { writeRules } from './writes';

export const allRules: readonly { readonly id: string; readonly description: string }[] = [
  ...responseRules,
  ...pagingRules,
  sameAmounts,
  ...httpRules,
  ...corsRules(undefined),
  ...sessionRules(undefined),
  ...invalidRequestRules,
  ...writeRules,
];
