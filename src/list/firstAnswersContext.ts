import { createContext } from 'react';
import type { FirstAnswers } from '../core/firstAnswers';

/** What lists and objects begin with, where it is there already. */
export const FirstAnswersContext = createContext<FirstAnswers>({
  list: () => undefined,
  object: () => undefined,
});
