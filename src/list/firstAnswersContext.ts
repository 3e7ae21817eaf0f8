import { createContext } from 'react';
import type { FirstAnswers } from '../core/firstAnswers';

/** The prefetched data of lists and objects, used as initial data. */
export const FirstAnswersContext = createContext<FirstAnswers>({
  list: () => undefined,
  object: () => undefined,
});
