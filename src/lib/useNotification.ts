import type { NotificationProvider } from '@refinedev/core';
import { createContext, use } from 'react';

/** Provides the functions that open and close toasts. Outside a provider, toasts are ignored. */
export const NotificationContext = createContext<Partial<NotificationProvider>>({});

/**
 * Returns the functions that open and close toasts, like Refine's hook of the same name. For parts that public pages render
 * too, because those pages don't load Refine.
 */
export const useNotification = () => use(NotificationContext);
