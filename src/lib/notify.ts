import { createContext, use } from 'react';

/**
 * Shows a toast: a success for 2 s, an error for 4 s (product.md: Constants). Without a message, a success only closes
 * the error toasts.
 */
export type Notify = (type: 'success' | 'error', message: string) => void;

/** Provides the function that shows a toast. Outside a provider, toasts are ignored. */
export const NotifyContext = createContext<Notify>(() => undefined);

export const useNotify = () => use(NotifyContext);

/** Returns the message to show for a thrown value. */
export const errorText = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Try again.';
