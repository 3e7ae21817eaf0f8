import { answerLaws } from './answers';
import { pagingLaws } from './paging';
import { refusalLaws } from './refusals';
import { sessionLaws } from './sessions';
import { writeLaws } from './writes';

/** Every rule with its id and sentence, in the order of reports. */
export const allLaws: readonly { readonly id: string; readonly promise: string }[] = [
  ...answerLaws,
  ...pagingLaws,
  ...sessionLaws(undefined),
  ...refusalLaws,
  ...writeLaws,
];
