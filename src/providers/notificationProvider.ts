import type { NotificationProvider, OpenNotificationParams } from '@refinedev/core';
import type { MessageInstance } from 'antd/es/message/interface';
import type { ReactNode } from 'react';

/** At most this many toasts at once (product.md: Constants). */
export const TOAST_LIMIT = 20;

/** How long a toast stays, in seconds: 2000 ms for success, 4000 ms for the rest, 0 until dismissed. */
const seconds = { success: 2, error: 4, progress: 0 } as const;

/** Draws the words of a toast, which can dismiss it. */
type DrawToast = (text: string, dismiss: () => void) => ReactNode;

const asItIs: DrawToast = (text) => text;

export interface Notifications extends NotificationProvider {
  /** Hands over the place where toasts are drawn, and how their words are; those that came before are shown then. */
  attach(toasts: MessageInstance, draw?: DrawToast): void;
  /** Resolves when something is to be shown for the first time. */
  readonly wanted: Promise<void>;
}

/**
 * Refine's notifications on antd's messages, and the only way to a toast. The object is made once, so `open`
 * stays the same function. What became of something clears the toasts before it (product.md: Errors), what is
 * under way stands beside them; equal words are one toast, however many calls fail with them.
 */
export function createNotificationProvider(): Notifications {
  let toasts: MessageInstance | undefined;
  let draw = asItIs;
  /** What came before there was a place for it. */
  let waiting: readonly OpenNotificationParams[] = [];
  let want = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const open = (notification: OpenNotificationParams) => {
    const { key: name, message, description, type } = notification;
    if (!toasts) {
      waiting = type === 'progress' ? [...waiting, notification] : [notification];
      want();
      return;
    }
    const key = name ?? message;
    const text = description ? `${message}: ${description}` : message;
    if (type !== 'progress') toasts.destroy();
    void toasts.open({
      key,
      content: draw(text, () => toasts?.destroy(key)),
      type: type === 'progress' ? 'loading' : type,
      duration: seconds[type],
    });
  };
  return {
    wanted,
    attach(instance, drawText = asItIs) {
      toasts = instance;
      draw = drawText;
      const late = waiting;
      waiting = [];
      late.forEach(open);
    },
    open,
    close(key) {
      waiting = waiting.filter((notification) => (notification.key ?? notification.message) !== key);
      toasts?.destroy(key);
    },
  };
}
