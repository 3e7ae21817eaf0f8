import { createContext, use } from 'react';

/** Shows a toast: a success for 2 s, an error for 4 s (product.md: Constants). */
export type Notify = (type: 'success' | 'error', message: string) => void;

export const NotifyContext = createContext<Notify>(() => undefined);

/** The toast of the surrounding app. */
export const useNotify = () => use(NotifyContext);
