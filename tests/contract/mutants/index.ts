import { answerMutants } from './answers';
import { pagingMutants } from './paging';
import { refusalMutants } from './refusals';
import { valueMutants } from './values';
import { writeMutants } from './writes';

/** Every backend that breaks one promise. */
export const mutants = [
  ...answerMutants,
  ...valueMutants,
  ...pagingMutants,
  ...refusalMutants,
  ...writeMutants,
];
