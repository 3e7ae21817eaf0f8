import { answerRules } from './answers';
import { pagingRules } from './paging';
import { refusalRules } from './refusals';
import { sessionRules } from './sessions';
import { writeRules } from './writes';

/** Every rule with its id and sentence, in the order of reports. */
export const allRules: readonly { readonly id: string; readonly promise: string }[] = [
  ...answerRules,
  ...pagingRules,
  ...sessionRules(undefined),
  ...refusalRules,
  ...writeRules,
];
