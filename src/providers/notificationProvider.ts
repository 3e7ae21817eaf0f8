import type { NotificationProvider } from '@refinedev/core';
import type { MessageInstance } from 'antd/es/message/interface';

/** At most this many toasts at once (product.md: Constants). */
export const TOAST_LIMIT = 20;

/** How long a toast stays, in seconds: 2000 ms for success, 4000 ms for the rest, 0 until dismissed. */
const seconds = { success: 2, error: 4, progress: 0 } as const;

export interface Notifications extends NotificationProvider {
  /** Hands over the place where toasts are drawn; until then none are shown. */
  attach(toasts: MessageInstance): void;
}

/**
 * Refine's notifications on antd's messages, and the only way to a toast. The object is made once, so `open`
 * stays the same function. An error clears the toasts before it (product.md: Errors); equal words are one
 * toast, however many calls fail with them.
 */
export function createNotificationProvider(): Notifications {
  let toasts: MessageInstance | undefined;
  return {
    attach: (instance) => {
      toasts = instance;
    },
    open({ key, message, description, type }) {
      if (type === 'error') toasts?.destroy();
      void toasts?.open({
        key: key ?? message,
        content: description ? `${message}: ${description}` : message,
        type: type === 'progress' ? 'loading' : type,
        duration: seconds[type],
      });
    },
    close: (key) => toasts?.destroy(key),
  };
}
