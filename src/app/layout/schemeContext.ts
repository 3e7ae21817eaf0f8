import { createContext } from 'react';
import type { Scheme } from '../theme';

/** The colour scheme and its switch, for whoever draws the switch. */
export const SchemeContext = createContext<{ scheme: Scheme; toggleScheme: () => void }>({
  scheme: 'light',
  toggleScheme: () => undefined,
});
